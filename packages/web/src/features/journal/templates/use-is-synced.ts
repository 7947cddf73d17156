import { useObservable } from '#kit/observable/use-observable.ts'
import { useJournal } from '#services/journal/journal-context.ts'

/** Whether entries are uploaded, unless they're kept on this device. */
export function useIsSynced(): boolean {
  const levels = useJournal()?.levels
  return useObservable(levels, () => levels?.level()) !== 'local'
}
