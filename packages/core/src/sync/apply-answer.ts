import { type Entry, isTempId, type Tombstone } from '#journal/index.ts'
import type { LocalRow, OutboxItem, Sent, SyncAnswer } from './local-row.ts'
import { sameWords } from './merge.ts'

/** What a device holds of some entries, and what it will hold; `null` where it is gone. */
export interface LocalChange {
  readonly rows: ReadonlyMap<string, LocalRow | null>
  readonly outbox: ReadonlyMap<string, OutboxItem | null>
  /** Ids that have been replaced, with those that replaced them. */
  readonly aliases: ReadonlyMap<string, string>
}

export interface LocalView {
  row(id: string): LocalRow | undefined
  item(id: string): OutboxItem | undefined
}

/** The ids that an answer touches: what has to be read before it can be applied. */
export function idsTouched(sent: readonly Sent[], answer: SyncAnswer): Set<string> {
  return new Set([
    ...sent.map(({ id }) => id),
    ...Object.entries(answer.ids).flat(),
    ...answer.entries.map(({ _id }) => _id),
    ...answer.deleted.map(({ id }) => id),
  ])
}

/**
 * What an answer changes on the device. Words that were written after the request left stay
 * as they are, and wait on.
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

/** The view with the changes so far laid over it. */
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

/** The ids whose entries do not go by their new ones yet. */
function renameAll(changes: PendingChanges, ids: SyncAnswer['ids']): Set<string> {
  const apart = Object.entries(ids).filter(([old, id]) => !rename(changes, old, id))
  return new Set(apart.map(([old]) => old))
}

/** Whether the entry now goes by its new id. */
function rename(changes: PendingChanges, old: string, id: string): boolean {
  if (old === id) return true
  // Both copies hold words that are only here: the old one is sent again once the other is safe.
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
  // A deletion on the way takes the copy along that came back under the new id.
  if (item?.kind === 'delete') changes.rows.set(id, null)
  if (item) changes.outbox.set(id, renamed(item, id))
  if (row) changes.rows.set(old, null)
  if (item) changes.outbox.set(old, null)
  return true
}

function isSameVersion(a: Entry, b: Entry): boolean {
  return a.updatedAt === b.updatedAt && sameWords(a, b)
}

function renamed(item: OutboxItem, id: string): OutboxItem {
  if (item.kind === 'save' || !item.row) return { ...item, id }
  return { ...item, id, row: { ...item.row, entry: { ...item.row.entry, _id: id } } }
}

function settle(changes: PendingChanges, id: string, edits: number, settled: Set<string>): void {
  const item = changes.item(id)
  if (item?.edits === edits) {
    changes.outbox.set(id, null)
    settled.add(id)
  } else if (item?.sent && !isTempId(id)) {
    // What was under way has its answer; what waits now has not left yet.
    changes.outbox.set(id, { ...item, sent: false })
  }
}

/** The earlier versions have to be asked for again, too. */
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
  // An answer that comes late does not bring an older version back.
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
  // The server weighs the edit against the deletion, and keeps its words either way.
  if (item?.kind === 'save') return
  // A deletion that is done already still brings along what the server has never seen, and still
  // has the words removed that are in its trash.
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
