import type { Entry } from '@daywell/core/journal'
import type { OutboxItem, Sent, SyncAnswer } from '@daywell/core/sync'
import type { Transaction } from '#device/local-store/tables/backend.ts'

/** There while everything that has left is marked: where there is no room, a mark does not fit. */
const MARKED = 'marked'

/** What can be trusted from here on: nothing waits that could have left without a mark. */
export async function trustMarks({ facts, outbox }: Transaction): Promise<void> {
  if ((await facts.get(MARKED)) || (await outbox.count('')) > 0) return
  facts.put(MARKED, true)
}

export function distrustMarks({ facts }: Transaction): void {
  facts.delete(MARKED)
}

/** The item as it has to be taken: without trust in the marks anything may have left. */
export async function asMarked(
  { facts }: Transaction,
  item: OutboxItem | undefined,
): Promise<OutboxItem | undefined> {
  if (!item || item.sent || (await facts.get(MARKED))) return item
  return { ...item, sent: true }
}

/**
 * Removes what the server has confirmed, to make room for its own copy of it. Only deletes: a
 * browser without room refuses all else.
 */
export async function letConfirmedGo(
  { rows, outbox, revisions, facts }: Transaction,
  sent: readonly Sent[],
  { ids }: SyncAnswer,
  delivered: readonly Entry[],
): Promise<number> {
  let gone = 0
  // Left behind, they would be sent once more with the next change, and stand above it.
  for (const { _id, updatedAt } of delivered) revisions.delete(`${_id}/${updatedAt}`)
  for (const { id, edits } of sent) {
    const item = await outbox.get(id)
    const apart = ids[id] !== undefined && ids[id] !== id && (await outbox.get(ids[id]))
    if (item?.kind !== 'save' || item.edits !== edits || apart) continue
    rows.delete(id)
    outbox.delete(id)
    gone += 1
  }
  // Should it not come back now, it is asked for again.
  if (gone > 0) facts.delete('lastSync')
  return gone
}
