import { keyOf } from '@daywell/core/reminders'
import { sql } from 'kysely'
import {
  type Database,
  deleteInPages,
  prepared,
  type Reader,
  type Trx,
  texts,
} from '#database/index.ts'
import type { Delivery, Kind, Pushed } from './delivery.ts'

interface Told {
  readonly userId: string
  readonly key: string
  readonly now: number
}

/**
 * Adds a notice to the outbox for each browser of the person. Idempotent across processes: the key of
 * the notice is stored in the same unit.
 */
export async function putNotice(
  trx: Trx,
  userId: string,
  notice: Pushed,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Promise<void> {
  const key = keyOf(notice)
  if ((await insertTold(trx, { userId, key, now })).length === 0) return
  const { kind } = notice
  await insertForAll(trx, { userId, key, kind, notice: JSON.stringify(notice), now, expiresAt })
}

const insertTold = prepared(({ db }, { userId, key, now }: Told) =>
  db
    .insertInto('push_told')
    .values({ user_id: userId, key, told_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key'),
)

interface ForAll extends Told {
  readonly kind: Kind
  readonly notice: string
  readonly expiresAt: number
}

const columns = [
  ...(['id', 'user_id', 'subscription_id', 'kind', 'notice'] as const),
  ...(['expires_at', 'try_at', 'tries'] as const),
] as const

const insertForAll = prepared(({ db }, { userId, key, kind, notice, now, expiresAt }: ForAll) =>
  db
    .insertInto('push_outbox')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select([
          sql<string>`push_subscriptions.id || ' ' || cast(${key} as text)`.as('id'),
          'user_id',
          'push_subscriptions.id as subscription_id',
          sql<Kind>`cast(${kind} as text)`.as('kind'),
          sql<string>`cast(${notice} as text)`.as('notice'),
          sql<number>`cast(${expiresAt} as bigint)`.as('expires_at'),
          sql<number>`cast(${now} as bigint)`.as('try_at'),
          sql<number>`0`.as('tries'),
        ])
        .where('user_id', '=', userId),
    )
    .returning('id'),
)

/**
 * Leases some due deliveries for as long as a try can last: until then no other process takes them,
 * and afterwards any may, should this one have crashed. Retries come after first tries.
 */
export function takeSome(
  database: Database,
  { now, until, atMost }: { now: number; until: number; atMost: number },
): Promise<Delivery[]> {
  const take = (trx: Trx, tried: '=' | '>', count: number) => {
    const next = trx
      .selectFrom('push_outbox')
      .select('id')
      .where('try_at', '<=', now)
      .where('tries', tried, 0)
      .orderBy('try_at')
      .limit(count)
    const free = database.engine === 'postgres' ? next.forUpdate().skipLocked() : next
    return trx
      .updateTable('push_outbox')
      .set((eb) => ({ try_at: until, tries: eb('tries', '+', 1) }))
      .where('id', 'in', free)
      .returningAll()
      .execute()
  }
  return database.write(async (trx) => {
    const first = await take(trx, '=', atMost)
    const room = atMost - first.length
    return room > 0 ? [...first, ...(await take(trx, '>', room))] : first
  })
}

/** Whether there is anything to take: a look that costs next to nothing. */
export async function isAnythingWaiting(read: Reader, now: number): Promise<boolean> {
  return (await selectWaiting(read, { now })).length > 0
}

const selectWaiting = prepared(({ db }, { now }: { now: number }) =>
  db.selectFrom('push_outbox').select('id').where('try_at', '<=', now).limit(1),
)

/** Removes what was delivered, or can't be. */
export async function putDone(trx: Trx, ids: readonly string[]): Promise<void> {
  await deleteSome(trx, { ids: texts(ids) })
}

const deleteSome = prepared(({ db, all }, { ids }: { ids: ReturnType<typeof texts> }) =>
  db.deleteFrom('push_outbox').where('id', 'in', all(ids)),
)

export async function putLater(trx: Trx, id: string, at: number): Promise<void> {
  await trx.updateTable('push_outbox').set({ try_at: at }).where('id', '=', id).execute()
}

/** Removes undelivered notices that the person no longer wants. */
export async function withdraw(trx: Trx, userId: string, kinds: readonly Kind[]): Promise<void> {
  if (kinds.length === 0) return
  await trx
    .deleteFrom('push_outbox')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .execute()
}

/** Keys of days that no one will ask about again, and those of a clock that was set back since. */
export function forgetTold(
  database: Database,
  { before, after }: { readonly before: number; readonly after: number },
  stopped?: AbortSignal,
): Promise<void> {
  return deleteInPages(
    database,
    {
      table: 'push_told',
      where: (eb) => eb.or([eb('told_at', '<', before), eb('told_at', '>', after)]),
    },
    stopped,
  )
}

/** Notices of days that only a clock set ahead has seen. */
export function dropFromAhead(
  database: Database,
  after: number,
  stopped?: AbortSignal,
): Promise<void> {
  return deleteInPages(
    database,
    { table: 'push_outbox', where: (eb) => eb('expires_at', '>', after) },
    stopped,
  )
}
