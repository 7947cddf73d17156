import type { Entry } from '@daywell/core/journal'
import type { Client } from '#api/client.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { Editor } from '../../editor/editor.ts'
import { restoreDeleted } from '../../history/restore-version.ts'

/** Deletes an entry; one that is on the page is taken off it first. Answers what was deleted. */
export async function deleteEntry(
  { store, entries }: Journal,
  editor: Editor,
  entry: Entry,
): Promise<Entry> {
  const open = editor.state().entryId
  if (open !== undefined && store.find(open)?._id === store.find(entry._id)?._id) {
    // What was typed last belongs to what is deleted, and comes back with it.
    await editor.leave()
    editor.open(undefined)
  }
  const last = store.find(entry._id) ?? entry
  await entries.deleteEntry(last._id)
  return last
}

interface DeleteEntryDeps {
  readonly journal: Journal
  readonly api: Client<'api'>
}

/** Brings an entry back: from this device as long as it has the words, else from the server. */
export async function bringBack({ journal, api }: DeleteEntryDeps, { _id }: Entry): Promise<void> {
  if (await journal.store.restore(_id)) return
  await restoreDeleted({ journal, api }, _id, 'server')
}

/** Tells when the server refuses a deletion, as long as that is not decided. */
export function onRefusal({ store }: Journal, deleted: Entry, tell: () => void): void {
  const stop = store.subscribe(() => {
    const back = store.find(deleted._id)
    const waits = store.outbox().some(({ id }) => id === deleted._id)
    if (waits) return
    stop()
    // Somebody who brings it back makes a later version of it.
    if (back?.updatedAt === deleted.updatedAt) tell()
  })
}
