import { type Endpoint, endpoints } from '@daywell/core/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ask, send } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { otherProcess } from './testing/more-processes.ts'
import { DAY, type Paying, runPaying } from './testing/paying.ts'
import { type StripeTruth, stripeAt } from './testing/truth.ts'

const DECLINED = '4000000000000002'

describe.each(engines)('billing on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let paying: Paying
  let truth: StripeTruth
  beforeAll(async () => {
    paying = await runPaying(await databases.place())
    truth = stripeAt(paying.stripeUrl)
  }, 60_000)
  afterAll(() => paying.stop())

  const subscriptionsOf = (customer: string) => truth.subscriptionsOf(customer)
  const customersOf = async (email: string) => (await truth.stripe.customers.list({ email })).data
  const refundsOf = async (customer: string) => {
    const all = await subscriptionsOf(customer)
    const money = await Promise.all(all.map(({ id }) => truth.moneyFor(id)))
    return money.map(({ returned }) => returned).filter((amount) => amount > 0)
  }

  it('PAY-33 tells what the payment form needs, and no secret', async () => {
    const answer = await ask(paying.port, 'GET /api/stripe/config')
    expect(answer.json).toEqual({
      mode: 'stripe',
      publishableKey: 'pk_test_of_the_tests',
      prices: { monthly: 'price_m', yearly: 'price_y' },
    })
    expect(answer.text).not.toMatch(/sk_|whsec_/)
  })

  it('PAY-19 PAY-25 PAY-26 PAY-27 makes a customer once, takes a payment and tells the status', async () => {
    const ann = await paying.person()
    const none = { hasActiveSubscription: false, hasSubscription: false, plan: null }
    expect(await ann.status()).toMatchObject({ ...none, currentPeriodEnd: null })
    expect(await ann.premium()).toBe(false)
    const customers = await Promise.all([ann.customer(), ann.customer(), ann.customer()])
    expect(new Set(customers).size).toBe(1)
    expect(await customersOf(ann.user.email)).toHaveLength(1)

    const secret = await ann.begin('price_y')
    expect(await ann.status()).toMatchObject(none)
    expect((await ann.pay(secret)).status).toBe(200)
    const { currentPeriodEnd, ...status } = await ann.status()
    expect(status).toMatchObject({ hasActiveSubscription: true, hasSubscription: true })
    expect(status.plan).toBe('yearly')
    const days = (Date.parse(String(currentPeriodEnd)) - paying.clock()) / (DAY * 1000)
    expect(Math.round(days)).toBeGreaterThanOrEqual(364)
    expect(await ann.premium()).toBe(true)
    expect(await customersOf(ann.user.email)).toHaveLength(1)
  })

  it('PAY-39 asks Stripe when a person returns before the message does', async () => {
    const ann = await paying.person()
    await paying.sandbox.control.hold()
    await ann.subscribe()
    expect(await ann.premium()).toBe(true)
    expect((await ann.status()).hasActiveSubscription).toBe(true)
    await paying.sandbox.control.release()
    expect((await ann.status()).hasActiveSubscription).toBe(true)
  })

  it('PAY-34 takes only the two prices and only the own customer', async () => {
    const [ann, bob] = [await paying.person(), await paying.person()]
    const customerId = await ann.customer()
    const wish = (json: object) => bob.call('POST /api/stripe/create-subscription', json)
    const others = await wish({ priceId: 'price_m', customerId })
    expect(others.json).toMatchObject({ code: 'not_allowed' })
    const nobodys = await wish({ priceId: 'price_m', customerId: 'cus_of_nobody' })
    expect([nobodys.status, nobodys.text]).toEqual([others.status, others.text])
    await bob.customer()
    expect((await wish({ priceId: 'price_m', customerId })).status).toBe(403)
    const price = await wish({ priceId: 'price_other', customerId: await bob.customer() })
    expect([price.status, price.json]).toMatchObject([
      422,
      { fields: { priceId: expect.stringContaining('exist') } },
    ])
    expect(await subscriptionsOf(customerId)).toEqual([])
  })

  it('PAY-35 makes one subscription of many wishes, in two processes at once', async () => {
    const ann = await paying.person()
    const customerId = await ann.customer()
    const other = otherProcess(paying)
    const again = async () =>
      (await other.billing.createSubscription(ann.user, { priceId: 'price_m', customerId }))
        .clientSecret
    const secrets = await Promise.all([ann.begin(), again(), ann.begin(), again()])
    expect(new Set(secrets).size).toBe(1)
    expect(await subscriptionsOf(customerId)).toHaveLength(1)

    const [yearly, monthly] = await Promise.all([ann.begin('price_y'), again()])
    expect(yearly).not.toBe(monthly)
    const live = (await subscriptionsOf(customerId)).filter(({ status }) => status === 'incomplete')
    expect(live).toHaveLength(1)
    for (const secret of [yearly, monthly, secrets[0] ?? '']) await ann.pay(secret)
    const paid = (await subscriptionsOf(customerId)).filter(({ status }) => status === 'active')
    expect(paid).toHaveLength(1)
    const wish = { priceId: 'price_y', customerId }
    const refused = await ann.call('POST /api/stripe/create-subscription', wish)
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'already_subscribed' }])
  })

  it('lets a declined card try again with another', async () => {
    const ann = await paying.person()
    const secret = await ann.begin()
    expect((await ann.pay(secret, DECLINED)).status).toBe(402)
    expect(await ann.premium()).toBe(false)
    expect(await ann.begin()).toBe(secret)
    await ann.pay(secret)
    expect(await ann.premium()).toBe(true)
  })

  it('PAY-41 PAY-43 cancels now and gives the money back within 7 days', async () => {
    const ann = await paying.person()
    await ann.subscribe()
    await paying.pass(7 * DAY - 60)
    const answer = await ann.good('POST /api/stripe/cancel-subscription')
    expect(answer).toEqual({ outcome: 'refunded', currentPeriodEnd: null })
    expect(await ann.premium()).toBe(false)
    const [subscription] = await subscriptionsOf(await ann.customer())
    expect(subscription?.status).toBe('canceled')
    expect(await refundsOf(await ann.customer())).toEqual([600])
    const again = await ann.good('POST /api/stripe/cancel-subscription')
    expect(again, 'a second click').toEqual({ outcome: 'ended', currentPeriodEnd: null })
    expect(await refundsOf(await ann.customer())).toEqual([600])
    expect((await ann.call('POST /api/stripe/resume-subscription')).status).toBe(404)
    const never = await paying.person()
    expect((await never.call('POST /api/stripe/cancel-subscription')).status).toBe(404)
  })

  it('PAY-42 PAY-43 PAY-44 PAY-59 cancels at the end of the period later, and takes it back', async () => {
    const ann = await paying.person()
    await ann.subscribe()
    await paying.pass(8 * DAY)
    const { currentPeriodEnd } = await ann.status()
    for (const _ of ['once', 'and again']) {
      const answer = await ann.good('POST /api/stripe/cancel-subscription')
      expect(answer).toEqual({ outcome: 'ends-with-period', currentPeriodEnd })
    }
    expect(await ann.status()).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd })
    expect(await ann.premium()).toBe(true)
    const resumed = await ann.good('POST /api/stripe/resume-subscription')
    expect(resumed).toMatchObject({ cancelAtPeriodEnd: false, hasActiveSubscription: true })
    const [kept] = await subscriptionsOf(await ann.customer())
    expect(kept).toMatchObject({ status: 'active', cancel_at_period_end: false, cancel_at: null })

    await ann.good('POST /api/stripe/cancel-subscription')
    await paying.pass(15 * DAY)
    expect(await ann.premium()).toBe(true)
    await paying.pass(10 * DAY)
    expect(await ann.premium()).toBe(false)
    expect(await ann.status()).toMatchObject({ hasSubscription: false, plan: null })
    expect(await refundsOf(await ann.customer())).toEqual([])
  })

  it('PAY-58 counts the 7 days from the first payment of the account', async () => {
    const ann = await paying.person()
    await ann.subscribe()
    await ann.good('POST /api/stripe/cancel-subscription')
    expect(await ann.status()).not.toHaveProperty('moneyBackOver')
    await paying.pass(8 * DAY)
    expect(await ann.status()).toMatchObject({ hasSubscription: false, moneyBackOver: true })
    await ann.subscribe()
    const answer = await ann.good('POST /api/stripe/cancel-subscription')
    expect(answer).toMatchObject({ outcome: 'ends-with-period' })
    expect(await ann.premium()).toBe(true)
  })

  it('keeps premium for 3 days when a renewal fails, and for good when it is paid then', async () => {
    const [ann, bob] = [await paying.person(), await paying.person()]
    for (const one of [ann, bob]) {
      await one.subscribe()
      await paying.sandbox.control.cards(await one.customer(), 'declines')
    }
    await paying.passToRenewalOf(ann)
    expect(await ann.premium()).toBe(true)
    paying.sandbox.control.outage('unavailable')
    expect(await ann.status()).toMatchObject({ hasActiveSubscription: true, hasSubscription: true })
    paying.sandbox.control.outage('none')
    await bob.pay(await bob.begin())
    await paying.pass(3 * DAY)
    expect([await ann.premium(), await bob.premium()]).toEqual([false, true])
    expect(await ann.status()).toMatchObject({ hasActiveSubscription: false })
  })

  it('PAY-61 lists the own invoices', async () => {
    const [ann, bob] = [await paying.person(), await paying.person()]
    expect(await ann.good('GET /api/stripe/invoices')).toEqual([])
    await ann.subscribe()
    await bob.subscribe('price_y')
    const mine = await ann.good('GET /api/stripe/invoices')
    expect(mine).toMatchObject([{ amountPaid: 600, currency: 'usd', status: 'paid' }])
    expect(mine).not.toMatchObject([{ amountRefunded: expect.anything() }])
    await ann.good('POST /api/stripe/cancel-subscription')
    await ann.begin()
    expect(await ann.good('GET /api/stripe/invoices')).toMatchObject([
      { status: 'open', amountPaid: 0, amountDue: 600 },
      { status: 'refunded', amountPaid: 600, amountRefunded: 600 },
    ])
  })

  it('tells of an invoice of which a part went back that it is paid, and how much', async () => {
    const ann = await paying.person()
    await ann.subscribe('price_y')
    const [paid] = (await truth.stripe.charges.list({ customer: await ann.customer() })).data
    await truth.stripe.refunds.create({ charge: paid?.id ?? '', amount: 500 })
    expect(await ann.good('GET /api/stripe/invoices')).toMatchObject([
      { status: 'paid', amountPaid: 6500, amountRefunded: 500 },
    ])
  })

  it('PROF-09 ends the subscription of a deleted account, now or when Stripe is back', async () => {
    const [ann, bob] = [await paying.person(), await paying.person()]
    for (const one of [ann, bob]) await one.subscribe()
    const customers = [await ann.customer(), await bob.customer()] as const
    expect((await ann.call('DELETE /api/auth/profile')).status).toBe(204)
    const firsts = async () => (await subscriptionsOf(customers[0]))[0]?.status
    await expect.poll(firsts, { timeout: 20_000 }).toBe('canceled')

    let unanswered = 0
    paying.line.instead('GET /v1/subscriptions', async () => {
      unanswered += 1
      return null
    })
    expect((await bob.call('DELETE /api/auth/profile')).status).toBe(204)
    // The SDK asks twice; then it is left to the sweep.
    await expect.poll(() => unanswered, { timeout: 20_000 }).toBe(2)
    paying.line.mend()
    expect((await subscriptionsOf(customers[1]))[0]?.status).toBe('active')
    await otherProcess(paying).sweep()
    expect((await subscriptionsOf(customers[1]))[0]?.status).toBe('canceled')
    const left = await paying.database.read.selectFrom('departed_customers').selectAll().execute()
    expect(left).toEqual([])
  })

  it('PAY-50 asks nothing of Stripe, and is answered nothing, that Stripe does not publish', async () => {
    const ann = await paying.person()
    await ann.subscribe()
    await ann.good('GET /api/stripe/invoices')
    await ann.good('POST /api/stripe/cancel-subscription')
    await paying.sandbox.control.flush()
    const { calls } = await paying.sandbox.control.state()
    expect(Object.keys(calls)).toEqual(
      expect.arrayContaining([
        ...['POST /v1/customers', 'GET /v1/customers', 'GET /v1/prices/{id}'],
        ...['POST /v1/subscriptions', 'GET /v1/subscriptions', 'DELETE /v1/subscriptions/{id}'],
        ...['GET /v1/charges', 'GET /v1/invoices', 'GET /v1/invoice_payments', 'POST /v1/refunds'],
      ]),
    )
    expect(paying.unpublished).toEqual([])
  })

  it('says that payments are unavailable while Stripe is down, and the rest goes on', async () => {
    const [ann, bob] = [await paying.person(), await paying.person()]
    await ann.subscribe()
    await ann.status()
    paying.sandbox.control.outage('unavailable')
    onTestFinished(() => paying.sandbox.control.outage('none'))
    for (const what of ['POST /api/stripe/create-customer', 'GET /api/stripe/invoices']) {
      const who = what.startsWith('GET') ? ann : bob
      const answer = await who.call(what)
      expect([answer.status, answer.json]).toMatchObject([503, { code: 'payments_unavailable' }])
      expect(answer.text).not.toMatch(/sk_|whsec_|cus_/)
    }
    expect(await ann.premium()).toBe(true)
    expect((await ann.status()).hasActiveSubscription).toBe(true)
    expect((await bob.status()).hasActiveSubscription).toBe(false)
    expect((await bob.call('GET /api/journal')).status).toBe(200)
  })
})

describe.each(engines)('without payments on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('PAY-60 counts everyone as subscribed with PREMIUM=everyone', async () => {
    const env = { PREMIUM: 'everyone', PAYMENTS: 'off' }
    const app = await runAppForTest(await databases.place(), { env })
    const { token } = await app.signUp()
    const status = await ask(app.port, 'GET /api/stripe/subscription', { token })
    expect(status.json).toMatchObject({ hasActiveSubscription: true, hasSubscription: false })
    const premium = Object.values<Endpoint>(endpoints).filter(
      ({ access }) => typeof access === 'object',
    )
    expect(premium.length).toBeGreaterThan(5)
    for (const { method, path } of premium) {
      const answer = await send(app.port, {
        method,
        path,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status, path).not.toBe(403)
    }
    const wish = await ask(app.port, 'POST /api/stripe/create-customer', { token })
    expect([wish.status, wish.json]).toMatchObject([503, { code: 'payments_unavailable' }])
    expect((await ask(app.port, 'GET /api/stripe/config')).json).toEqual({
      mode: 'off',
      publishableKey: null,
      prices: { monthly: null, yearly: null },
    })
  })
})
