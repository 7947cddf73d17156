import type { HttpAnswer } from '@daywell/stripe-sandbox'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#database/index.ts'
import { forgetCustomer, noteDeparture } from '#stores/billing/departed.store.ts'
import { keepCustomer } from '#stores/billing/subscriptions.store.ts'
import { closeUser } from '#stores/person-data/erasure.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { refusing } from './testing/bad-line.ts'
import { otherProcess } from './testing/more-processes.ts'
import { DAY, type Paying, type Person, runPaying } from './testing/paying.ts'
import { type StripeTruth, stripeAt } from './testing/truth.ts'

describe.each(engines)('a person who leaves on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let paying: Paying
  let truth: StripeTruth
  beforeAll(async () => {
    paying = await runPaying(await databases.place())
    truth = stripeAt(paying.stripeUrl)
  }, 60_000)
  afterEach(() => paying.line.mend())
  afterAll(() => paying.stop())

  const subscriber = async (days = 1) => {
    const person = await paying.person()
    await person.subscribe()
    await person.status()
    await paying.pass(days * DAY)
    const customer = await person.customer()
    const [subscription] = await truth.subscriptionsOf(customer)
    return { person, customer, id: subscription?.id ?? '' }
  }
  const leave = async (person: Person) =>
    expect((await person.call('DELETE /api/auth/profile')).status).toBe(204)
  const isDeleted = async (customer: string) =>
    (await truth.stripe.customers.retrieve(customer)).deleted === true
  const departed = () => paying.database.read.selectFrom('departed_customers').selectAll().execute()
  /** In the background. */
  const farewell = (left = 0) => expect.poll(departed, { timeout: 20_000 }).toHaveLength(left)

  it('in the first seven days has the money back, later has used it', async () => {
    for (const [days, returned] of [
      [6, 600],
      [8, 0],
    ] as const) {
      const { person, customer, id } = await subscriber(days)
      await leave(person)
      await farewell()
      expect(await truth.moneyFor(id), `after ${days} days`).toMatchObject({ taken: 600, returned })
      expect(await isDeleted(customer)).toBe(true)
    }
  })

  it('is gone while Stripe has not answered yet, and is ended there as soon as it does', async () => {
    const { person, customer } = await subscriber(8)
    const { promise: speaks, resolve: speak } = Promise.withResolvers<void>()
    const late = async (pass: () => Promise<HttpAnswer | null>) => speaks.then(pass)
    paying.line.instead('GET /v1/subscriptions', late)
    await leave(person)
    expect(await departed()).toHaveLength(1)
    speak()
    await farewell()
    expect(await isDeleted(customer)).toBe(true)
  })

  it('has it back although it was paid this very moment, or Stripe was down when they left', async () => {
    const ann = await paying.person()
    const secret = await ann.begin()
    await paying.sandbox.control.hold()
    await ann.pay(secret)
    const [subscription] = await truth.subscriptionsOf(await ann.customer())
    paying.sandbox.control.outage('unavailable')
    await leave(ann)
    paying.sandbox.control.outage('none')
    await paying.sandbox.control.release()
    await paying.pass(8 * DAY)
    await otherProcess(paying).sweep()
    expect(await truth.moneyFor(subscription?.id ?? '')).toMatchObject({ returned: 600 })
    expect(await departed()).toEqual([])
  })

  it('PROF-09 while they become a customer is ended at Stripe all the same', async () => {
    const { database } = paying
    const { user } = await paying.person()
    const { promise: isKept, resolve: kept } = Promise.withResolvers<void>()
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const keeping = database.write(async (trx) => {
      await keepCustomer(trx, user.id, 'cus_of_who_leaves', Date.now())
      kept()
      await mayCommit
    })
    await isKept
    const closing = closeUser(database, user.id, Date.now(), (trx, id) =>
      noteDeparture(trx, id, Date.now()),
    )
    // On SQLite it waits for the writer; PostgreSQL says that it waits for a lock.
    if (engine === 'postgres') await expect.poll(() => waitingForLocks(database)).toBe(1)
    commit()
    await Promise.all([keeping, closing])
    expect(await departed()).toMatchObject([{ customer_id: 'cus_of_who_leaves' }])
    await forgetCustomer(database, 'cus_of_who_leaves')
  })

  it('while the money of a cancellation is on its way still gets it, and keeps no other waiting', async () => {
    const [ann, bob] = [await subscriber(), await subscriber()]
    paying.line.instead('POST /v1/refunds', refusing('balance_insufficient'))
    await ann.person.good('POST /api/stripe/cancel-subscription')
    await leave(ann.person)
    expect(await isDeleted(ann.customer)).toBe(false)
    await paying.pass(8 * DAY)
    await leave(bob.person)
    await farewell(1)
    expect(await isDeleted(bob.customer)).toBe(true)
    expect(await truth.moneyFor(ann.id)).toMatchObject({ taken: 600, returned: 0 })
    paying.line.mend()
    await otherProcess(paying).sweep()
    expect(await truth.moneyFor(ann.id)).toMatchObject({ taken: 600, returned: 600 })
    expect([await isDeleted(ann.customer), await departed()]).toEqual([true, []])
  })
})

async function waitingForLocks({ read }: Database): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(read)
  return rows.length
}
