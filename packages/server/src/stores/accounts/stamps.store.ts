import { defaultPreferences, type PrivacyLevel } from '@daywell/core/preferences'
import { type ExpressionBuilder, type QueryCreator, sql } from 'kysely'
import { prepared, type Reader, type Tables, type Trx } from '#database/index.ts'
import { type StorageUsed, storageOfUser } from '#stores/journal/storage-used.store.ts'
import { levelOfUser } from '#stores/preferences/preferences.store.ts'
import { tokenOfCaller } from './token-caller.ts'

const ENDED = 'The account is closed, or the session or token has ended'

/** Of a person who never saved preferences. */
const DEFAULT_LEVEL = defaultPreferences().journalStyle.privacyLevel

/** Stamps for the changes of one unit, each of them given once. */
export interface Stamps {
  next(): number
  /** The last one that the unit may use. */
  readonly last: number
  /** Read in the same statement, since most changes need both. */
  readonly level: PrivacyLevel
  readonly used: StorageUsed
}

/**
 * SYNC-39, SYNC-40: takes the next stamps of the person's changes, at least one. Writing this down
 * locks the person's row until the commit, so changes become visible in the order of their stamps
 * and a sync skips none of them, whichever process commits late. No two changes of a person share
 * a stamp, so a page of a sync can end after any of them.
 *
 * SYNC-56: a session may have ended since its call was let in, and then gets none. So does a token.
 */
export async function takeStamps(
  trx: Trx,
  { userId, sessionId }: StampTaker,
  now: number,
  count = 1,
): Promise<Stamps> {
  const move = { userId, now, more: count - 1 }
  const [row] = await moveOnFor(trx, move, sessionId)
  if (!row) throw new Error(ENDED)
  const { synced_at: last, level, entries, entryBytes, versionBytes, mediaBytes } = row
  let given = last - count
  return {
    last,
    level: level ?? DEFAULT_LEVEL,
    used: {
      entries: entries ?? 0,
      entryBytes: entryBytes ?? 0,
      versionBytes: versionBytes ?? 0,
      mediaBytes: mediaBytes ?? 0,
    },
    next() {
      given += 1
      return given
    },
  }
}

/** Whose changes they are, and the session, or API token, that they are made with; absent: none. */
interface StampTaker {
  readonly userId: string
  readonly sessionId?: string
}

interface Move {
  readonly userId: string
  readonly now: number
  readonly more: number
}

function moveOnFor(trx: Trx, move: Move, sessionId: string | undefined) {
  if (sessionId === undefined) return moveOn(trx, move)
  const tokenId = tokenOfCaller(sessionId)
  return tokenId === undefined
    ? moveOnInSession(trx, { ...move, sessionId })
    : moveOnByToken(trx, { ...move, tokenId })
}

/**
 * The last stamp of the person's changes, for a call that changes nothing. Changes get theirs one
 * after the other, so those up to it are all committed, and the next ones come after it.
 */
export async function readLastStamp(
  read: Reader,
  { userId, sessionId }: Required<StampTaker>,
): Promise<Pick<Stamps, 'last' | 'level'>> {
  const tokenId = tokenOfCaller(sessionId)
  const [row] =
    tokenId === undefined
      ? await lastInSession(read, { userId, sessionId })
      : await lastByToken(read, { userId, tokenId })
  if (!row) throw new Error(ENDED)
  return { last: row.synced_at, level: row.level ?? DEFAULT_LEVEL }
}

interface InSession {
  readonly userId: string
  readonly sessionId: string
}

interface ByToken {
  readonly userId: string
  readonly tokenId: string
}

const moveOn = prepared(({ db }, move: Move) => buildMove(db, move))

const moveOnInSession = prepared(({ db }, move: Move & InSession) =>
  buildMove(db, move).where(hasSession(move)),
)

const moveOnByToken = prepared(({ db }, move: Move & ByToken) =>
  buildMove(db, move).where(hasToken(move)),
)

const lastInSession = prepared(({ db }, asked: InSession) =>
  buildLast(db, asked).where(hasSession(asked)),
)

const lastByToken = prepared(({ db }, asked: ByToken) =>
  buildLast(db, asked).where(hasToken(asked)),
)

type OfUser = ExpressionBuilder<Tables, 'users'>

function hasSession({ sessionId }: InSession) {
  return ({ exists, selectFrom }: OfUser) =>
    exists(
      selectFrom('sessions')
        .select('sessions.id')
        .where('sessions.id', '=', sessionId)
        .whereRef('sessions.user_id', '=', 'users.id'),
    )
}

function hasToken({ tokenId }: ByToken) {
  return ({ exists, selectFrom }: OfUser) =>
    exists(
      selectFrom('api_tokens')
        .select('api_tokens.id')
        .where('api_tokens.id', '=', tokenId)
        .whereRef('api_tokens.user_id', '=', 'users.id'),
    )
}

function buildMove(db: QueryCreator<Tables>, { userId, now, more }: Move) {
  return db
    .updateTable('users')
    .set({
      synced_at: sql<number>`case when synced_at < ${now} then ${now} else synced_at + 1 end + ${more}`,
    })
    .where('users.id', '=', userId)
    .where('closed_at', 'is', null)
    .returning(['synced_at', levelOfUser, ...storageOfUser])
}

function buildLast(db: QueryCreator<Tables>, { userId }: { readonly userId: string }) {
  return db
    .selectFrom('users')
    .select(['synced_at', levelOfUser])
    .where('users.id', '=', userId)
    .where('closed_at', 'is', null)
}
