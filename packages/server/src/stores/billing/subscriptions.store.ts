import { AppError } from '#app-error.ts'
import { type Database, deleteInPages, type Reader, type Trx } from '#database/index.ts'
import { lockOpenAccount } from '#stores/accounts/open-account.store.ts'
import { NO_STANDING, type Standing } from './standing-row.ts'

/** The billing state of a person. */
export interface Payer extends Standing {
  readonly userId: string
  readonly customerId: string | null
  readonly firstPaidAt: number | null
  /** The subscription that is being ended with a refund. */
  readonly ending: string | null
  /** Nothing is under way of which Stripe may know more. */
  readonly settled: boolean
}

const COLUMNS = [
  ...(['user_id', 'customer_id', 'subscription_id', 'price_id', 'status'] as const),
  ...(['current_period_end', 'cancel_at_period_end', 'first_paid_at'] as const),
  ...(['settled', 'unpaid_since', 'ending'] as const),
]

export async function findPayer(read: Reader | Trx, userId: string): Promise<Payer | undefined> {
  const row = await read
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      userId,
      customerId: row.customer_id,
      subscriptionId: row.subscription_id,
      priceId: row.price_id,
      status: row.status,
      currentPeriodEnd: row.current_period_end,
      cancelAtPeriodEnd: row.cancel_at_period_end === 1,
      unpaidSince: row.unpaid_since,
      firstPaidAt: row.first_paid_at,
      ending: row.ending,
      settled: row.settled === 1,
    }
  )
}

/** The row as it is stored, for an export. */
export function findSubscription(read: Reader, userId: string) {
  return read
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function userOfCustomer(
  read: Reader,
  customerId: string,
): Promise<string | undefined> {
  const row = await read
    .selectFrom('subscriptions')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.user_id
}

/** `false` when the account was closed in between. */
export async function keepCustomer(
  trx: Trx,
  userId: string,
  customerId: string,
  now: number,
): Promise<boolean> {
  // Locked, so that a close at the same time sees the customer and notes the departure.
  if (!(await lockOpenAccount(trx, userId))) return false
  const customer = { customer_id: customerId, updated_at: now }
  await trx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...rowOf(NO_STANDING), ...customer, settled: 1 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(customer))
    .execute()
  return true
}

/** From now on Stripe may know more than our row. */
export async function unsettle(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable('subscriptions').set({ settled: 0 }).where('user_id', '=', userId).execute()
}

/** Marks the subscription to be ended now with a refund. */
export async function markForRefund(
  trx: Trx,
  { userId, ending: before }: Payer,
  ending: string,
): Promise<void> {
  // There is room for one: while Stripe refuses an earlier one, the next has to wait.
  if (before && before !== ending) throw new AppError('payments_unavailable')
  await trx
    .updateTable('subscriptions')
    .set({ settled: 0, ending })
    .where('user_id', '=', userId)
    .execute()
}

interface Told extends Standing {
  readonly customerId: string | null
  readonly firstPaidAt: number | null
  readonly ending: string | null
  readonly settled: boolean
}

/** Stores what Stripe said. */
export async function saveStanding(
  trx: Trx,
  userId: string,
  told: Told,
  now: number,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({
      ...rowOf(told),
      customer_id: told.customerId,
      first_paid_at: told.firstPaidAt,
      settled: told.settled ? 1 : 0,
      ending: told.ending,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute()
}

function rowOf(standing: Standing) {
  return {
    subscription_id: standing.subscriptionId,
    price_id: standing.priceId,
    status: standing.status,
    current_period_end: standing.currentPeriodEnd,
    cancel_at_period_end: standing.cancelAtPeriodEnd ? (1 as const) : (0 as const),
    unpaid_since: standing.unpaidSince,
  }
}

interface Looked {
  /** People with something under way are due if they were last looked at before then. */
  readonly expecting: number
  /** The same for the others, who are looked at less often. */
  readonly others: number
  /** A look dated later comes from a clock that was set back since. */
  readonly atLatest: number
}

/** The people to ask Stripe about, those first who have waited longest. */
export async function findDue(
  read: Reader,
  since: Looked,
  now: number,
  userId?: string,
): Promise<string[]> {
  const rows = await read
    .selectFrom('subscriptions')
    .select('user_id')
    .where('customer_id', 'is not', null)
    .where((eb) => {
      const wasAhead = eb('updated_at', '>', since.atLatest)
      const isLive = eb('status', 'not in', ['none', 'canceled', 'incomplete_expired'])
      const isOver = eb('current_period_end', '<=', now)
      const isDue = eb.or([isOver, wasAhead, eb('updated_at', '<=', since.others)])
      const isLongAgo = eb.or([wasAhead, eb('updated_at', '<=', since.expecting)])
      return eb.and([isLongAgo, eb.or([eb('settled', '=', 0), eb.and([isLive, isDue])])])
    })
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('updated_at')
    .execute()
  return rows.map((row) => row.user_id)
}

export async function isKnownEvent(read: Reader, id: string): Promise<boolean> {
  const row = await read
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

interface KnownEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: number
}

export async function keepEvent(
  trx: Trx,
  userId: string,
  { id, type, createdAt }: KnownEvent,
  now: number,
): Promise<void> {
  await trx
    .insertInto('payment_events')
    .values({ id, user_id: userId, type, created_at: createdAt, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function forgetEvents(
  database: Database,
  before: number,
  stopped?: AbortSignal,
): Promise<void> {
  await deleteInPages(
    database,
    { table: 'payment_events', where: (eb) => eb('received_at', '<', before) },
    stopped,
  )
}
