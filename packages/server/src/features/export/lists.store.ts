import type { Entry } from '@daywell/core/journal'
import type { UserKey } from '#crypto/index.ts'
import type { Sealed, SealedTable } from '#database/index.ts'
import { type AnyList, type Begun, list } from './pages.store.ts'

/**
 * Every list of the file. Deleted entries come first, and the entries include those that were
 * deleted since the export began: whatever happens meanwhile, an entry is in one of the two.
 */
export const lists: readonly AnyList[] = [
  list({
    name: 'deleted',
    table: 'entries',
    by: 'id',
    only: (eb) => eb('deleted_at', 'is not', null),
    items: (rows, { key }) =>
      rows.map((row) => ({
        ...(opened(key, 'entries', row) as Entry),
        deletedAt: iso(row.deleted_at ?? 0),
      })),
  }),
  list({
    name: 'entries',
    table: 'entries',
    by: 'id',
    only: (eb, { syncedAt }) =>
      eb.or([eb('deleted_at', 'is', null), eb('changed_at', '>', syncedAt)]),
    items: (rows, { key }) => rows.map((row) => opened(key, 'entries', row)),
  }),
  list({
    name: 'revisions',
    table: 'revisions',
    by: 'id',
    items: (rows, { key }) =>
      rows.map((row) => ({
        rev: row.id,
        replacedAt: iso(row.replaced_at),
        ...(row.refused && { refused: true }),
        entry: opened(key, 'revisions', row),
      })),
  }),
  list({
    name: 'tombstones',
    table: 'tombstones',
    by: 'entry_id',
    items: (rows) => rows.map((row) => ({ id: row.entry_id, deletedAt: iso(row.deleted_at) })),
  }),
  list({
    name: 'clientIds',
    table: 'client_ids',
    by: 'client_id',
    items: (rows) => rows.map((row) => ({ clientId: row.client_id, entryId: row.entry_id })),
  }),
  list({
    name: 'summaries',
    table: 'summaries',
    by: 'id',
    items: async (rows, begun) => {
      const sources = await sourcesOf(rows, begun)
      return rows.map((row) => ({
        kind: row.kind,
        periodStart: row.period_start,
        createdAt: iso(row.created_at),
        entryIds: sources.get(row.id) ?? [],
        summary: opened(begun.key, 'summaries', row),
      }))
    },
  }),
  list({
    name: 'corrections',
    table: 'corrections',
    by: 'id',
    items: (rows, { key }) =>
      rows.map((row) => ({
        entryId: row.entry_id,
        createdAt: iso(row.created_at),
        correction: opened(key, 'corrections', row),
      })),
  }),
  list({
    name: 'vectors',
    table: 'vectors',
    by: 'entry_id',
    items: (rows, { key }) =>
      rows.map((row) => ({
        entryId: row.entry_id,
        model: row.model,
        updatedAt: iso(row.updated_at),
        base64: key.open({ table: 'vectors', row: row.entry_id }, row.sealed).toString('base64'),
      })),
  }),
  list({
    name: 'sessions',
    table: 'sessions',
    by: 'id',
    items: (rows, { key }) =>
      rows.map(({ id, sealed, created_at, last_used_at }) => ({
        id,
        createdAt: iso(created_at),
        lastUsedAt: iso(last_used_at),
        device: sealed ? key.open({ table: 'sessions', row: id }, sealed).toString() : null,
      })),
  }),
  list({
    name: 'pushSubscriptions',
    table: 'push_subscriptions',
    by: 'id',
    items: (rows, { key }) =>
      rows.map((row) => ({
        createdAt: iso(row.created_at),
        subscription: opened(key, 'push_subscriptions', row),
      })),
  }),
  list({
    name: 'pushSettings',
    table: 'push_people',
    by: 'user_id',
    items: (rows, { key }) =>
      rows.map(({ user_id: id, ...row }) => ({
        tellDays: row.tell_days === 1,
        daysTold: JSON.parse(row.days_told),
        lookedAt: iso(row.looked_at),
        nextLook: row.next_due === null ? null : iso(row.next_due),
        place: opened(key, 'push_people', { ...row, id }),
      })),
  }),
  list({
    name: 'pushTold',
    table: 'push_told',
    by: 'key',
    items: (rows) => rows.map((row) => ({ key: row.key, toldAt: iso(row.told_at) })),
  }),
  list({
    name: 'pushOnItsWay',
    table: 'push_outbox',
    by: 'id',
    items: (rows) =>
      rows.map((row) => ({ notice: JSON.parse(row.notice), expiresAt: iso(row.expires_at) })),
  }),
  list({
    name: 'paymentEvents',
    table: 'payment_events',
    by: 'id',
    items: (rows) =>
      rows.map((row) => ({ id: row.id, type: row.type, createdAt: iso(row.created_at) })),
  }),
]

async function sourcesOf(summaries: readonly { id: string }[], { read }: Begun) {
  const ids = summaries.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await read
          .selectFrom('summary_sources')
          .select(['summary_id', 'entry_id'])
          .where('summary_id', 'in', ids)
          .orderBy('entry_id')
          .execute()
  const byId = Map.groupBy(rows, (row) => row.summary_id)
  return new Map([...byId].map(([id, found]) => [id, found.map((row) => row.entry_id)]))
}

function opened<Table extends SealedTable>(
  key: UserKey,
  table: Table,
  { id, sealed }: { id: string; sealed: Sealed<Table> },
): unknown {
  return JSON.parse(key.open({ table, row: id }, sealed).toString())
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
