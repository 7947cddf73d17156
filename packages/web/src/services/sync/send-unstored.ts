import type { Entry } from '@daywell/core/journal'
import type { SyncAnswer } from '@daywell/core/sync'
import { cloudEntry } from '#services/privacy/cloud-entry.ts'
import { callDelete, callSave } from './send-one.ts'
import { sendPage } from './send-page.ts'
import type { SyncDeps } from './sync-deps.ts'

/**
 * Sends an entry that doesn't fit on this device, by the sync engine's calls and through its gate.
 * Creating is idempotent by its temporary id, so a repeated call makes no second entry.
 */
export async function sendUnstored(parts: SyncDeps, entry: Entry): Promise<SyncAnswer | undefined> {
  const { store, levels } = parts
  if (!(await sendWaiting(parts, entry._id))) return undefined
  const sent = { ...entry, _id: store.currentId(entry._id) }
  const words = cloudEntry(sent, levels.level())
  return words && callSave(parts, words)
}

/** Deletes an entry on the server at once: this device has no room to record the deletion. */
export function deleteUnstored(
  { api }: Pick<SyncDeps, 'api'>,
  id: string,
  deletedAt: string,
): Promise<SyncAnswer> {
  return callDelete(api, { id, deletedAt })
}

/**
 * Pending changes of the entry are older and have to arrive first; returns whether none are left.
 */
async function sendWaiting(parts: SyncDeps, named: string): Promise<boolean> {
  const find = () => {
    const id = parts.store.currentId(named)
    return parts.store.outbox().find((item) => item.id === id)
  }
  const item = find()
  if (!item) return true
  // Even the answer may not fit: what counts is what the server has confirmed.
  if (item.kind === 'save') await sendPage(parts, [item]).catch(() => {})
  return !find()
}
