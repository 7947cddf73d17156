import type { Entry } from '@daywell/core/journal'
import type { Journal } from '#services/journal/journal.ts'

/**
 * Undoes a restore. Text written since is saved first and stays in the history; the page follows if
 * the entry is still on it.
 */
export async function undoRestore(
  { store, entries }: Journal,
  before: Entry,
  settle: (entryId: string) => Promise<boolean>,
): Promise<Entry> {
  if (!(await settle(before._id))) throw new Error('Saving the page failed')
  const now = store.find(before._id)
  return entries.updateEntry(before._id, editableOf(before), now?.updatedAt, now)
}

function editableOf(entry: Entry) {
  const { title, content, prompt, mood, tags, favorite, hideFromAssistant, localDate } = entry
  return { title, content, prompt, mood, tags, favorite, hideFromAssistant, localDate }
}
