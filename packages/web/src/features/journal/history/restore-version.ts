import { endpoints } from '@daywell/core/contract'
import { type Entry, isLocalId, isTempId } from '@daywell/core/journal'
import type { Client } from '#api/client.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { Version } from './versions.ts'

/** The server doesn't have the latest text, which a restore has to keep as a version. */
export class NotThereYet extends Error {
  override readonly name = 'NotThereYet'
}

interface RestoreVersionDeps {
  readonly journal: Journal
  readonly api: Client<'api'>
}

/** Restores a version where it's stored; the current text becomes a version. */
export async function restoreVersion(
  { journal, api }: RestoreVersionDeps,
  id: string,
  { kept, rev }: Version,
): Promise<Entry> {
  const { store } = journal
  if (kept === 'here') return requireEntry(await store.restoreRevision(id, rev))
  if (!(await isSent(journal, id))) throw new NotThereYet()
  const { body } = await api.call(endpoints.restoreRevision, { params: { id, rev } })
  return takeIn(journal, body)
}

/** Restores a deleted entry from where it's stored. */
export async function restoreDeleted(
  { journal, api }: RestoreVersionDeps,
  named: string,
  kept: Version['kept'],
): Promise<Entry> {
  const back = kept === 'here' ? await journal.store.restore(named) : undefined
  // Race: the server may have assigned the entry's id after it was deleted here.
  const id = isTempId(named) ? journal.store.currentId(named) : named
  // Race: the deletion may have reached the server and removed the local copy.
  if (back || isLocalId(id)) return requireEntry(back)
  const { body } = await api.call(endpoints.restoreDeleted, { params: { id } })
  return takeIn(journal, body)
}

/** Stores the server's answer at once, without waiting for the next sync. */
async function takeIn({ store }: Journal, entry: Entry): Promise<Entry> {
  await store.takeAnswer([], { entries: [entry], deleted: [], ids: {} })
  return store.find(entry._id) ?? entry
}

function requireEntry(entry: Entry | undefined): Entry {
  if (!entry) throw new Error('The entry is no longer on this device')
  return entry
}

/** Waits until the entry has left the outbox; false if it can't be sent now. */
function isSent({ store, sync }: Journal, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const sent = !store.outbox().some((item) => item.id === id)
      const status = sync.status()
      const stuck =
        status.kind === 'failed' || (status.kind === 'waiting' && status.because !== undefined)
      if (!sent && !stuck) return
      for (const end of ends) end()
      resolve(sent)
    }
    const ends = [store.subscribe(check), sync.subscribe(check)]
    check()
  })
}
