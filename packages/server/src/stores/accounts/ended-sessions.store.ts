import { type Database, prepared, type Trx } from '#database/index.ts'
import { isEndBelievable } from './session-life.ts'

interface GoneSession {
  readonly token_hash: string
  readonly user_id: string
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A device that stays away for longer keeps its copies until it signs in again. */
const TOMBSTONE_MS = 400 * DAY_MS
/** A bound, so that signing in and out in a loop can't fill the disk. */
const MAX_TOMBSTONES_PER_USER = 200

/** Leaves a tombstone of each session, in the unit that ends it. All of them are one person's. */
export async function rememberEnded(
  trx: Trx,
  gone: readonly GoneSession[],
  now: number,
): Promise<void> {
  const [{ user_id: userId } = { user_id: undefined }] = gone
  if (userId === undefined) return
  await trx
    .insertInto('ended_sessions')
    .values(gone.map(({ token_hash, user_id }) => ({ token_hash, user_id, ended_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const staying = trx
    .selectFrom('ended_sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('ended_at', '>', now - TOMBSTONE_MS)
    .orderBy('ended_at', 'desc')
    .orderBy('token_hash')
    .limit(MAX_TOMBSTONES_PER_USER)
  await trx
    .deleteFrom('ended_sessions')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', staying)
    .execute()
}

/**
 * Whether a session of this token, which opens none, has ended: by a person, or because it ran out.
 * Of a token that this database never had it says no: nothing is known of what that device sent.
 */
export async function wasEnded(
  { read }: Database,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const [ended] = await tombstone(read, { tokenHash })
  if (ended) return true
  const [remaining] = await remains(read, { tokenHash })
  return remaining !== undefined && isEndBelievable(remaining, now)
}

const tombstone = prepared(({ db }, { tokenHash }: { readonly tokenHash: string }) =>
  db.selectFrom('ended_sessions').select('user_id').where('token_hash', '=', tokenHash),
)

const remains = prepared(({ db }, { tokenHash }: { readonly tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at'])
    .where('token_hash', '=', tokenHash),
)
