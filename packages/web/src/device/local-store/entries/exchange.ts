import type { Entry } from '@daywell/core/journal'
import {
  applyAnswer,
  idsTouched,
  type LocalRow,
  type OutboxItem,
  type Sent,
  type SyncAnswer,
} from '@daywell/core/sync'
import type { Transaction } from '#device/local-store/tables/backend.ts'
import { keepUndelivered, renameVersions } from '#device/local-store/versions/kept-versions.ts'
import { keepUnseen } from '#device/local-store/versions/moved-versions.ts'
import { currentId, forgetAliases, putAlias } from './aliases.ts'
import { distrustMarks } from './sent-marks.ts'

/** A change with its text; a deletion has none. */
export interface Outgoing {
  readonly item: OutboxItem
  readonly entry: Entry | undefined
  /** Versions that have to arrive first, oldest first. */
  readonly earlier: readonly Entry[]
  /** Whether the sent mark was stored; if it didn't fit, the request must be idempotent. */
  readonly marked: boolean
}

/** Marks changes as sent before anything leaves: a tab can close at any moment. */
export async function checkOut(
  tables: Transaction,
  ids: readonly string[],
  marked = true,
): Promise<Outgoing[]> {
  if (!marked) distrustMarks(tables)
  const going = await Promise.all(ids.map((id) => checkOneOut(tables, id, marked)))
  return going.flatMap((one) => one ?? [])
}

async function checkOneOut(
  tables: Transaction,
  id: string,
  marked: boolean,
): Promise<Outgoing | undefined> {
  const waiting = await tables.outbox.get(id)
  if (!waiting) return undefined
  const item = await asSafe(tables, waiting)
  const row = item.kind === 'save' ? await tables.rows.get(id) : undefined
  if (item.kind === 'save' && !row) {
    tables.outbox.delete(id)
    return undefined
  }
  if (!item.sent && marked) tables.outbox.put(id, { ...waiting, sent: true })
  const versions = item.earlier ? await tables.revisions.all(`${id}/`) : []
  const earlier = versions.map(({ entry }) => entry)
  return { item: { ...item, sent: true }, entry: row?.entry, earlier, marked }
}

/**
 * PRIV-13: before text is permanently removed from the server, checks once more that it's here. If
 * it isn't, the server only deletes it and keeps it for its 30 days.
 */
async function asSafe(tables: Transaction, item: OutboxItem): Promise<OutboxItem> {
  if (item.kind !== 'delete' || !item.purge) return item
  const id = await currentId(tables, item.id)
  if ((await tables.rows.get(id)) || (await tables.trash.get(id))) return item
  const { purge: _, ...deletion } = item
  return deletion
}

/** Applies an answer together with its sync time. */
export async function applyTo(
  tables: Transaction,
  sent: readonly Sent[],
  answer: SyncAnswer,
  delivered: readonly Entry[],
): Promise<void> {
  for (const { _id, updatedAt } of delivered) tables.revisions.delete(`${_id}/${updatedAt}`)
  const rows = new Map<string, LocalRow | undefined>()
  const items = new Map<string, OutboxItem | undefined>()
  // In parallel: a page of 500 would wait for the database a thousand times otherwise.
  await Promise.all(
    [...idsTouched(sent, answer)].map(async (id) => {
      rows.set(id, await tables.rows.get(id))
      items.set(id, await tables.outbox.get(id))
    }),
  )
  const view = { row: (id: string) => rows.get(id), item: (id: string) => items.get(id) }
  const change = applyAnswer(view, sent, answer)
  writeChanges(tables.rows, change.rows)
  writeChanges(tables.outbox, change.outbox)
  await Promise.all(
    [...change.aliases].map(async ([old, id]) => {
      await putAlias(tables, old, id)
      await renameVersions(tables, old, id)
    }),
  )
  await forgetAliases(tables, freshIn(change.rows, rows))
  const moving = answer.entries.filter(({ _id: id }) => {
    const item = change.outbox.get(id) ?? items.get(id)
    return item?.kind === 'delete' && item.purge
  })
  await Promise.all(moving.map((entry) => keepUnseen(tables, entry)))
  await Promise.all(sent.map(({ id }) => keepUndelivered(tables, change.aliases.get(id) ?? id)))
  await noteTime(tables, answer)
}

/** Set from the first page of a full fetch to the last. */
const FETCHING = 'fetching'

/** Whether the server may have entries this device has never seen. */
export async function isPartial({ facts }: Transaction): Promise<boolean> {
  return (await facts.get('lastSync')) === undefined || (await facts.get(FETCHING)) === true
}

/** An answer that starts after our last sync time would skip what lies in between. */
async function noteTime(
  { facts }: Transaction,
  { syncedAt, since, more }: SyncAnswer,
): Promise<void> {
  if (syncedAt === undefined) return
  const known = (await facts.get('lastSync')) as string | undefined
  const follows = since === undefined || Date.parse(since) <= Date.parse(known ?? '')
  if (!follows) return
  facts.put('lastSync', syncedAt)
  if (more) facts.put(FETCHING, true)
  else facts.delete(FETCHING)
}

/** The ids of new rows. */
function freshIn(
  rows: ReadonlyMap<string, LocalRow | null>,
  before: ReadonlyMap<string, LocalRow | undefined>,
): string[] {
  return [...rows].filter(([id, row]) => row && !before.get(id)).map(([id]) => id)
}

function writeChanges<V>(
  table: { put(key: string, value: V): void; delete(key: string): void },
  changes: ReadonlyMap<string, V | null>,
): void {
  for (const [key, value] of changes) {
    if (value === null) table.delete(key)
    else table.put(key, value)
  }
}
