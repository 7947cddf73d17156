import { localDay } from '@daywell/core/time'
import { useJournal } from '#journal/journal-context.ts'

/** Today in the person's own calendar. */
export function useToday(): string {
  // Whenever the journal changes the day is looked at again; a page of yesterday is renewed anyway.
  useJournal()
  return localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}
