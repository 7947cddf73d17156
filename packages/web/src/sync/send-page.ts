import { endpoints } from '@daywell/core/contract'
import { type Answered, nextPage, type OutboxItem } from '@daywell/core/sync'
import type { Outgoing } from '#local-store/exchange.ts'
import { lastSyncKey } from '#local-store/local-keys.ts'
import { type CloudEntry, cloudEntry } from '#privacy/cloud-entry.ts'
import type { SyncParts } from './sync-parts.ts'

type More = Omit<Answered, 'outbox'>

/** Sends as many of the items as fit into a page, asks for what is new, and takes the answer in. */
export async function sendPage(parts: SyncParts, items: readonly OutboxItem[]): Promise<More> {
  const page = nextPage(items, (item) => bytesOf(parts, item))
  const since = await lastSync(parts)
  const going = await parts.store.checkOut(page.map(({ id }) => id))
  const { entries, deleted, sent } = throughTheGate(parts, going)
  const { body } = await parts.api.call(endpoints.syncEntries, {
    headers: {
      ...(since !== undefined && { 'last-sync': since }),
      'privacy-level': parts.levels.onServer() ?? parts.levels.level(),
    },
    body: { entries, deleted },
  })
  await parts.store.takeAnswer(sent, body)
  return { syncedAt: body.syncedAt, more: body.more ?? false }
}

function throughTheGate({ levels }: SyncParts, going: readonly Outgoing[]) {
  const entries: CloudEntry[] = []
  const deleted: { id: string; deletedAt: string }[] = []
  const sent: OutboxItem[] = []
  for (const { item, entry } of going) {
    const words = entry && cloudEntry(entry, levels.level())
    if (words) entries.push(words)
    if (item.kind === 'delete') deleted.push({ id: item.id, deletedAt: item.deletedAt })
    if (words || item.kind === 'delete') sent.push(item)
  }
  return { entries, deleted, sent }
}

const encoder = new TextEncoder()

function bytesOf({ store }: SyncParts, item: OutboxItem): number {
  const what = item.kind === 'save' ? store.find(item.id) : { id: item.id, at: item.deletedAt }
  return encoder.encode(JSON.stringify(what ?? null)).length
}

/**
 * Both the key and the store must know of a time: a cleared storage, of either kind, means that
 * everything has to be asked for again. Where they differ, the earlier one misses nothing.
 */
async function lastSync({ store, storage, userId }: SyncParts): Promise<string | undefined> {
  const kept = storage.getItem(lastSyncKey(userId))
  const known = await store.lastSync()
  if (kept === null || known === undefined) return undefined
  return Date.parse(kept) < Date.parse(known) ? kept : known
}
