import type { Entry } from '@daywell/core/journal'
import { tagsOf } from '@daywell/core/search'
import { useMemo } from 'react'

/** The tags to choose from; they are looked for only when somebody wants to choose. */
export function useTags(entries: readonly Entry[], wanted: boolean): readonly string[] {
  return useMemo(() => (wanted ? tagsOf(entries) : []), [entries, wanted])
}
