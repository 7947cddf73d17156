import type { Entry } from '@daywell/core/journal'
import type { Client } from '#api/client.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { Editor } from '../../editor/editor.ts'
import { isOnPage } from '../../editor/is-on-page.ts'
import { restoreDeleted } from '../../history/restore-version.ts'

/** Deletes an entry, taking it off the page first. Returns the deleted entry. */
export async function deleteEntry(journal: Journal, editor: Editor, entry: Entry): Promise<Entry> {
  const { store, entries } = journal
  if (isOnPage(journal, editor, entry)) {
    // Unsaved text is saved first, so a restore includes it.
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

/** Restores an entry: from this device if it has a copy, else from the server. */
export async function bringBack({ journal, api }: DeleteEntryDeps, { _id }: Entry): Promise<void> {
  if (await journal.store.restore(_id)) return
  await restoreDeleted({ journal, api }, _id, 'server')
}

/** Calls `notify` if the server refuses the deletion. */
export function onRefusal({ store }: Journal, deleted: Entry, notify: () => void): void {
  const stop = store.subscribe(() => {
    const back = store.find(deleted._id)
    const now = store.currentId(deleted._id)
    const waits = store.outbox().some(({ id }) => id === now)
    if (waits) return
    stop()
    // A restore by the person would create a later version.
    if (back?.updatedAt === deleted.updatedAt) notify()
  })
}
