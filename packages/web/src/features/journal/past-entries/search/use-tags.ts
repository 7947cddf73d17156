import type { Entry } from '@daywell/core/journal'
import { tagsOf } from '@daywell/core/search'
import { useMemo } from 'react'

/** All tags, collected lazily when the filter is open. */
export function useTags(entries: readonly Entry[], wanted: boolean): readonly string[] {
  return useMemo(() => (wanted ? tagsOf(entries) : []), [entries, wanted])
}
