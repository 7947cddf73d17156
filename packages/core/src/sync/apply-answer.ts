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
  const desk = openDesk(local)
  const settled = new Set<string>()
  const apart = renameAll(desk, answer.ids)
  for (const { id, edits } of sent) {
    if (answer.unseen?.includes(id)) askAgain(desk, desk.aliases.get(id) ?? id)
    else if (!apart.has(id)) settle(desk, desk.aliases.get(id) ?? id, edits, settled)
  }
  const own = new Set(sent.map(({ id }) => desk.aliases.get(id) ?? id))
  for (const entry of answer.entries) {
    // Overtaken by a deletion: nobody would say again that the entry is gone.
    const late = answer.syncedAt === undefined && own.has(entry._id) && !settled.has(entry._id)
    if (!late || desk.row(entry._id)) takeEntry(desk, entry, settled)
  }
  for (const tombstone of answer.deleted) takeTombstone(desk, tombstone, settled)
  return desk
}

/** The view with the changes so far laid over it. */
interface Desk extends LocalView {
  readonly rows: Map<string, LocalRow | null>
  readonly outbox: Map<string, OutboxItem | null>
  readonly aliases: Map<string, string>
}

function openDesk(local: LocalView): Desk {
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
function renameAll(desk: Desk, ids: SyncAnswer['ids']): Set<string> {
  const apart = Object.entries(ids).filter(([old, id]) => !rename(desk, old, id))
  return new Set(apart.map(([old]) => old))
}

/** Whether the entry now goes by its new id. */
function rename(desk: Desk, old: string, id: string): boolean {
  if (old === id) return true
  // Both copies hold words that are only here: the old one is sent again once the other is safe.
  if (desk.item(old) && desk.item(id)) return false
  desk.aliases.set(old, id)
  const row = desk.row(old)
  const item = desk.item(old)
  if (row && !desk.item(id)) {
    const there = desk.row(id)
    const entry = { ...row.entry, _id: id }
    // The copy of the same version that came by itself knows what only the server does.
    const known = there && isSameVersion(there.entry, entry) ? there.entry : entry
    desk.rows.set(id, { ...row, base: there?.base ?? row.base, entry: known })
  }
  // A deletion on the way takes the copy along that came back under the new id.
  if (item?.kind === 'delete') desk.rows.set(id, null)
  if (item) desk.outbox.set(id, renamed(item, id))
  if (row) desk.rows.set(old, null)
  if (item) desk.outbox.set(old, null)
  return true
}

function isSameVersion(a: Entry, b: Entry): boolean {
  return a.updatedAt === b.updatedAt && sameWords(a, b)
}

function renamed(item: OutboxItem, id: string): OutboxItem {
  if (item.kind === 'save' || !item.row) return { ...item, id }
  return { ...item, id, row: { ...item.row, entry: { ...item.row.entry, _id: id } } }
}

function settle(desk: Desk, id: string, edits: number, settled: Set<string>): void {
  const item = desk.item(id)
  if (item?.edits === edits) {
    desk.outbox.set(id, null)
    settled.add(id)
  } else if (item?.sent && !isTempId(id)) {
    // What was under way has its answer; what waits now has not left yet.
    desk.outbox.set(id, { ...item, sent: false })
  }
}

/** The earlier versions have to be asked for again, too. */
function askAgain(desk: Desk, id: string): void {
  const item = desk.item(id)
  if (item?.kind !== 'delete' || !item.purge) return
  const { revisions: _, ...purge } = item.purge
  desk.outbox.set(id, { ...item, purge })
}

function takeEntry(desk: Desk, entry: Entry, settled: ReadonlySet<string>): void {
  const id = entry._id
  const row = desk.row(id)
  if (desk.item(id)) {
    if (row) desk.rows.set(id, { ...row, base: later(row.base, entry.updatedAt) })
    return
  }
  // An answer that comes late does not bring an older version back.
  if (row && !settled.has(id) && isBefore(entry.updatedAt, row.base)) return
  desk.rows.set(id, { entry, edits: row?.edits ?? 0, base: entry.updatedAt })
}

function takeTombstone(
  desk: Desk,
  { id: named, deletedAt }: Tombstone,
  settled: ReadonlySet<string>,
): void {
  const id = desk.aliases.get(named) ?? named
  const item = desk.item(id)
  // The server weighs the edit against the deletion, and keeps its words either way.
  if (item?.kind === 'save') return
  // A deletion that is done already still brings along what the server has never seen, and still
  // has the words removed that are in its trash.
  if (item && !item.earlier && !item.purge) desk.outbox.set(id, null)
  const row = desk.row(id)
  if (!row || (!settled.has(id) && isBefore(deletedAt, row.base))) return
  desk.rows.set(id, null)
}

function isBefore(instant: string, base: string | null): boolean {
  return base !== null && Date.parse(instant) < Date.parse(base)
}

function later(base: string | null, instant: string): string {
  return isBefore(instant, base) ? (base as string) : instant
}
