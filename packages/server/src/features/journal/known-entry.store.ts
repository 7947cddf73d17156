import { type Entry, isTempId } from '@daywell/core/journal'
import type { Stored } from '@daywell/core/sync'
import type { UserKey } from '#crypto/index.ts'
import { newId, prepared, type Reader, type Sealed, type Trx, texts } from '#database/index.ts'

/** What there is under an id that a client sent. */
export interface KnownEntry {
  /** The id on the server, or the client's own where only its deletion has come. */
  readonly id: string
  readonly stored: Exclude<Stored, { state: 'none' }>
  readonly changedAt: number
  readonly sitting: string
  /** The sealed bytes of its words; 0 where there are none. */
  readonly bytes: number
}

/** What a person has, by the ids that were asked for. */
type Known = ReadonlyMap<string, KnownEntry>

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
  const isDirect = (id: string) => !isTempId(id)
  const direct = await findEntries(read, key, sentIds.filter(isDirect), opened)
  const others = sentIds.filter((id) => !direct.has(id))
  const entryIds = await entryIdsOf(read, key.userId, others)
  const mapped = await findEntries(read, key, [...new Set(entryIds.values())], opened)
  const wordless = others.map((id) => entryIds.get(id) ?? id).filter((id) => !mapped.has(id))
  const tombstones = await findTombstones(read, key.userId, wordless)
  const known = new Map(direct)
  for (const sentId of others) {
    const id = entryIds.get(sentId) ?? sentId
    const found = mapped.get(id) ?? tombstones.get(id)
    if (found) known.set(sentId, found)
  }
  return known
}

/** The id of an entry on the server: the one that it has, or a new one. */
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
      const entry = openOnce(key, id, sealed, opened)
      const stored =
        deletedAt === null
          ? ({ state: 'alive', entry } as const)
          : ({ state: 'deleted', entry, deletedAt } as const)
      return { id, stored, changedAt, sitting, bytes: sealed.length }
    }),
  )
}

function openOnce(key: UserKey, row: string, sealed: Sealed<'entries'>, opened: Opened): Entry {
  const before = opened.get(row)
  if (before?.sealed.equals(sealed)) return before.entry
  const entry: Entry = JSON.parse(key.open({ table: 'entries', row }, sealed).toString())
  opened.set(row, { sealed, entry })
  return entry
}

const selectEntryIds = prepared(({ db, all }, { userId, ids }: Wanted) =>
  db
    .selectFrom('client_ids')
    .select(['client_id', 'entry_id'])
    .where('user_id', '=', userId)
    .where('client_id', 'in', all(ids)),
)

async function entryIdsOf(read: Reader, userId: string, ids: readonly string[]) {
  const rows = ids.length > 0 ? await selectEntryIds(read, { userId, ids: texts(ids) }) : []
  return new Map(rows.map(({ client_id, entry_id }) => [client_id, entry_id]))
}

const selectTombstones = prepared(({ db, all }, { userId, ids }: Wanted) =>
  db
    .selectFrom('tombstones')
    .select(['entry_id', 'deleted_at', 'changed_at'])
    .where('user_id', '=', userId)
    .where('entry_id', 'in', all(ids)),
)

async function findTombstones(
  read: Reader,
  userId: string,
  ids: readonly string[],
): Promise<Known> {
  const rows = ids.length > 0 ? await selectTombstones(read, { userId, ids: texts(ids) }) : []
  return byId(
    rows.map(({ entry_id: id, deleted_at: deletedAt, changed_at: changedAt }) => {
      const stored = { state: 'tombstone', deletedAt } as const
      return { id, stored, changedAt, sitting: '', bytes: 0 }
    }),
  )
}

function byId(known: readonly KnownEntry[]): Known {
  return new Map(known.map((one) => [one.id, one]))
}
