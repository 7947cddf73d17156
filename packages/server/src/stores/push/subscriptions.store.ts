import { createHash } from 'node:crypto'
import type { UserKey } from '#crypto/index.ts'
import {
  type Database,
  isUniqueViolation,
  newId,
  prepared,
  type Reader,
  type Sealed,
  type Trx,
  texts,
} from '#database/index.ts'
import type { Subscription } from './delivery.ts'
import { removeUnlessSubscribed } from './people.store.ts'

/** More browsers than a person uses; beyond, the oldest is dropped. */
const MAX_BROWSERS = 20

/** A race: another account has registered the browser in between. */
export class TakenMeanwhile extends Error {
  override readonly name = 'TakenMeanwhile'
}

/** Retries once, since two calls may register the same browser at once. */
export async function registerWithRetry(
  database: Database,
  unit: (trx: Trx) => Promise<void>,
): Promise<void> {
  try {
    await database.write(unit)
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof TakenMeanwhile)) throw error
    await database.write(unit)
  }
}

/**
 * Registers a browser, and takes it from another account that had it: two people who sign in to one
 * browser get nothing of each other's.
 */
export async function putSubscription(
  trx: Trx,
  key: UserKey,
  subscription: Subscription,
  now: number,
) {
  const hash = hashOf(subscription.endpoint)
  const known = await findByHash(trx, hash)
  if (known?.user_id === key.userId) {
    const sealed = seal(key, known.id, subscription)
    await trx.updateTable('push_subscriptions').set({ sealed }).where('id', '=', known.id).execute()
    return
  }
  if (known) await removeSubscription(trx, known.user_id, known.id)
  const id = newId(now)
  const sealed = seal(key, id, subscription)
  const whose = { user_id: key.userId, endpoint_hash: hash }
  await trx
    .insertInto('push_subscriptions')
    .values({ id, ...whose, created_at: now, sealed })
    .execute()
  await makeRoom(trx, key.userId)
}

/** Whose browser it is. */
export async function ownerOf(trx: Trx, endpoint: string): Promise<string | undefined> {
  return (await findByHash(trx, hashOf(endpoint)))?.user_id
}

function findByHash(trx: Trx, hash: string) {
  return trx
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id'])
    .where('endpoint_hash', '=', hash)
    .executeTakeFirst()
}

async function makeRoom(trx: Trx, userId: string): Promise<void> {
  const all = await trx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const tooMany = all.slice(MAX_BROWSERS).map(({ id }) => id)
  if (tooMany.length > 0)
    await trx.deleteFrom('push_subscriptions').where('id', 'in', tooMany).execute()
}

/** Ends push to one browser of the person, or to all of them. */
export async function removeSubscriptions(
  trx: Trx,
  userId: string,
  endpoint: string | undefined,
): Promise<void> {
  const theirs = trx.deleteFrom('push_subscriptions').where('user_id', '=', userId)
  const these =
    endpoint === undefined ? theirs : theirs.where('endpoint_hash', '=', hashOf(endpoint))
  await these.execute()
  await removeUnlessSubscribed(trx, userId)
}

/** NOTE-46: whether the person lets the server know their days, in any of their browsers. */
export async function isAgreed(trx: Trx, key: UserKey): Promise<boolean> {
  const rows = await trx
    .selectFrom('push_subscriptions')
    .select(['id', 'sealed'])
    .where('user_id', '=', key.userId)
    .execute()
  return rows.some(({ id, sealed }) => openSubscription(key, id, sealed).tellDays)
}

/** Removes a browser, and with the last one the person's plan. */
export async function removeSubscription(trx: Trx, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
  await removeUnlessSubscribed(trx, userId)
}

export async function sealedSubscriptions(read: Reader, ids: readonly string[]) {
  const rows = await selectSealed(read, { ids: texts(ids) })
  return new Map(rows.map(({ id, sealed }) => [id, sealed]))
}

const selectSealed = prepared(({ db, all }, { ids }: { ids: ReturnType<typeof texts> }) =>
  db.selectFrom('push_subscriptions').select(['id', 'sealed']).where('id', 'in', all(ids)),
)

export function openSubscription(
  key: UserKey,
  id: string,
  sealed: Sealed<'push_subscriptions'>,
): Subscription {
  return JSON.parse(key.open(placeOf(id), sealed).toString())
}

function seal(key: UserKey, id: string, { endpoint, keys, tellDays }: Subscription) {
  return key.seal(placeOf(id), Buffer.from(JSON.stringify({ endpoint, keys, tellDays })))
}

const placeOf = (id: string) => ({ table: 'push_subscriptions', row: id }) as const

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
