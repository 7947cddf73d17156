import type { TokenScope } from '@daywell/core/account'
import type { QueryCreator } from 'kysely'
import type { Keyring, UserKey } from '#crypto/index.ts'
import {
  type Database,
  isOutOfReach,
  newId,
  prepared,
  type Reader,
  type Tables,
  type Trx,
} from '#database/index.ts'
import { rememberEnded } from './ended-sessions.store.ts'
import { isEndBelievable, SESSION_LIFE_MS, SESSION_MAX_LIFE_MS } from './session-life.ts'
import { toUser, type User, userColumns } from './user-row.ts'

export interface FoundSession {
  sessionId: string
  /** When the password was last given in this session; 0 to a token that was replaced. */
  confirmedAt: number
  user: User
  /** What the API token allows; absent: it's a session. */
  scopes?: readonly TokenScope[]
}

export interface NewSession {
  tokenHash: string
  device: string | undefined
}

/** One place where a person is signed in. */
export interface OwnSession {
  id: string
  createdAt: number
  lastUsedAt: number
  device: string | undefined
}

const hour = 60 * 60 * 1000
/** How long calls under way in any tab may still carry the token before. */
const OLD_TOKEN_MS = 60_000

/** More than a person's devices; beyond is a program that logs in and never out. */
const mostSessions = 50

/**
 * Starts a session in the unit of the sign-in. Expired sessions are deleted, and of too many the
 * least recently used ones.
 */
export async function insertSession(
  trx: Trx,
  key: UserKey,
  { tokenHash, device }: NewSession,
  now: number,
): Promise<{ sessionId: string }> {
  const id = newId(now)
  const sealed =
    device === undefined ? null : key.seal({ table: 'sessions', row: id }, Buffer.from(device))
  const staying = trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', key.userId)
    .where('last_used_at', '>', now - SESSION_LIFE_MS)
    .where('created_at', '>', now - SESSION_MAX_LIFE_MS)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions - 1)
  const gone = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', key.userId)
    .where('id', 'not in', staying)
    .returning(['token_hash', 'user_id', 'created_at', 'last_used_at'])
    .execute()
  const ended = gone.filter((session) => isEndBelievable(session, now))
  await rememberEnded(trx, ended, now)
  await trx
    .insertInto('sessions')
    .values({
      id,
      user_id: key.userId,
      token_hash: tokenHash,
      created_at: now,
      last_used_at: now,
      // It is begun by proving who one is, so that counts as a password just given.
      confirmed_at: now,
      sealed,
    })
    .execute()
  return { sessionId: id }
}

/** Finds a living session, and prolongs it. The use is written at most once an hour. */
export async function findSession(
  database: Database,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> {
  const asked = {
    tokenHash,
    now,
    usedAfter: now - SESSION_LIFE_MS,
    usedUntil: now + SESSION_LIFE_MS,
    begunAfter: now - SESSION_MAX_LIFE_MS,
    graceUntil: now + OLD_TOKEN_MS,
  }
  const [current] = await sessionByToken(database.read, asked)
  const row = current ?? (await sessionByOldToken(database.read, asked))[0]
  if (!row) return undefined
  if (row.last_used_at <= now - hour) {
    await recordUse(database, row.session_id, now).catch(unlessOutOfReach)
  }
  // The password was given for the new token: a stolen old one gains nothing by it.
  const confirmedAt = current ? row.confirmed_at : 0
  return { sessionId: row.session_id, confirmedAt, user: toUser(row) }
}

/** Reads continue on a full disk: a later call records the use. */
function unlessOutOfReach(error: unknown): void {
  if (!isOutOfReach(error)) throw error
}

/** The person's living sessions, the one used last first. */
export async function listSessions(
  { read }: Database,
  keyring: Keyring,
  userId: string,
  now: number,
): Promise<OwnSession[]> {
  const rows = await read
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'sealed'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', now - SESSION_LIFE_MS)
    .where('created_at', '>', now - SESSION_MAX_LIFE_MS)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const key = await keyring.userKey(read, userId)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    device: row.sealed
      ? key.open({ table: 'sessions', row: row.id }, row.sealed).toString()
      : undefined,
  }))
}

/** Ends one session and no other. */
export async function revokeSession(
  database: Database,
  sessionId: string,
  now: number,
): Promise<void> {
  await database.write(async (trx) => {
    const gone = await trx
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .returning(['token_hash', 'user_id'])
      .execute()
    await rememberEnded(trx, gone, now)
  })
}

/** Ends the session of a token of which only the hash is known; nothing where there is none. */
export async function revokeByHash(
  database: Database,
  tokenHash: string,
  now: number,
): Promise<void> {
  // Unauthenticated: only what exists is worth a write.
  const found = await sessionByHash(database, tokenHash)
  if (found) await revokeSession(database, found.id, now)
}

/** Whose session a token opens, or opened before its password changed. */
export function sessionByHash({ read }: Database, tokenHash: string) {
  return (
    read
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'users.email'])
      // The password may have changed after the log-out that is only told now.
      .where((eb) =>
        eb.or([eb('token_hash', '=', tokenHash), eb('old_token_hash', '=', tokenHash)]),
      )
      .executeTakeFirst()
  )
}

/** Ends a session if it is the person's own, and says whether it was. */
export function endOwnSession(
  database: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  return database.write(async (trx) => {
    const gone = await trx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(['token_hash', 'user_id'])
      .execute()
    await rememberEnded(trx, gone, now)
    return gone.length > 0
  })
}

/** Ends every session of the person, except the one that may stay. */
export async function endSessions(
  trx: Trx,
  userId: string,
  now: number,
  but?: string,
): Promise<void> {
  const all = trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .returning(['token_hash', 'user_id'])
  const gone = await (but === undefined ? all : all.where('id', '!=', but)).execute()
  await rememberEnded(trx, gone, now)
}

/** The password was given in this session just now. Says whether the session is still there. */
export async function confirmSession(trx: Trx, sessionId: string, now: number): Promise<boolean> {
  const confirmed = await trx
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/**
 * Gives the session another token: one that was copied before the password changed is worthless.
 * The old one holds for a moment, since other tabs have calls under way.
 */
export async function renewToken(
  trx: Trx,
  sessionId: string,
  tokenHash: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set((eb) => ({
      old_token_hash: eb.ref('token_hash'),
      old_token_until: now + OLD_TOKEN_MS,
      token_hash: tokenHash,
    }))
    .where('id', '=', sessionId)
    .execute()
}

interface Asked {
  readonly tokenHash: string
  readonly now: number
  readonly usedAfter: number
  /** One used later than that was begun by a clock set ahead, and would live on for as long. */
  readonly usedUntil: number
  readonly begunAfter: number
  /** An old token that holds for longer was replaced before the clock was set back. */
  readonly graceUntil: number
}

const sessionByToken = prepared(({ db }, asked: Asked) =>
  livingSessions(db, asked).where('token_hash', '=', asked.tokenHash),
)

const sessionByOldToken = prepared(({ db }, asked: Asked) =>
  livingSessions(db, asked)
    .where('old_token_hash', '=', asked.tokenHash)
    .where('old_token_until', '>', asked.now)
    .where('old_token_until', '<=', asked.graceUntil),
)

function livingSessions(db: QueryCreator<Tables>, { usedAfter, usedUntil, begunAfter }: Asked) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.id as session_id', 'last_used_at', 'confirmed_at'])
    .where('last_used_at', '>', usedAfter)
    .where('last_used_at', '<=', usedUntil)
    .where('sessions.created_at', '>', begunAfter)
}

async function recordUse(database: Database, sessionId: string, now: number): Promise<void> {
  await database.write((trx) =>
    trx
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('id', '=', sessionId)
      .where('last_used_at', '<=', now - hour)
      .execute(),
  )
}

/** When a session was last used; 0: none ever was. */
export async function readLastUse(read: Reader): Promise<number> {
  const latest = read.selectFrom('sessions').select('last_used_at').orderBy('last_used_at', 'desc')
  return (await latest.limit(1).executeTakeFirst())?.last_used_at ?? 0
}
