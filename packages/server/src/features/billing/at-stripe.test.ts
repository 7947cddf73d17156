import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { refusing, saying } from './testing/bad-line.ts'
import { doomedProcess, otherProcess } from './testing/more-processes.ts'
import { DAY, type Paying, type Person, runPaying } from './testing/paying.ts'
import { type StripeTruth, stripeAt } from './testing/truth.ts'

const CANCEL = 'POST /api/stripe/cancel-subscription'
const SUBSCRIBE = 'POST /api/stripe/create-subscription'
const MINUTE = 60

type Said<T> = { data: T[] }

/** What happens at Stripe without us, and what Stripe answers that the sandbox never does. */
describe('at Stripe', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')
  let paying: Paying
  let truth: StripeTruth
  beforeAll(async () => {
    paying = await runPaying(await databases.place())
    truth = stripeAt(paying.stripeUrl)
  }, 60_000)
  afterEach(() => paying.line.mend())
  afterAll(() => paying.stop())

  const subscriber = async (): Promise<Person> => {
    const ann = await paying.person()
    await ann.subscribe()
    expect(await ann.premium()).toBe(true)
    await paying.pass(MINUTE)
    return ann
  }
  const only = async (person: Person): Promise<Stripe.Subscription> => {
    const [one, ...more] = await truth.subscriptionsOf(await person.customer())
    if (!one || more.length > 0) throw new Error('There is not one subscription')
    return one
  }
  const refuse = (what: string, code: string) => paying.line.instead(what, refusing(code))
  const told = () => paying.sandbox.control.flush()
  const rowOf = (person: Person) =>
    paying.database.read
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow()

  it('PAY-38 an operator ends the subscription, or begins one for the person', async () => {
    const ann = await subscriber()
    await truth.stripe.subscriptions.cancel((await only(ann)).id)
    await told()
    expect(await ann.premium()).toBe(false)

    const made = await truth.stripe.subscriptions.create({
      customer: await ann.customer(),
      items: [{ price: 'price_y' }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    })
    const { confirmation_secret: secret } = made.latest_invoice as Stripe.Invoice
    await ann.pay(secret?.client_secret ?? '')
    await told()
    expect(await ann.status()).toMatchObject({ hasActiveSubscription: true, plan: 'yearly' })
    const wish = { priceId: 'price_m', customerId: await ann.customer() }
    expect((await ann.call(SUBSCRIBE, wish)).status).toBe(409)
  })

  it('PAY-58 an operator deletes the customer: the person becomes one anew, and the seven days do not', async () => {
    const ann = await subscriber()
    const first = await ann.customer()
    await truth.stripe.customers.del(first)
    await told()
    expect(await ann.premium()).toBe(false)
    await paying.pass(8 * DAY)
    await ann.subscribe()
    expect(await ann.customer()).not.toBe(first)
    expect(await ann.premium()).toBe(true)
    expect(await ann.good(CANCEL)).toMatchObject({ outcome: 'ends-with-period' })
  })

  it('PAY-58 our note of the first payment is lost: the seven days still count from the first', async () => {
    const ann = await subscriber()
    await ann.good(CANCEL)
    await paying.pass(8 * DAY)
    await ann.subscribe()
    await paying.database.write((trx) =>
      trx
        .updateTable('subscriptions')
        .set({ first_paid_at: null })
        .where('user_id', '=', ann.user.id)
        .execute(),
    )
    expect(await ann.good(CANCEL)).toMatchObject({ outcome: 'ends-with-period' })
  })

  it('an operator refunds a part, or all of it: a cancellation refunds the rest', async () => {
    for (const amount of [100, 600]) {
      const ann = await subscriber()
      const { id, latest_invoice: invoice } = await only(ann)
      const { data } = await truth.stripe.invoicePayments.list({ invoice: String(invoice) })
      const intent = String(data[0]?.payment.payment_intent)
      await truth.stripe.refunds.create({ payment_intent: intent, amount })
      await told()
      expect(await ann.premium(), 'the subscription goes on').toBe(true)
      expect(await ann.good(CANCEL)).toMatchObject({ outcome: 'refunded' })
      expect(await truth.moneyFor(id)).toMatchObject({ taken: 600, returned: 600 })
    }
  })

  it('PAY-59 an operator sets a day for the end, or another price', async () => {
    const ann = await subscriber()
    const { id } = await only(ann)
    const day = Math.floor(paying.clock() / 1000) + 3 * DAY
    await truth.stripe.subscriptions.update(id, { cancel_at: day })
    await told()
    const currentPeriodEnd = new Date(day * 1000).toISOString()
    expect(await ann.status()).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd })
    await ann.good('POST /api/stripe/resume-subscription')
    expect(await only(ann)).toMatchObject({ cancel_at: null, status: 'active' })

    const other = saying<Said<Stripe.Subscription>>(({ data }) => {
      for (const { items } of data) for (const { price } of items.data) price.id = 'price_of_old'
    })
    paying.line.instead('GET /v1/subscriptions', other)
    await otherProcess(paying).billing.resume(ann.user.id)
    expect(await ann.status()).toMatchObject({ plan: null, hasActiveSubscription: true })
  })

  it('a subscription is on trial, unpaid or paused: there is never a second one, nor a dead end', async () => {
    for (const status of ['trialing', 'unpaid', 'paused'] as const) {
      const ann = await subscriber()
      const { id } = await only(ann)
      const said = saying<Said<Stripe.Subscription>>(({ data }) => {
        for (const one of data) if (one.id === id && one.status === 'active') one.status = status
      })
      paying.line.instead('GET /v1/subscriptions', said)
      await otherProcess(paying).billing.resume(ann.user.id)
      expect(await ann.premium(), status).toBe(status === 'trialing')
      const wish = { priceId: 'price_m', customerId: await ann.customer() }
      const answer = await ann.call(SUBSCRIBE, wish)
      expect(answer.status).toBe(status === 'trialing' ? 409 : 200)
      const open = (await truth.subscriptionsOf(wish.customerId)).filter((one) => !one.ended_at)
      expect(open, status).toHaveLength(1)
      if (status === 'trialing') continue
      expect(await truth.moneyFor(id), 'what was used is not given back').toMatchObject({
        returned: 0,
      })
      await ann.pay((answer.json as { clientSecret: string }).clientSecret)
      expect(await ann.premium()).toBe(true)
    }
  })

  it('a payment is disputed: the bank gives the money back, and the cancellation is done', async () => {
    const ann = await subscriber()
    refuse('POST /v1/refunds', 'charge_disputed')
    expect(await ann.good(CANCEL)).toMatchObject({ outcome: 'refunded' })
    expect(await ann.premium()).toBe(false)
    expect(await rowOf(ann)).toMatchObject({ status: 'canceled', settled: 1, ending: null })
  })

  it('PAY-41 a refund is refused for now: premium ends, and the money follows when it can', async () => {
    const ann = await subscriber()
    const { id } = await only(ann)
    refuse('POST /v1/refunds', 'balance_insufficient')
    const other = otherProcess(paying)
    expect(await ann.good(CANCEL)).toMatchObject({ outcome: 'refunded' })
    expect(await ann.premium()).toBe(false)
    expect(await rowOf(ann)).toMatchObject({ status: 'canceled', settled: 0, ending: id })
    await ann.subscribe()
    await paying.pass(MINUTE)
    const wait = await ann.call(CANCEL)
    expect([wait.status, await ann.premium()], 'one after the other').toEqual([503, true])
    await paying.pass(60 * MINUTE)
    await other.sweep()
    expect(other.failures).toHaveLength(1)
    paying.line.mend()
    await paying.pass(60 * MINUTE)
    await other.sweep()
    expect(await truth.moneyFor(id)).toMatchObject({ taken: 600, returned: 600 })
    expect(await rowOf(ann)).toMatchObject({ status: 'active', settled: 1, ending: null })
  })

  it('a cancellation is cut off after the money went back: premium went with it', async () => {
    const ann = await subscriber()
    paying.line.instead('POST /v1/refunds', async (pass) => {
      await pass()
      return null
    })
    expect((await ann.call(CANCEL)).status).toBe(503)
    paying.sandbox.control.outage('unavailable')
    expect(await ann.premium()).toBe(false)
    paying.sandbox.control.outage('none')
    paying.line.mend()
    expect(await ann.status()).toMatchObject({ hasActiveSubscription: false })
    expect(await rowOf(ann)).toMatchObject({ status: 'canceled', ending: null })
  })

  it('a process dies after it told Stripe of a cancellation, and the message is lost: it shows', async () => {
    const ann = await subscriber()
    const { id } = await only(ann)
    await paying.pass(8 * DAY)
    await paying.sandbox.control.hold()
    // The first call asks how things are, the second tells.
    const { billing, stop } = await doomedProcess(paying, 1, 'after')
    await billing.cancel(ann.user.id).catch(() => {})
    await stop()
    // Asked of Stripe itself: the server would wait until the lease of the dead process expires.
    expect((await truth.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true)
    const { pending } = await paying.sandbox.control.state()
    await paying.sandbox.control.drop(pending.map(({ id }) => id))
    await paying.sandbox.control.release()
    await paying.pass(MINUTE)
    expect(await ann.status()).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('Stripe repeats a failure of its own under the same key: the person is not stuck with it', async () => {
    const ann = await paying.person()
    const failing: string[] = []
    const bodies: string[] = []
    for (const call of ['POST /v1/customers', 'POST /v1/subscriptions']) {
      paying.line.instead(call, async (pass, { headers, body }) => {
        const key = headers['idempotency-key'] ?? ''
        bodies.push(decodeURIComponent(body))
        if (bodies.length === 1 || failing.length === 1) failing.push(key)
        return failing.includes(key) ? refusing('', 500)(pass, { headers } as never) : pass()
      })
    }
    expect((await ann.call('POST /api/stripe/create-customer')).status).toBe(503)
    await paying.pass(11 * MINUTE)
    failing.length = 1
    const customerId = await ann.customer().catch(() => '')
    await paying.pass(11 * MINUTE)
    const wish = { priceId: 'price_m', customerId: customerId || (await ann.customer()) }
    await ann.call(SUBSCRIBE, wish)
    await paying.pass(11 * MINUTE)
    await ann.subscribe()
    expect(await ann.premium()).toBe(true)
    const found = await truth.stripe.customers.list({ email: ann.user.email })
    expect(found.data).toHaveLength(1)
    const asked = bodies.find((body) => body.includes('payment_behavior'))
    expect(asked, 'nothing that takes days').toContain('payment_method_types][0]=card')
  })

  it('Stripe says it never had a customer: who has premium keeps it, who has not begins anew', async () => {
    const [ann, bob] = [await subscriber(), await paying.person()]
    await bob.begin()
    const before = await rowOf(ann)
    refuse('GET /v1/subscriptions', 'resource_missing')
    const other = otherProcess(paying)
    await paying.pass(25 * 60 * MINUTE)
    await other.sweep()
    expect(other.failures.length).toBeGreaterThan(0)
    expect(await ann.premium()).toBe(true)
    expect(await rowOf(ann)).toMatchObject({ customer_id: before.customer_id, status: 'active' })
    expect(await rowOf(bob)).toMatchObject({ customer_id: null, status: 'none' })
    paying.line.mend()
    await bob.subscribe()
    expect(await bob.premium()).toBe(true)
  })

  it('PAY-25 a process died before it noted a customer, long ago: there is no second one', async () => {
    const ann = await paying.person()
    const { email, id: user } = ann.user
    const lost = await truth.stripe.customers.create({ email, metadata: { user } })
    await truth.stripe.customers.create({ email, metadata: { user: 'somebody else' } })
    await paying.pass(2 * DAY)
    expect(await ann.customer()).toBe(lost.id)
  })

  it('an address that Stripe rejects does not prevent a payment', async () => {
    const ann = await paying.person()
    paying.line.instead('POST /v1/customers', async (pass, asked) =>
      asked.body.includes('email') ? refusing('email_invalid')(pass, asked) : pass(),
    )
    await ann.subscribe()
    expect(await ann.premium()).toBe(true)
  })

  it('hears of a new address', async () => {
    const ann = await subscriber()
    const email = `new-${ann.user.email}`
    const names = { username: ann.user.email.split('@')[0], displayName: 'A Person' }
    const renamed = await ann.call('PUT /api/auth/profile', { ...names, email })
    expect(renamed.status, renamed.text).toBe(200)
    const customer = await ann.customer()
    const known = async () => {
      const found = await truth.stripe.customers.retrieve(customer)
      return found.deleted ? null : found.email
    }
    await expect.poll(known, { timeout: 20_000 }).toBe(email)
  })

  it('hears of a new address that it finds odd as soon as it takes it, and nothing else fails', async () => {
    const ann = await subscriber()
    const customer = await ann.customer()
    const known = async () => {
      const found = await truth.stripe.customers.retrieve(customer)
      return found.deleted ? null : found.email
    }
    paying.line.instead(`POST /v1/customers/${customer}`, refusing('email_invalid'))
    const email = `odd-${ann.user.email}`
    const names = { username: ann.user.email.split('@')[0], displayName: 'A Person' }
    expect((await ann.call('PUT /api/auth/profile', { ...names, email })).status).toBe(200)
    const { billing, failures } = otherProcess(paying)
    expect(await billing.resume(ann.user.id)).toMatchObject({ hasActiveSubscription: true })
    expect([failures, await known()]).toEqual([[], ann.user.email])
    paying.line.mend()
    await billing.resume(ann.user.id)
    expect(await known()).toBe(email)
  })

  it('PAY-01 a price is not what the plans page shows: it is never charged', async () => {
    const fresh = await runPaying(await databases.place())
    const changes: ((price: Stripe.Price) => void)[] = [
      (price) => Object.assign(price, { unit_amount: 700 }),
      (price) => Object.assign(price, { currency: 'eur' }),
      (price) => Object.assign(price.recurring ?? {}, { interval: 'week' }),
    ]
    try {
      const ann = await fresh.person()
      const wish = { priceId: 'price_m', customerId: await ann.customer() }
      for (const change of changes) {
        fresh.line.instead('GET /v1/prices/price_m', saying(change))
        expect((await ann.call(SUBSCRIBE, wish)).status).toBe(503)
      }
      expect(await stripeAt(fresh.stripeUrl).subscriptionsOf(wish.customerId)).toEqual([])
      fresh.line.mend()
      expect((await ann.call(SUBSCRIBE, wish)).status).toBe(200)
    } finally {
      await fresh.stop()
    }
  })

  it('a second renewal comes while the first is owed: the grace is not given again', async () => {
    const ann = await subscriber()
    await paying.sandbox.control.cards(await ann.customer(), 'declines')
    await paying.passToRenewalOf(ann)
    expect(await ann.premium()).toBe(true)
    const older = saying<Said<Stripe.Invoice>>(({ data }) => {
      const [newest] = data
      if (!newest) return
      const times = { ...newest.status_transitions, finalized_at: newest.created - 30 * DAY }
      data.push({ ...newest, id: 'in_older', status_transitions: times })
    })
    paying.line.instead('GET /v1/invoices', older)
    await otherProcess(paying).billing.status(ann.user.id)
    expect(await ann.premium()).toBe(false)
  })
})
