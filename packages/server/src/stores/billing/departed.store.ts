import type { Database, Reader, Trx } from '#database/index.ts'
import { forgetInSandbox } from './sandbox-storage.store.ts'

export interface Departed {
  readonly customerId: string
  readonly since: number
  /** The subscription whose money was on its way back. */
  readonly ending: string | null
}

/** In the unit that deletes a person: their customer is still to be ended at Stripe. */
export async function noteDeparture(trx: Trx, userId: string, now: number): Promise<void> {
  const payer = await trx
    .selectFrom('subscriptions')
    .select(['customer_id', 'ending'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!payer?.customer_id) return
  // Nothing is left to be ended at a stand-in that has forgotten them.
  if (await forgetInSandbox(trx, payer.customer_id)) return
  await noteCustomer(trx, payer.customer_id, now, payer.ending)
}

export async function noteCustomer(
  trx: Trx,
  customerId: string,
  now: number,
  ending: string | null = null,
): Promise<void> {
  await trx
    .insertInto('departed_customers')
    .values({ customer_id: customerId, since: now, ending })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

export async function departedCustomers(read: Reader): Promise<Departed[]> {
  const rows = await read
    .selectFrom('departed_customers')
    .select(['customer_id', 'since', 'ending'])
    .orderBy('since')
    .execute()
  return rows.map(({ customer_id: customerId, since, ending }) => ({ customerId, since, ending }))
}

export async function forgetCustomer(database: Database, customerId: string): Promise<void> {
  await database.write(async (trx) => {
    await forgetInSandbox(trx, customerId)
    await trx.deleteFrom('departed_customers').where('customer_id', '=', customerId).execute()
  })
}
