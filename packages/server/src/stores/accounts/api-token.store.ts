import type { TokenScope } from '@daywell/core/account'
import type { Keyring, UserKey } from '#crypto/index.ts'
import { type Database, isOutOfReach, newId, prepared, type Trx } from '#database/index.ts'
import type { FoundSession } from './session.store.ts'
import { callerOfToken } from './token-caller.ts'
import { toUser, userColumns } from './user-row.ts'

export interface NewToken {
  readonly tokenHash: string
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly expiresAt: number
}

/** A token as its owner sees it. */
export interface OwnToken {
  readonly id: string
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly createdAt: number
  readonly expiresAt: number
  readonly lastUsedAt: number | null
}

const MINUTE_MS = 60_000
/** The use is written at most this often: a program may make hundreds of calls in a row. */
const USE_EVERY_MS = 10 * MINUTE_MS
/** How long an expired token is still listed, so that its owner sees why a program stopped. */
const LISTED_EXPIRED_MS = 30 * 24 * 60 * MINUTE_MS

/** The account must be locked, or two calls at once pass the limit. Undefined: there are too many. */
export async function insertToken(
  trx: Trx,
  key: UserKey,
  { tokenHash, name, scopes, expiresAt }: NewToken,
  { now, max }: { readonly now: number; readonly max: number },
): Promise<OwnToken | undefined> {
  const own = trx.deleteFrom('api_tokens').where('user_id', '=', key.userId)
  await own.where('expires_at', '<=', now - LISTED_EXPIRED_MS).execute()
  const rows = trx.selectFrom('api_tokens').select('id').where('user_id', '=', key.userId)
  if ((await rows.execute()).length >= max) return undefined
  const id = newId(now)
  await trx
    .insertInto('api_tokens')
    .values({
      id,
      user_id: key.userId,
      token_hash: tokenHash,
      scopes: scopes.join(' '),
      created_at: now,
      expires_at: expiresAt,
      sealed: key.seal({ table: 'api_tokens', row: id }, Buffer.from(name)),
    })
    .execute()
  return { id, name, scopes, createdAt: now, expiresAt, lastUsedAt: null }
}

/** Finds the owner of a living token, and records the use now and then. */
export async function findApiToken(
  database: Database,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> {
  const [row] = await livingToken(database.read, { tokenHash, now })
  if (!row) return undefined
  if (isUseDue(row.last_used_at, now)) await recordUse(database, row, now)
  // No password was given for this call, however recently its owner gave theirs.
  return {
    sessionId: callerOfToken(row.token_id),
    confirmedAt: 0,
    user: toUser(row),
    scopes: scopesIn(row.scopes),
  }
}

/** The person's tokens, newest first. */
export async function listTokens(
  { read }: Database,
  keyring: Keyring,
  userId: string,
): Promise<OwnToken[]> {
  const rows = await read
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const key = await keyring.userKey(read, userId)
  return rows.map((row) => ({
    id: row.id,
    name: key.open({ table: 'api_tokens', row: row.id }, row.sealed).toString(),
    scopes: scopesIn(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Revokes a token if it is the person's own, and says whether it was. */
export function revokeOwnToken(database: Database, userId: string, id: string): Promise<boolean> {
  return database.write(async (trx) => {
    const own = trx.deleteFrom('api_tokens').where('id', '=', id).where('user_id', '=', userId)
    return (await own.returning('id').execute()).length > 0
  })
}

export async function revokeAllTokens(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
}

interface Asked {
  readonly tokenHash: string
  readonly now: number
}

const livingToken = prepared(({ db }, { tokenHash, now }: Asked) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([...userColumns, 'api_tokens.id as token_id', 'scopes', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('closed_at', 'is', null),
)

/** One in the future was recorded before the clock was set back. */
function isUseDue(lastUsedAt: number | null, now: number): boolean {
  return lastUsedAt === null || Math.abs(now - lastUsedAt) >= USE_EVERY_MS
}

interface Used {
  readonly token_id: string
  readonly last_used_at: number | null
}

/** Compare and swap: of many calls at once only one writes. */
async function recordUse(database: Database, used: Used, now: number): Promise<void> {
  const { token_id: id, last_used_at: before } = used
  const use = (trx: Trx) =>
    trx
      .updateTable('api_tokens')
      .set({ last_used_at: now })
      .where('id', '=', id)
      .where('last_used_at', before === null ? 'is' : '=', before)
      .execute()
  await database.write(use).catch((error: unknown) => {
    // Reads continue on a full disk: a later call records the use.
    if (!isOutOfReach(error)) throw error
  })
}

function scopesIn(stored: string): TokenScope[] {
  return stored.split(' ') as TokenScope[]
}
