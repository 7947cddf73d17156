import type Stripe from 'stripe'
import { expect } from 'vitest'
import type { Random } from '#http/fuzz/random.ts'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import type { FreshPlace } from '#testing/fresh-databases.ts'
import { doomedProcess, otherProcess } from './more-processes.ts'
import { DAY, type Paying, type Person, runPaying, webhookOf } from './paying.ts'
import { type StripeTruth, stripeAt } from './truth.ts'

const HOUR = DAY / 24
const GRACE = 3 * DAY + HOUR
/** Seconds after which others take the place of a process that died. */
const AFTER_THE_LEASE = 20
const CLOCKS_DIFFER = 3000
const ENDED = ['canceled', 'incomplete_expired']

/** Somebody in a random life. */
interface Living extends Person {
  customerId: string | undefined
  readonly secrets: string[]
}

/** Two processes on one database, people who click, and a line that breaks. */
export interface World {
  readonly paying: Paying
  readonly apps: readonly RunningApp[]
  readonly people: readonly Living[]
  readonly truth: StripeTruth
  readonly random: Random
  sweep(): Promise<void>
  stop(): Promise<void>
}

export async function startWorld(
  place: FreshPlace,
  random: Random,
  people: number,
): Promise<World> {
  const paying = await runPaying(place)
  const { clock, env } = paying
  // No two machines have the very same time.
  const second = await runApp(place, { clock: () => clock() + CLOCKS_DIFFER, env })
  await paying.sandbox.control.hold()
  const living = async () => ({ ...(await paying.person()), customerId: undefined, secrets: [] })
  const other = otherProcess(paying)
  return {
    ...{ paying, random, truth: stripeAt(paying.stripeUrl), sweep: other.sweep },
    apps: [paying, second],
    people: await Promise.all(Array.from({ length: people }, living)),
    async stop() {
      await second.stop()
      await paying.stop()
    },
  }
}

type Deed = (world: World, person: Living) => Promise<unknown>

async function click(world: World, person: Living, what: string, json?: unknown) {
  const answer = await person.call(what, json, world.random.pick(world.apps))
  expect([200, 403, 404, 409, 503], `${what}: ${answer.text}`).toContain(answer.status)
  return answer
}

const becomeCustomer: Deed = async (world, person) => {
  const { json } = await click(world, person, 'POST /api/stripe/create-customer')
  const { customerId } = json as { customerId?: string }
  if (!customerId) return
  expect(person.customerId ?? customerId, 'a second customer').toBe(customerId)
  person.customerId = customerId
}

async function beginWith(world: World, person: Living, priceId: string) {
  await becomeCustomer(world, person)
  const wish = { priceId, customerId: person.customerId ?? 'cus_none' }
  const { json } = await click(world, person, 'POST /api/stripe/create-subscription', wish)
  const { clientSecret } = json as { clientSecret?: string }
  if (clientSecret) person.secrets.push(clientSecret)
  return clientSecret
}

const begin: Deed = (world, person) =>
  beginWith(world, person, world.random.pick(['price_m', 'price_m', 'price_y']))

/** One plan in each tab, and both are paid at once. */
const twoTabs: Deed = async (world, person) => {
  const tabs = ['price_m', 'price_y'].map((price) => beginWith(world, person, price))
  const secrets = await Promise.all(tabs)
  await Promise.all(secrets.map((secret) => secret && person.pay(secret)))
}

/** Also with a form that was left open in another tab. */
const pay: Deed = async ({ random }, person) => {
  if (person.secrets.length === 0) return
  const secret = random.chance(0.8) ? person.secrets.at(-1) : random.pick(person.secrets)
  const card = random.chance(0.8) ? '4242424242424242' : '4000000000000002'
  await person.pay(secret ?? '', card)
}

const deliverSome: Deed = async ({ paying, apps, random }) => {
  const { control } = paying.sandbox
  const pending = (await control.state()).pending.map(({ id }) => id)
  const some = pending.filter(() => random.chance(0.5))
  const shuffled = some.toSorted(() => random.next() - 0.5)
  control.webhooksTo(webhookOf(random.pick(apps)))
  await control.deliver(random.chance(0.3) ? [...shuffled, ...shuffled] : shuffled)
}

const loseSome: Deed = async ({ paying, random }) => {
  const { control } = paying.sandbox
  const pending = (await control.state()).pending.map(({ id }) => id)
  await control.drop(pending.filter(() => random.chance(0.5)))
}

const cardTurns: Deed = async ({ paying, random }, { customerId }) => {
  if (!customerId) return
  await paying.sandbox.control.cards(customerId, random.pick(['pays', 'declines'] as const))
}

const breakLine: Deed = async ({ paying, random }) =>
  paying.line.cutAfter(random.int(5), random.pick(['before', 'after'] as const))

/** A process dies in the middle of what it was asked to do. */
const die: Deed = async ({ paying, random }, { user, customerId }) => {
  const when = random.pick(['before', 'after'] as const)
  const { billing, stop } = await doomedProcess(paying, random.int(9), when)
  const wish = {
    priceId: random.pick(['price_m', 'price_y']),
    customerId: customerId ?? 'cus_none',
  }
  const asked = random.pick([
    () => billing.cancel(user.id),
    () => billing.cancel(user.id),
    () => billing.createSubscription(user, wish),
    () => billing.resume(user.id),
    () => billing.status(user.id),
  ])
  await asked().catch(() => {})
  await stop()
  await paying.pass(AFTER_THE_LEASE)
}

const pass: Deed = ({ paying, random }) =>
  paying.pass(random.pick([HOUR, DAY, 3 * DAY, 8 * DAY, 30 * DAY, 40 * DAY]))

const simply =
  (what: string): Deed =>
  (world, person) =>
    click(world, person, what)

const cancel = simply('POST /api/stripe/cancel-subscription')
const status = simply('GET /api/stripe/subscription')
const clicks = [begin, begin, twoTabs, pay, pay, pay, status, cancel]
clicks.push(simply('POST /api/stripe/resume-subscription'))
const mishaps = [deliverSome, deliverSome, loseSome, cardTurns, breakLine, breakLine, die, die]

/** One step: some things at once, then perhaps time. What must hold at all times holds after it. */
export async function step(world: World): Promise<void> {
  const { random, people, paying } = world
  const deeds = Array.from({ length: 1 + random.int(3) }, () => random.pick(clicks))
  const person = random.pick(people)
  if (random.chance(0.5)) await random.pick(mishaps)(world, person)
  await Promise.all(deeds.map((deed) => deed(world, person)))
  paying.line.mend()
  if (random.chance(0.2)) await pass(world, person)
  if (random.chance(0.1)) await world.sweep()
  for (const one of people) await expectFair(world, one)
}

/** Premium for who has paid, and not for who has not, but for the grace. */
async function expectFair(world: World, person: Living): Promise<void> {
  const now = world.paying.clock()
  const has = await person.premium()
  expect((await person.status()).hasActiveSubscription, 'what the status says').toBe(has)
  const all = person.customerId ? await world.truth.subscriptionsOf(person.customerId) : []
  const open = all.filter(({ status }) => !ENDED.includes(status))
  expect(open.length, 'subscriptions of a person').toBeLessThanOrEqual(1)
  if (open.some(({ status }) => status === 'active')) expect(has, 'who has paid').toBe(true)
  if (!has) return
  const money = await Promise.all(all.map(({ id }) => world.truth.moneyFor(id)))
  const paidUntil = Math.max(0, ...money.map((one) => one.paidUntil))
  const isToEnd = open.some((one) => one.cancel_at !== null)
  expect(now, 'premium of who has not paid').toBeLessThan(paidUntil + (isToEnd ? 0 : GRACE * 1000))
}

/** Once all is quiet: our row says what Stripe says, and no one has paid for nothing. */
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
async function expectFairPrice({ truth }: World, subscription: Stripe.Subscription): Promise<void> {
  const { taken, returned, paidUntil, late } = await truth.moneyFor(subscription.id)
  const { ended_at: endedAt } = subscription
  if (endedAt === null) {
    expect(returned, 'given back of what goes on').toBe(0)
    return
  }
  const isCutShort = paidUntil > endedAt * 1000
  expect(isCutShort ? 'paid for nothing' : 'fair').toBe('fair')
  if (returned !== late) expect(returned, 'given back').toBe(taken)
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
    ...{ subscription_id: open.id, customer_id: open.customer, status: open.status, ending: null },
    price_id: open.items.data[0]?.price.id,
    current_period_end: (open.items.data[0]?.current_period_end ?? 0) * 1000,
    cancel_at_period_end: open.cancel_at_period_end ? 1 : 0,
  })
}
