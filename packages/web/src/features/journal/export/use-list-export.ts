import type { Entry } from '@daywell/core/journal'
import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournalHandle } from '#services/journal/journal-context.ts'
import { type Outcomes, runningExport } from './running-export.ts'

/** Exports entries with progress and a way to stop. */
export function useListExport(outcomes: Outcomes) {
  const running = runningExport(useJournalHandle())
  return {
    progress: useObservable(running, running.progress),
    start: (entries: readonly Entry[]) => void running.start(entries, outcomes),
    stop: running.stop,
  }
}
