import type { Entry } from '@daywell/core/journal'
import type { OutboxItem, Sent, SyncAnswer } from '@daywell/core/sync'
import type { Transaction } from '#device/local-store/tables/backend.ts'

/** Set while everything sent is marked: on a full device a mark doesn't fit. */
const MARKED = 'marked'

/** Marks are reliable from here on: no pending item could have been sent without one. */
export async function trustMarks({ facts, outbox }: Transaction): Promise<void> {
  if ((await facts.get(MARKED)) || (await outbox.count('')) > 0) return
  facts.put(MARKED, true)
}

export function distrustMarks({ facts }: Transaction): void {
  facts.delete(MARKED)
}

/** The effective item: without reliable marks, anything may have been sent. */
export async function asMarked(
  { facts }: Transaction,
  item: OutboxItem | undefined,
): Promise<OutboxItem | undefined> {
  if (!item || item.sent || (await facts.get(MARKED))) return item
  return { ...item, sent: true }
}

/**
 * Removes what the server has confirmed, to make room for its new copy. Deletes only: a full
 * browser refuses any write.
 */
export async function deleteConfirmed(
  { rows, outbox, revisions, facts }: Transaction,
  sent: readonly Sent[],
  { ids }: SyncAnswer,
  delivered: readonly Entry[],
): Promise<number> {
  let gone = 0
  // Otherwise they would be sent again with the next change, and count as newer.
  for (const { _id, updatedAt } of delivered) revisions.delete(`${_id}/${updatedAt}`)
  for (const { id, edits } of sent) {
    const item = await outbox.get(id)
    const apart = ids[id] !== undefined && ids[id] !== id && (await outbox.get(ids[id]))
    if (item?.kind !== 'save' || item.edits !== edits || apart) continue
    rows.delete(id)
    outbox.delete(id)
    gone += 1
  }
  // If it doesn't arrive now, it's fetched again.
  if (gone > 0) facts.delete('lastSync')
  return gone
}
