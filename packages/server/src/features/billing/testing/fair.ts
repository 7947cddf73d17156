import type Stripe from 'stripe'
import { expect } from 'vitest'
import { DAY } from './paying.ts'
import type { StripeTruth } from './truth.ts'
import { ENDED, type Living, openOf, type World } from './world.ts'

const HOUR = DAY / 24
const GRACE = 3 * DAY
/** Clocks differ, and the calls take their time. */
const MINUTE = 60

/** Premium while paid, for three more days while a renewal is owed, and at no other time. */
export async function expectFair(world: World, person: Living): Promise<void> {
  const now = world.paying.clock()
  // The status asks Stripe where a message may be missing; what it finds out holds for all.
  const { hasActiveSubscription: has } = await person.status()
  expect(await person.premium(), 'whom the endpoints let in').toBe(has)
  const { all, open } = await openOf(world, person)
  expect(open.length, 'subscriptions of a person').toBeLessThanOrEqual(1)
  const [current] = open
  if (current?.status === 'active') expect(has, 'who has paid').toBe(true)
  if (current?.status === 'active' && current.cancel_at !== null) world.met.add('end arranged')
  if (current?.status === 'past_due') return expectPatience(world, current.id, has)
  if (!has) return
  const money = await Promise.all(all.map(({ id }) => world.truth.moneyFor(id)))
  const paidUntil = Math.max(0, ...money.map((one) => one.paidUntil))
  const patience = (current?.cancel_at ? 5 * MINUTE : GRACE + HOUR) * 1000
  expect(now, 'premium of who has not paid').toBeLessThan(paidUntil + patience)
}

async function expectPatience(world: World, subscription: string, has: boolean): Promise<void> {
  const { truth, paying, met } = world
  const open = await truth.stripe.invoices.list({ subscription, status: 'open', limit: 100 })
  const since = Math.min(...open.data.map((one) => one.status_transitions.finalized_at ?? 0))
  const owedFor = paying.clock() / 1000 - since
  if (Math.abs(owedFor - GRACE) < MINUTE) return
  met.add(owedFor < GRACE ? 'grace' : 'grace over')
  expect(has, `premium of who owes for ${owedFor / DAY} days`).toBe(owedFor < GRACE)
}

/** Once all is quiet, our row says what Stripe says, and no one has paid for nothing. */
export async function expectSettled(world: World): Promise<void> {
  const { paying, people, truth } = world
  await paying.sandbox.control.release()
  await paying.pass(HOUR)
  await world.sweep()
  for (const { user } of people) {
    const customers = (await truth.stripe.customers.list({ email: user.email })).data
    expect(customers.length, 'customers of a person').toBeLessThanOrEqual(1)
    const all = await truth.subscriptionsOf(customers[0]?.id ?? 'cus_none').catch(() => [])
    const open = all.filter(({ status }) => !ENDED.includes(status))
    expect(open.length, 'subscriptions of a person').toBeLessThanOrEqual(1)
    await expectSameRow(world, user.id, open[0])
    for (const one of all) await expectFairPrice(world, one)
  }
}

/** What was cut short, or came after the end, is given back; what was used is not. */
async function expectFairPrice(
  { truth, met }: World,
  { id, ended_at: endedAt }: Stripe.Subscription,
): Promise<void> {
  const { taken, returned, coveredUntil, late, periods } = await truth.moneyFor(id)
  if (periods > 1) met.add('renewal')
  if (returned > late) met.add('money back')
  if (endedAt === null) {
    expect(returned, 'given back of what goes on').toBe(0)
    return
  }
  const isCutShort = coveredUntil > endedAt * 1000
  expect(returned, isCutShort ? 'given back of what was cut short' : 'of what was used').toBe(
    isCutShort ? taken : late,
  )
}

async function expectSameRow(
  { paying }: World,
  userId: string,
  open: Awaited<ReturnType<StripeTruth['subscriptionsOf']>>[number] | undefined,
): Promise<void> {
  const row = await paying.database.read
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!open) {
    expect(['none', ...ENDED]).toContain(row?.status ?? 'none')
    expect(row?.ending ?? null, 'money on its way back').toBe(null)
    return
  }
  expect(row).toMatchObject({
    subscription_id: open.id,
    customer_id: open.customer,
    status: open.status,
    ending: null,
    price_id: open.items.data[0]?.price.id,
    current_period_end: (open.items.data[0]?.current_period_end ?? 0) * 1000,
    cancel_at_period_end: open.cancel_at_period_end ? 1 : 0,
  })
}
