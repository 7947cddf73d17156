import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { otherProcess } from './testing/more-processes.ts'
import { DAY, type Paying, type Person, runPaying, WEBHOOK_SECRET } from './testing/paying.ts'

const ASKED = 'GET /v1/subscriptions'

describe.each(engines)('messages of Stripe on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let paying: Paying
  beforeAll(async () => {
    paying = await runPaying(await databases.place())
  }, 60_000)
  afterAll(() => paying.stop())

  const signed = (payload: string, { secret = WEBHOOK_SECRET, age = 0 } = {}) => {
    const timestamp = Math.floor(Date.now() / 1000) - age
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  }
  const deliver = (body: string, signature?: string) =>
    ask(paying.port, 'POST /api/stripe/webhook', {
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
    })
  const eventFor = (customer: string, id = 'evt_of_the_test') =>
    JSON.stringify({
      id,
      object: 'event',
      created: 1,
      type: 'customer.subscription.updated',
      data: { object: { id: 'sub_1', object: 'subscription', customer, status: 'active' } },
    })
  /** A person who has begun and not paid, with nothing more to be delivered. */
  const quietPerson = async (): Promise<Person> => {
    const ann = await paying.person()
    await ann.begin()
    await paying.sandbox.control.flush()
    paying.sandbox.control.forgetCalls()
    return ann
  }
  const asked = async () => (await paying.sandbox.control.state()).calls[ASKED] ?? 0

  it('PAY-36 are refused unless their signature is good, belongs to them and is not old', async () => {
    const ann = await quietPerson()
    const body = eventFor(await ann.customer())
    const bad = [
      undefined,
      'nonsense',
      signed(body, { secret: 'whsec_of_somebody_else' }),
      signed(`${body} `),
      signed(body, { age: 301 }),
    ]
    for (const signature of bad) {
      const answer = await deliver(body, signature)
      expect([answer.status, answer.json]).toMatchObject([400, { code: 'bad_signature' }])
      expect(answer.text).not.toContain('whsec')
    }
    expect(await asked()).toBe(0)
    expect((await deliver(body, signed(body, { age: 200 }))).status).toBe(200)
    expect(await asked()).toBe(1)
  })

  it('of any version are understood, and of any size that a message has', async () => {
    const ann = await quietPerson()
    const event = { ...JSON.parse(eventFor(await ann.customer(), 'evt_of_old')) }
    const old = JSON.stringify({ ...event, api_version: '2015-02-18', request: 'req_1' })
    expect((await deliver(old, signed(old))).status).toBe(200)
    const whole = { ...event, id: 'evt_whole', data: { object: { customer: { id: 'cus_x' } } } }
    const expanded = JSON.stringify(whole)
    expect((await deliver(expanded, signed(expanded))).status).toBe(200)
    expect(await asked()).toBe(1)
    const huge = ' '.repeat(1_100_000)
    expect((await deliver(huge, signed(huge))).status).toBe(413)
    const noObject = JSON.stringify({ ...event, id: 'evt_other', type: 'balance.available' })
    expect((await deliver(noObject, signed(noObject))).status).toBe(200)
    expect(await asked()).toBe(1)
  })

  it('PAY-37 that come twice, also at once, are processed once; what they claim is not believed', async () => {
    const ann = await quietPerson()
    const body = eventFor(await ann.customer(), 'evt_twice')
    const both = await Promise.all([deliver(body, signed(body)), deliver(body, signed(body))])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await deliver(body, signed(body))).status).toBe(200)
    expect(await asked()).toBe(1)
    expect(await ann.premium()).toBe(false)
  })

  it('about an unknown customer, or of an unused type, are accepted and ignored', async () => {
    await quietPerson()
    const unknown = eventFor('cus_of_nobody', 'evt_nobody')
    expect((await deliver(unknown, signed(unknown))).status).toBe(200)
    expect(await asked()).toBe(0)
  })

  it('PAY-38 that come late, repeated and backwards end in the right status', async () => {
    const { control } = paying.sandbox
    await control.hold()
    const [ann, bob] = [await paying.person(), await paying.person()]
    for (const one of [ann, bob]) await one.subscribe()
    await bob.good('POST /api/stripe/cancel-subscription')
    await paying.pass(2 * DAY)
    const ids = (await control.state()).pending.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(4)
    for (const status of (await control.deliver([...ids.toReversed(), ...ids])).map(
      (one) => one.status,
    )) {
      expect(status).toBe(200)
    }
    await control.release()
    const row = (one: Person) =>
      paying.database.read
        .selectFrom('subscriptions')
        .select(['status', 'settled'])
        .where('user_id', '=', one.user.id)
        .executeTakeFirst()
    expect(await row(ann)).toEqual({ status: 'active', settled: 1 })
    expect(await row(bob)).toEqual({ status: 'canceled', settled: 1 })
  })

  it('that never come are made up for by the hourly sweep', async () => {
    const { control } = paying.sandbox
    const ann = await paying.person()
    await ann.subscribe()
    await control.flush()
    await control.cards(await ann.customer(), 'declines')
    await control.hold()
    await paying.pass(31 * DAY)
    await paying.pass(4 * DAY)
    await control.drop((await control.state()).pending.map(({ id }) => id))
    await control.release()
    const other = otherProcess(paying)
    await other.sweep()
    expect(other.failures).toEqual([])
    expect(await ann.premium()).toBe(false)
    paying.sandbox.control.forgetCalls()
    await other.sweep()
    expect(await asked(), 'asked again within the hour').toBe(0)
  })

  it('about a renewal may be lost: the person is not locked out even before the sweep', async () => {
    const { control } = paying.sandbox
    const ann = await paying.person()
    await ann.subscribe()
    await control.flush()
    await control.hold()
    await paying.pass(45 * DAY)
    expect(await ann.premium()).toBe(true)
    expect(await ann.status()).toMatchObject({ hasActiveSubscription: true })
    await control.release()
  })

  it('are asked to come again while Stripe cannot be asked', async () => {
    const ann = await quietPerson()
    const body = eventFor(await ann.customer(), 'evt_again')
    paying.sandbox.control.outage('unavailable')
    const refused = await deliver(body, signed(body))
    paying.sandbox.control.outage('none')
    expect([refused.status, refused.json]).toMatchObject([503, { code: 'payments_unavailable' }])
    paying.sandbox.control.forgetCalls()
    expect((await deliver(body, signed(body))).status).toBe(200)
    expect(await asked(), 'the second time it counts').toBe(1)
  })
})
