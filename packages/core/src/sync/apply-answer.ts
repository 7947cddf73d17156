import { type Entry, isTempId, type Tombstone } from '#journal/index.ts'
import type { LocalRow, OutboxItem, Sent, SyncAnswer } from './local-row.ts'
import { sameWords } from './merge.ts'

/** Rows and outbox items after an answer; `null` where they are removed. */
export interface LocalChange {
  readonly rows: ReadonlyMap<string, LocalRow | null>
  readonly outbox: ReadonlyMap<string, OutboxItem | null>
  /** Replaced ids, with the new ones. */
  readonly aliases: ReadonlyMap<string, string>
}

export interface LocalView {
  row(id: string): LocalRow | undefined
  item(id: string): OutboxItem | undefined
}

/** The ids that an answer touches, which have to be read before it's applied. */
export function idsTouched(sent: readonly Sent[], answer: SyncAnswer): Set<string> {
  return new Set([
    ...sent.map(({ id }) => id),
    ...Object.entries(answer.ids).flat(),
    ...answer.entries.map(({ _id }) => _id),
    ...answer.deleted.map(({ id }) => id),
  ])
}

/**
 * Applies an answer to the local state. Text that was written after the request was sent stays, and
 * remains in the outbox.
 */
export function applyAnswer(
  local: LocalView,
  sent: readonly Sent[],
  answer: SyncAnswer,
): LocalChange {
  const changes = startChanges(local)
  const settled = new Set<string>()
  const apart = renameAll(changes, answer.ids)
  for (const { id, edits } of sent) {
    if (answer.unseen?.includes(id)) askAgain(changes, changes.aliases.get(id) ?? id)
    else if (!apart.has(id)) settle(changes, changes.aliases.get(id) ?? id, edits, settled)
  }
  const own = new Set(sent.map(({ id }) => changes.aliases.get(id) ?? id))
  for (const entry of answer.entries) {
    // Race with a deletion: the tombstone won't be sent again, so the entry must not come back.
    const late = answer.syncedAt === undefined && own.has(entry._id) && !settled.has(entry._id)
    if (!late || changes.row(entry._id)) takeEntry(changes, entry, settled)
  }
  for (const tombstone of answer.deleted) takeTombstone(changes, tombstone, settled)
  return changes
}

/** The local view with the changes so far on top. */
interface PendingChanges extends LocalView {
  readonly rows: Map<string, LocalRow | null>
  readonly outbox: Map<string, OutboxItem | null>
  readonly aliases: Map<string, string>
}

function startChanges(local: LocalView): PendingChanges {
  const rows = new Map<string, LocalRow | null>()
  const outbox = new Map<string, OutboxItem | null>()
  const over = <T>(changed: T | null | undefined, kept: () => T | undefined) =>
    changed === undefined ? kept() : (changed ?? undefined)
  return {
    rows,
    outbox,
    aliases: new Map(),
    row: (id) => over(rows.get(id), () => local.row(id)),
    item: (id) => over(outbox.get(id), () => local.item(id)),
  }
}

/** The ids that couldn't be renamed yet. */
function renameAll(changes: PendingChanges, ids: SyncAnswer['ids']): Set<string> {
  const apart = Object.entries(ids).filter(([old, id]) => !rename(changes, old, id))
  return new Set(apart.map(([old]) => old))
}

/** Returns whether the entry now has its new id. */
function rename(changes: PendingChanges, old: string, id: string): boolean {
  if (old === id) return true
  // Both copies have unsent text: the old one is sent again once the other is safe.
  if (changes.item(old) && changes.item(id)) return false
  changes.aliases.set(old, id)
  const row = changes.row(old)
  const item = changes.item(old)
  if (row && !changes.item(id)) {
    const there = changes.row(id)
    const entry = { ...row.entry, _id: id }
    // The server's copy of the same version has the fields that only the server sets.
    const known = there && isSameVersion(there.entry, entry) ? there.entry : entry
    changes.rows.set(id, { ...row, base: there?.base ?? row.base, entry: known })
  }
  // A pending deletion also removes the copy that came back under the new id.
  if (item?.kind === 'delete') changes.rows.set(id, null)
  if (item) changes.outbox.set(id, renameItem(item, id))
  if (row) changes.rows.set(old, null)
  if (item) changes.outbox.set(old, null)
  return true
}

function isSameVersion(a: Entry, b: Entry): boolean {
  return a.updatedAt === b.updatedAt && sameWords(a, b)
}

function renameItem(item: OutboxItem, id: string): OutboxItem {
  if (item.kind === 'save' || !item.row) return { ...item, id }
  return { ...item, id, row: { ...item.row, entry: { ...item.row.entry, _id: id } } }
}

function settle(changes: PendingChanges, id: string, edits: number, settled: Set<string>): void {
  const item = changes.item(id)
  if (item?.edits === edits) {
    changes.outbox.set(id, null)
    settled.add(id)
  } else if (item?.sent && !isTempId(id)) {
    // The request in flight is answered; what is in the outbox now hasn't been sent yet.
    changes.outbox.set(id, { ...item, sent: false })
  }
}

/** The earlier versions have to be fetched again, too. */
function askAgain(changes: PendingChanges, id: string): void {
  const item = changes.item(id)
  if (item?.kind !== 'delete' || !item.purge) return
  const { revisions: _, ...purge } = item.purge
  changes.outbox.set(id, { ...item, purge })
}

function takeEntry(changes: PendingChanges, entry: Entry, settled: ReadonlySet<string>): void {
  const id = entry._id
  const row = changes.row(id)
  if (changes.item(id)) {
    if (row) changes.rows.set(id, { ...row, base: later(row.base, entry.updatedAt) })
    return
  }
  // A late answer must not bring an older version back.
  if (row && !settled.has(id) && isBefore(entry.updatedAt, row.base)) return
  changes.rows.set(id, { entry, edits: row?.edits ?? 0, base: entry.updatedAt })
}

function takeTombstone(
  changes: PendingChanges,
  { id: named, deletedAt }: Tombstone,
  settled: ReadonlySet<string>,
): void {
  const id = changes.aliases.get(named) ?? named
  const item = changes.item(id)
  // The server merges the edit with the deletion, and keeps the text either way.
  if (item?.kind === 'save') return
  // A deletion that the server knows still carries versions it has never seen, and still purges
  // what is in its trash.
  if (item && !item.earlier && !item.purge) changes.outbox.set(id, null)
  const row = changes.row(id)
  if (!row || (!settled.has(id) && isBefore(deletedAt, row.base))) return
  changes.rows.set(id, null)
}

function isBefore(instant: string, base: string | null): boolean {
  return base !== null && Date.parse(instant) < Date.parse(base)
}

function later(base: string | null, instant: string): string {
  return isBefore(instant, base) ? (base as string) : instant
}
