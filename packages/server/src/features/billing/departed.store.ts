import type { Database, Reader, Trx } from '#database/index.ts'

/** In the unit that deletes a person: their customer is still to be ended at Stripe. */
export async function noteDeparture(trx: Trx, userId: string, now: number): Promise<void> {
  const payer = await trx
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (payer?.customer_id) await noteCustomer(trx, payer.customer_id, now)
}

export async function noteCustomer(trx: Trx, customerId: string, now: number): Promise<void> {
  await trx
    .insertInto('departed_customers')
    .values({ customer_id: customerId, since: now })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

export async function departedCustomers(read: Reader): Promise<string[]> {
  const rows = await read
    .selectFrom('departed_customers')
    .select('customer_id')
    .orderBy('since')
    .execute()
  return rows.map((row) => row.customer_id)
}

export async function forgetCustomer(database: Database, customerId: string): Promise<void> {
  await database.write((trx) =>
    trx.deleteFrom('departed_customers').where('customer_id', '=', customerId).execute(),
  )
}
