import type { Entry } from '@daywell/core/journal'
import { useSyncExternalStore } from 'react'
import { useJournalRoom } from '#services/journal/journal-context.ts'
import { type Outcomes, runningExport } from './running-export.ts'

/** Exports entries, tells how far it is, and can be stopped. */
export function useListExport(outcomes: Outcomes) {
  const { progress, subscribe, start, stop } = runningExport(useJournalRoom())
  return {
    progress: useSyncExternalStore(subscribe, progress),
    start: (entries: readonly Entry[]) => void start(entries, outcomes),
    stop,
  }
}
