import { type Entry, isTempId } from '@daywell/core/journal'
import type { EntryTime, Stored } from '@daywell/core/sync'
import { sql } from 'kysely'
import type { UserKey } from '#crypto/index.ts'
import { newId, prepared, type Reader, type Sealed, type Trx, texts } from '#database/index.ts'

/** What there is under an id that a client sent. */
export interface KnownEntry<Version extends EntryTime = Entry> {
  /** The id on the server, or the client's own where only its deletion has come. */
  readonly id: string
  readonly stored: Exclude<Stored<Version>, { state: 'none' }>
  readonly changedAt: number
  readonly sitting: string
  /** The sealed bytes of its words; 0 where there are none. */
  readonly bytes: number
}

/** The same without its words: the stored text is neither read nor opened for it. */
export type KnownTimes = KnownEntry<EntryTime>

/** What a person has, by the ids that were asked for. */
export type Known<Version extends EntryTime = Entry> = ReadonlyMap<string, KnownEntry<Version>>

/** Entries that were opened before, by id: what has not changed since is not opened again. */
export type Opened = Map<string, { readonly sealed: Sealed<'entries'>; readonly entry: Entry }>

/** Finds what the person has under an id, be it the server's or one that their client gave. */
export async function findKnown(
  read: Reader,
  key: UserKey,
  sentId: string,
  opened?: Opened,
): Promise<KnownEntry | undefined> {
  return (await findAllKnown(read, key, [sentId], opened)).get(sentId)
}

/** The same for many ids at once. */
export async function findAllKnown(
  read: Reader,
  key: UserKey,
  sentIds: readonly string[],
  opened: Opened = new Map(),
): Promise<Known> {
  return findAll(read, key.userId, sentIds, (ids) => findEntries(read, key, ids, opened))
}

/** The same for many ids at once, for what needs no words. */
export async function findAllTimes(
  read: Reader,
  userId: string,
  sentIds: readonly string[],
): Promise<Known<EntryTime>> {
  return findAll(read, userId, sentIds, (ids) => findTimes(read, userId, ids))
}

async function findAll<Version extends EntryTime>(
  read: Reader,
  userId: string,
  sentIds: readonly string[],
  find: (ids: readonly string[]) => Promise<Known<Version>>,
): Promise<Known<Version>> {
  const direct = await find(sentIds.filter((id) => !isTempId(id)))
  const named = await findNamed(
    read,
    userId,
    sentIds.filter((id) => !direct.has(id)),
  )
  const mapped = await find([...new Set(named.flatMap(({ entryId }) => entryId ?? []))])
  const known = new Map(direct)
  for (const { sentId, entryId, tombstone } of named) {
    const found = (entryId === undefined ? undefined : mapped.get(entryId)) ?? tombstone
    if (found) known.set(sentId, found)
  }
  return known
}

/** The id of an entry on the server, or a new one. */
export function serverIdOf(known: KnownEntry | undefined, now: number): string {
  return known && !isTempId(known.id) ? known.id : newId(now)
}

interface NamedEntry {
  readonly userId: string
  readonly clientId: string
  readonly entryId: string
}

/** ENT-31, ENT-32: remembers under which id a client knows an entry, for the account's life. */
export async function rememberClientId(trx: Trx, ids: NamedEntry, now: number): Promise<void> {
  await insertClientId(trx, { ...ids, now })
}

const insertClientId = prepared(({ db }, row: NamedEntry & { readonly now: number }) =>
  db
    .insertInto('client_ids')
    .values({
      user_id: row.userId,
      client_id: row.clientId,
      entry_id: row.entryId,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing()),
)

interface Wanted {
  readonly userId: string
  readonly ids: ReturnType<typeof texts>
}

const selectEntries = prepared(({ db, all }, { userId, ids }: Wanted) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed', 'deleted_at', 'changed_at', 'sitting'])
    .where('user_id', '=', userId)
    .where('id', 'in', all(ids)),
)

async function findEntries(
  read: Reader,
  key: UserKey,
  ids: readonly string[],
  opened: Opened,
): Promise<Known> {
  const { userId } = key
  const rows = ids.length > 0 ? await selectEntries(read, { userId, ids: texts(ids) }) : []
  return byId(
    rows.map(({ id, sealed, deleted_at: deletedAt, changed_at: changedAt, sitting }) => {
      const stored = storedOf(openOnce(key, id, sealed, opened), deletedAt)
      return { id, stored, changedAt, sitting, bytes: sealed.length }
    }),
  )
}

const selectTimes = prepared(({ db, all }, { userId, ids }: Wanted) =>
  db
    .selectFrom('entries')
    .select(['id', 'updated_at', 'deleted_at', 'changed_at', 'sitting'])
    .select(sql<number>`length(sealed)`.as('bytes'))
    .where('user_id', '=', userId)
    .where('id', 'in', all(ids)),
)

async function findTimes(
  read: Reader,
  userId: string,
  ids: readonly string[],
): Promise<Known<EntryTime>> {
  const rows = ids.length > 0 ? await selectTimes(read, { userId, ids: texts(ids) }) : []
  return byId(
    rows.map(({ id, updated_at, deleted_at, changed_at: changedAt, sitting, bytes }) => {
      const entry = { updatedAt: new Date(updated_at).toISOString() }
      return { id, stored: storedOf(entry, deleted_at), changedAt, sitting, bytes }
    }),
  )
}

function storedOf<Version extends EntryTime>(entry: Version, deletedAt: number | null) {
  return deletedAt === null
    ? ({ state: 'alive', entry } as const)
    : ({ state: 'deleted', entry, deletedAt } as const)
}

function openOnce(key: UserKey, row: string, sealed: Sealed<'entries'>, opened: Opened): Entry {
  const before = opened.get(row)
  if (before?.sealed.equals(sealed)) return before.entry
  const entry: Entry = JSON.parse(key.open({ table: 'entries', row }, sealed).toString())
  opened.set(row, { sealed, entry })
  return entry
}

/** The entries that clients gave these ids to, and what was deleted under either id. */
const selectNamed = prepared(({ db, each }, { userId, ids }: Wanted) =>
  db
    .selectFrom(each(ids).as('sent'))
    .leftJoin('client_ids', (join) =>
      join.on('client_ids.user_id', '=', userId).onRef('client_ids.client_id', '=', 'sent.id'),
    )
    .leftJoin('tombstones', (join) =>
      join
        .on('tombstones.user_id', '=', userId)
        .on('tombstones.entry_id', '=', (eb) => eb.fn.coalesce('client_ids.entry_id', 'sent.id')),
    )
    .select(['sent.id', 'client_ids.entry_id', 'deleted_at', 'tombstones.changed_at']),
)

async function findNamed(read: Reader, userId: string, ids: readonly string[]) {
  const rows = ids.length > 0 ? await selectNamed(read, { userId, ids: texts(ids) }) : []
  return rows.map(({ id: sentId, entry_id, deleted_at, changed_at }) => ({
    sentId,
    entryId: entry_id ?? undefined,
    tombstone: tombstoneOf(entry_id ?? sentId, deleted_at, changed_at),
  }))
}

function tombstoneOf(id: string, deletedAt: number | null, changedAt: number | null) {
  if (deletedAt === null || changedAt === null) return undefined
  const stored = { state: 'tombstone', deletedAt } as const
  return { id, stored, changedAt, sitting: '', bytes: 0 }
}

function byId<Version extends EntryTime>(known: readonly KnownEntry<Version>[]): Known<Version> {
  return new Map(known.map((one) => [one.id, one]))
}
