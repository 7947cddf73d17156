import { completeQuery } from '@daywell/core/search'
import { useMemo } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { pastEntriesTexts } from '../past-entries.texts.ts'
import type { Suggestion } from './suggestions.tsx'

interface Suggested {
  readonly label: string
  readonly suggestions: readonly Suggestion[]
}

/** Saved searches for an empty box, or completions of what is typed. */
export function useSuggestions(
  query: string,
  tags: readonly string[],
  saved: readonly string[],
): Suggested {
  const texts = useTexts(pastEntriesTexts).search
  return useMemo(() => {
    if (query.trim() === '')
      return { label: texts.saved, suggestions: saved.map((one) => ({ label: one, query: one })) }
    const completions = completeQuery(query, tags)
    return {
      label: texts.completions,
      suggestions: completions.map(({ token, query: next }) => ({ label: token, query: next })),
    }
  }, [query, tags, saved, texts])
}
