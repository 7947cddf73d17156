import type { Entry } from '@daywell/core/journal'
import { createContext, use } from 'react'

interface Sources {
  /** The entries with these ids that are on this device. */
  readonly find: (ids: readonly string[]) => readonly Entry[]
  readonly open: (ids: readonly string[]) => void
}

const SourcesContext = createContext<Sources>({ find: () => [], open: () => {} })
export const SourcesProvider = SourcesContext.Provider

/** The entries behind a claim, and how to open them. */
export function useSources(ids: readonly string[] | undefined) {
  const { find, open } = use(SourcesContext)
  const entries = find(ids ?? [])
  return { entries, open: () => open(ids ?? []) }
}
