import { isTempId } from '@daywell/core/journal'
import type { Stored } from '@daywell/core/sync'
import type { UserKey } from '#crypto/index.ts'
import { newId, type Reader, type Sealed, type Trx } from '#database/index.ts'

/** What there is under an id that a client sent. */
export interface KnownEntry {
  /** The id on the server, or the client's own where only its deletion has come. */
  readonly id: string
  readonly stored: Exclude<Stored, { state: 'none' }>
  readonly changedAt: number
  readonly sitting: string
}

/** Finds what the person has under an id, be it the server's or one that their client gave. */
export async function findKnown(
  read: Reader,
  key: UserKey,
  sentId: string,
): Promise<KnownEntry | undefined> {
  const direct = isTempId(sentId) ? undefined : await findEntry(read, key, sentId)
  if (direct) return direct
  const id = await entryIdOf(read, key.userId, sentId)
  const mapped = id === undefined ? undefined : await findEntry(read, key, id)
  return mapped ?? findTombstone(read, key.userId, id ?? sentId)
}

/** The id of an entry on the server: the one that it has, or a new one. */
export function serverIdOf(known: KnownEntry | undefined, now: number): string {
  return known && !isTempId(known.id) ? known.id : newId(now)
}

/** ENT-31, ENT-32: remembers under which id a client knows an entry, for the account's life. */
export async function rememberClientId(
  trx: Trx,
  ids: { readonly userId: string; readonly clientId: string; readonly entryId: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto('client_ids')
    .values({
      user_id: ids.userId,
      client_id: ids.clientId,
      entry_id: ids.entryId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .execute()
}

async function findEntry(read: Reader, key: UserKey, id: string): Promise<KnownEntry | undefined> {
  const row = await read
    .selectFrom('entries')
    .select(['sealed', 'deleted_at', 'changed_at', 'sitting'])
    .where('id', '=', id)
    .where('user_id', '=', key.userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { deleted_at: deletedAt, changed_at: changedAt, sitting } = row
  const entry = opened(key, id, row.sealed)
  const stored =
    deletedAt === null
      ? ({ state: 'alive', entry } as const)
      : ({ state: 'deleted', entry, deletedAt } as const)
  return { id, stored, changedAt, sitting }
}

function opened(key: UserKey, row: string, sealed: Sealed<'entries'>) {
  return JSON.parse(key.open({ table: 'entries', row }, sealed).toString())
}

async function entryIdOf(read: Reader, userId: string, clientId: string) {
  const row = await read
    .selectFrom('client_ids')
    .select('entry_id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.entry_id
}

async function findTombstone(
  read: Reader,
  userId: string,
  id: string,
): Promise<KnownEntry | undefined> {
  const row = await read
    .selectFrom('tombstones')
    .select(['deleted_at', 'changed_at'])
    .where('user_id', '=', userId)
    .where('entry_id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const stored = { state: 'tombstone', deletedAt: row.deleted_at } as const
  return { id, stored, changedAt: row.changed_at, sitting: '' }
}
