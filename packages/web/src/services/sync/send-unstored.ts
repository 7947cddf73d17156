import type { Entry } from '@daywell/core/journal'
import type { SyncAnswer } from '@daywell/core/sync'
import { cloudEntry } from '#services/privacy/cloud-entry.ts'
import { callDelete, callSave } from './send-one.ts'
import { sendPage } from './send-page.ts'
import type { SyncDeps } from './sync-parts.ts'

/**
 * Sends an entry for which this device has no room, by the calls of the sync engine and through
 * its gate. A create is idempotent by its temporary id, so a repeated one makes no second entry.
 */
export async function sendUnstored(parts: SyncDeps, entry: Entry): Promise<SyncAnswer | undefined> {
  const { store, levels } = parts
  if (!(await sendWaiting(parts, entry._id))) return undefined
  const sent = { ...entry, _id: store.currentId(entry._id) }
  const words = cloudEntry(sent, levels.level())
  return words && callSave(parts, words)
}

/** Deletes an entry on the server at once: this device has no room to note that it is deleted. */
export function deleteUnstored(
  { api }: Pick<SyncDeps, 'api'>,
  id: string,
  deletedAt: string,
): Promise<SyncAnswer> {
  return callDelete(api, { id, deletedAt })
}

/** What waits of the entry is older and has to arrive first; whether nothing waits any more. */
async function sendWaiting(parts: SyncDeps, named: string): Promise<boolean> {
  const find = () => {
    const id = parts.store.currentId(named)
    return parts.store.outbox().find((item) => item.id === id)
  }
  const item = find()
  if (!item) return true
  // The answer may find no room either: what counts is what the server has confirmed.
  if (item.kind === 'save') await sendPage(parts, [item]).catch(() => {})
  return !find()
}
