import { expect } from 'vitest'
import type { RunningApp } from '#http/testing/running-app.ts'
import { expectFair } from './fair.ts'
import { doomedProcess, sleepyProcess } from './more-processes.ts'
import { DAY, webhookOf } from './paying.ts'
import { type Living, openOf, type World } from './world.ts'

const HOUR = DAY / 24
/** Seconds after which others take the place of a process that died. */
const AFTER_THE_LEASE = 20

export type Deed = (world: World, person: Living) => Promise<unknown>

async function click(
  world: World,
  person: Living,
  what: string,
  json?: unknown,
  app = world.random.pick(world.apps),
) {
  const answer = await person.call(what, json, app)
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

async function beginWith(world: World, person: Living, priceId: string, app?: RunningApp) {
  await becomeCustomer(world, person)
  const wish = { priceId, customerId: person.customerId ?? 'cus_none' }
  const { json } = await click(world, person, 'POST /api/stripe/create-subscription', wish, app)
  const { clientSecret } = json as { clientSecret?: string }
  if (clientSecret) person.secrets.push(clientSecret)
  return clientSecret
}

const begin: Deed = (world, person) =>
  beginWith(world, person, world.random.pick(['price_m', 'price_m', 'price_y']))

/** Each tab has one plan, and both are paid at once. */
export const twoTabs: Deed = async (world, person) => {
  const prices = ['price_m', 'price_y']
  const tabs = prices.map((price, n) => beginWith(world, person, price, world.apps[n]))
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

/** To where something is about to happen, rather than anywhere. */
const pass: Deed = async (world, person) => {
  const { paying, random } = world
  if (random.chance(0.5)) return toTheRenewal(world, person)
  return paying.pass(random.pick([HOUR, DAY, 2 * DAY, 3 * DAY, 8 * DAY, 40 * DAY]))
}

/** An hour after which Stripe has tried to collect it. */
export const toTheRenewal: Deed = async (world, person) => {
  const [current] = (await openOf(world, person)).open
  const end = current?.items.data[0]?.current_period_end
  if (end) await world.paying.pass(end - Math.floor(world.paying.clock() / 1000) + 2 * HOUR)
}

/** An operator schedules or reverts the end in Stripe's dashboard; only a webhook reports it. */
export const arrangeEnd: Deed = async (world, person) => {
  const { paying, truth, apps, random } = world
  const { control } = paying.sandbox
  const [current] = (await openOf(world, person)).open
  if (current?.status !== 'active') return
  const wish = { cancel_at_period_end: current.cancel_at === null }
  await person.status()
  await truth.stripe.subscriptions.update(current.id, wish)
  control.webhooksTo(webhookOf(random.pick(apps)))
  await control.deliver((await control.state()).pending.map(({ id }) => id))
  const { cancelAtPeriodEnd } = await person.status()
  expect(cancelAtPeriodEnd, 'what a message told').toBe(wish.cancel_at_period_end)
}

/** A process stalls after getting an answer, while the person continues with another process. */
export const standStill: Deed = async (world, person) => {
  const { paying, random } = world
  const { billing, asleep, wake, stop } = await sleepyProcess(paying)
  const old = billing.resume(person.user.id).catch(() => {})
  await Promise.race([asleep, old])
  await paying.pass(AFTER_THE_LEASE)
  await random.pick([cancel, pay])(world, person)
  wake()
  await old
  await stop()
}

const simply =
  (what: string): Deed =>
  (world, person) =>
    click(world, person, what)

/** The money is refunded within the seven days, and only then. */
export const cancel: Deed = async (world, person) => {
  const { json } = await click(world, person, 'POST /api/stripe/cancel-subscription')
  const { outcome } = json as { outcome?: string }
  if (outcome !== 'refunded' && outcome !== 'ends-with-period') return
  const firstPaid = await world.truth.firstPayment(person.customerId ?? '')
  const days = (world.paying.clock() / 1000 - firstPaid) / DAY
  expect(outcome, `${days} days after the first payment`).toBe(
    days < 7 ? 'refunded' : 'ends-with-period',
  )
}

const status = simply('GET /api/stripe/subscription')
const clicks = [begin, begin, twoTabs, pay, pay, pay, status, cancel]
clicks.push(simply('POST /api/stripe/resume-subscription'))
const mishaps = [deliverSome, deliverSome, loseSome, cardTurns, breakLine, breakLine, die, die]
mishaps.push(cardTurns, arrangeEnd, standStill)

/** One step: a few things at once, then perhaps time passes. All invariants hold after it. */
export async function step(world: World): Promise<void> {
  const { random, people, paying } = world
  const deeds = Array.from({ length: 1 + random.int(3) }, () => random.pick(clicks))
  const person = random.pick(people)
  if (random.chance(0.5)) await random.pick(mishaps)(world, person)
  await Promise.all(deeds.map((deed) => deed(world, person)))
  paying.line.mend()
  const isLater = random.chance(0.35)
  if (isLater) await pass(world, person)
  if (random.chance(0.1)) await world.sweep()
  for (const one of isLater ? people : [person]) await expectFair(world, one)
}
