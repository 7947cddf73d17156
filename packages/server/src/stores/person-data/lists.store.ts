import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import type { UserKey } from '#crypto/index.ts'
import type { Sealed, SealedTable } from '#database/index.ts'
import { listSources } from '#stores/journal/summaries.store.ts'
import { type AnyList, type Begun, list } from './pages.store.ts'

/**
 * Every list of the file. Deleted entries come first, and the entries include those that were
 * deleted since the export began: whatever happens in between, an entry is in one of the two.
 */
export const lists: readonly AnyList[] = [
  list({
    name: 'deleted',
    table: 'entries',
    by: 'id',
    isLong: true,
    only: (eb) => eb('deleted_at', 'is not', null),
    item: (row, { key }) => {
      const entry = key.open({ table: 'entries', row: row.id }, row.sealed)
      return concatJson(entry.subarray(0, -1), `,"deletedAt":"${iso(row.deleted_at ?? 0)}"}`)
    },
  }),
  list({
    name: 'entries',
    table: 'entries',
    by: 'id',
    isLong: true,
    leaveOut: {
      needs: ['deleted_at', 'changed_at'],
      is: (row, { syncedAt }) => row.deleted_at !== null && row.changed_at <= syncedAt,
    },
    item: (row, { key }) => key.open({ table: 'entries', row: row.id }, row.sealed),
  }),
  list({
    name: 'revisions',
    table: 'revisions',
    by: 'id',
    isLong: true,
    item: ({ id, replaced_at, refused, sealed }, { key }) => {
      const facts = { rev: id, replacedAt: iso(replaced_at), ...(refused && { refused: true }) }
      const entry = key.open({ table: 'revisions', row: id }, sealed)
      return concatJson(`${JSON.stringify(facts).slice(0, -1)},"entry":`, entry, '}')
    },
  }),
  list({
    name: 'tombstones',
    table: 'tombstones',
    by: 'entry_id',
    item: (row) => ({ id: row.entry_id, deletedAt: iso(row.deleted_at) }),
  }),
  list({
    name: 'clientIds',
    table: 'client_ids',
    by: 'client_id',
    item: (row) => ({ clientId: row.client_id, entryId: row.entry_id }),
  }),
  list({
    name: 'summaries',
    table: 'summaries',
    by: 'id',
    isLong: true,
    item: async (row, begun) => ({
      kind: row.kind,
      periodStart: row.period_start,
      createdAt: iso(row.created_at),
      entryIds: await sourcesOf(row, begun),
      summary: openJson(begun.key, 'summaries', row),
    }),
  }),
  list({
    name: 'corrections',
    table: 'corrections',
    by: 'id',
    isLong: true,
    item: (row, { key }) => ({
      entryId: row.entry_id,
      createdAt: iso(row.created_at),
      correction: openJson(key, 'corrections', row),
    }),
  }),
  list({
    name: 'vectors',
    table: 'vectors',
    by: 'entry_id',
    isLong: true,
    item: (row, { key }) => ({
      entryId: row.entry_id,
      model: row.model,
      updatedAt: iso(row.updated_at),
      base64: key.open({ table: 'vectors', row: row.entry_id }, row.sealed).toString('base64'),
    }),
  }),
  list({
    name: 'media',
    table: 'media',
    by: 'id',
    item: (row, { key }) => ({
      createdAt: iso(row.created_at),
      info: openJson(key, 'media', row),
    }),
  }),
  list({
    name: 'sessions',
    table: 'sessions',
    by: 'id',
    item: ({ id, sealed, created_at, last_used_at }, { key }) => ({
      id,
      createdAt: iso(created_at),
      lastUsedAt: iso(last_used_at),
      device: sealed ? key.open({ table: 'sessions', row: id }, sealed).toString() : null,
    }),
  }),
  list({
    name: 'apiTokens',
    table: 'api_tokens',
    by: 'id',
    item: ({ id, sealed, scopes, created_at, expires_at, last_used_at }, { key }) => ({
      id,
      name: key.open({ table: 'api_tokens', row: id }, sealed).toString(),
      scopes: scopes.split(' '),
      createdAt: iso(created_at),
      expiresAt: iso(expires_at),
      lastUsedAt: last_used_at === null ? null : iso(last_used_at),
    }),
  }),
  list({
    name: 'modelTokens',
    table: 'model_tokens',
    by: 'month',
    item: ({ month, input, output, calls }) => ({ month, input, output, calls }),
  }),
  list({
    name: 'endedSessions',
    table: 'ended_sessions',
    by: 'token_hash',
    item: ({ ended_at }) => ({ endedAt: iso(ended_at) }),
  }),
  list({
    name: 'pushSubscriptions',
    table: 'push_subscriptions',
    by: 'id',
    item: (row, { key }) => ({
      createdAt: iso(row.created_at),
      subscription: openJson(key, 'push_subscriptions', row),
    }),
  }),
  list({
    name: 'pushSettings',
    table: 'push_people',
    by: 'user_id',
    item: ({ user_id: id, ...row }, { key }) => ({
      tellDays: row.tell_days === 1,
      daysTold: JSON.parse(row.days_told),
      lookedAt: iso(row.looked_at),
      nextLook: row.next_due === null ? null : iso(row.next_due),
      place: openJson(key, 'push_people', { ...row, id }),
    }),
  }),
  list({
    name: 'pushTold',
    table: 'push_told',
    by: 'key',
    item: (row) => ({ key: row.key, toldAt: iso(row.told_at) }),
  }),
  list({
    name: 'pushOnItsWay',
    table: 'push_outbox',
    by: 'id',
    item: (row) => ({ notice: JSON.parse(row.notice), expiresAt: iso(row.expires_at) }),
  }),
  list({
    name: 'paymentEvents',
    table: 'payment_events',
    by: 'id',
    item: (row) => ({ id: row.id, type: row.type, createdAt: iso(row.created_at) }),
  }),
]

/** A summary may be made from all the entries of a month, however many these are. */
const SOURCES_AT_ONCE = 1_000

async function sourcesOf({ id }: { id: string }, { read, key }: Begun): Promise<string[]> {
  const ids: string[] = []
  for (; ; await yieldToOthers(key.userId)) {
    const rows = await listSources(read, id, { after: ids.at(-1) ?? '', limit: SOURCES_AT_ONCE })
    ids.push(...rows.map((row) => row.entry_id))
    if (rows.length < SOURCES_AT_ONCE) return ids
  }
}

function concatJson(...parts: (Buffer | string)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

function openJson<Table extends SealedTable>(
  key: UserKey,
  table: Table,
  { id, sealed }: { id: string; sealed: Sealed<Table> },
): unknown {
  return JSON.parse(key.open({ table, row: id }, sealed).toString())
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
