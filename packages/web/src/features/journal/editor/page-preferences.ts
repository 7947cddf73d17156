import { defaultPreferences, type FontSize, ranges } from '@daywell/core/preferences'
import { useMemo } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import { usePreferencesDeps } from '#services/preferences/preferences-context.ts'
import { PREFERENCES_KEY } from '#services/preferences/preferences-deps.ts'

interface PagePreferences {
  readonly fontSize: FontSize
  readonly lineSpacing: number
  readonly wordsPerEntry: number
}

/** Preferences that affect the page. */
export function usePagePreferences(): PagePreferences {
  const { storage, changes } = usePreferencesDeps()
  const stored = useObservable(changes, () => storage.getItem(PREFERENCES_KEY))
  return useMemo(() => readPagePreferences(stored), [stored])
}

/**
 * Invalid values fall back to defaults. Parsed by hand, so that typing doesn't wait for the
 * preferences schema to load.
 */
function readPagePreferences(stored: string | null): PagePreferences {
  const { accessibility, writingGoals } = defaultPreferences()
  const { accessibility: own, writingGoals: goals } = parse(stored)
  const { fontSize, lineSpacing } = own ?? {}
  const { wordsPerEntry } = goals ?? {}
  return {
    fontSize: isFontSize(fontSize) ? fontSize : accessibility.fontSize,
    lineSpacing: within(lineSpacing, ranges.lineSpacing) ?? accessibility.lineSpacing,
    wordsPerEntry: within(wordsPerEntry, ranges.wordsPerEntry) ?? writingGoals.wordsPerEntry,
  }
}

type Loose = Record<'accessibility' | 'writingGoals', Record<string, unknown> | undefined>

function parse(stored: string | null): Partial<Loose> {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as Partial<Loose>
  } catch {
    return {}
  }
}

function isFontSize(value: unknown): value is FontSize {
  return value === 'small' || value === 'medium' || value === 'large'
}

function within(value: unknown, { min, max }: { min: number; max: number }): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined
}
