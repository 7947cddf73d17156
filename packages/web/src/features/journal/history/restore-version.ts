import { endpoints } from '@daywell/core/contract'
import { type Entry, isLocalId } from '@daywell/core/journal'
import type { Client } from '#api/client.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { Version } from './versions.ts'

/** The server does not have the person's last words, which restoring is to keep. */
export class NotThereYet extends Error {
  override readonly name = 'NotThereYet'
}

interface RestoreVersionDeps {
  readonly journal: Journal
  readonly api: Client<'api'>
}

/** Puts an earlier version in force where it is kept; the text that stands becomes a version. */
export async function restoreVersion(
  { journal, api }: RestoreVersionDeps,
  id: string,
  { kept, rev }: Version,
): Promise<Entry> {
  const { store } = journal
  if (kept === 'here') return found(await store.restoreRevision(id, rev))
  if (!(await isSent(journal, id))) throw new NotThereYet()
  const { body } = await api.call(endpoints.restoreRevision, { params: { id, rev } })
  return takeIn(journal, body)
}

/** Brings a deleted entry back from where it lies. */
export async function restoreDeleted(
  { journal, api }: RestoreVersionDeps,
  id: string,
  kept: Version['kept'],
): Promise<Entry> {
  const back = kept === 'here' ? await journal.store.restore(id) : undefined
  // The deletion may have reached the server meanwhile, and taken the words along.
  if (back || isLocalId(id)) return found(back)
  const { body } = await api.call(endpoints.restoreDeleted, { params: { id } })
  return takeIn(journal, body)
}

/** Shows what the server has just answered, without waiting for the next sync. */
async function takeIn({ store }: Journal, entry: Entry): Promise<Entry> {
  await store.takeAnswer([], { entries: [entry], deleted: [], ids: {} })
  return store.find(entry._id) ?? entry
}

function found(entry: Entry | undefined): Entry {
  if (!entry) throw new Error('It is not on this device any more')
  return entry
}

/** Whether nothing of the entry waits for the server; false when there is no point in waiting. */
function isSent({ store, sync }: Journal, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const sent = !store.outbox().some((item) => item.id === id)
      const status = sync.status()
      const stuck =
        status.kind === 'failed' || (status.kind === 'waiting' && status.because !== undefined)
      if (!sent && !stuck) return
      for (const end of ends) end()
      resolve(sent)
    }
    const ends = [store.subscribe(look), sync.subscribe(look)]
    look()
  })
}
