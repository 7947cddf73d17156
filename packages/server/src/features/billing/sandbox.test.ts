import Stripe from 'stripe'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#config.ts'
import { ask, send } from '#http/testing/ask.ts'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { paymentProvider } from './provider.service.ts'
import { authenticateAt, payAt, paymentOf } from './testing/page.ts'
import { stripeSettings } from './testing/paying.ts'

const DECLINED = '4000000000000002'
const ASKS = '4000002500003155'
const env = { PAYMENTS: 'sandbox' }

describe.each(engines)('with PAYMENTS=sandbox on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  const payerAt = async (app: RunningApp) => {
    const { token, user } = await app.signUp()
    const { json } = await ask(app.port, 'POST /api/stripe/create-customer', { token })
    const { customerId } = json as { customerId: string }
    const wish = { priceId: 'price_monthly', customerId }
    const path = 'POST /api/stripe/create-subscription'
    const begun = await ask(app.port, path, { token, json: wish })
    expect(begun.status, begun.text).toBe(200)
    const payment = paymentOf((begun.json as { clientSecret: string }).clientSecret)
    const sandboxAt = `${app.url}/api/stripe/sandbox`
    const isActive = async () => {
      const status = await ask(app.port, 'GET /api/stripe/subscription', { token })
      return (status.json as { hasActiveSubscription: boolean }).hasActiveSubscription
    }
    const pay = (card?: string) => payAt(sandboxAt, 'pk_test_sandbox', payment, card)
    return { user, token, customerId, isActive, pay, payment, sandboxAt }
  }

  it('PAY-45 PAY-46 PAY-47 PAY-48 test cards pay, are declined or ask, and signed messages tell of it', async () => {
    const app = await runAppForTest(await databases.place(), { env })
    const [pays, fails, asks] = [await payerAt(app), await payerAt(app), await payerAt(app)]
    expect((await pays.pay()).json.status).toBe('succeeded')
    expect(await pays.isActive()).toBe(true)

    const declined = await fails.pay(DECLINED)
    expect([declined.status, declined.json.error?.code]).toEqual([402, 'card_declined'])
    expect(await fails.isActive()).toBe(false)

    const asked = await asks.pay(ASKS)
    expect(asked.json.status).toBe('requires_action')
    expect(await asks.isActive()).toBe(false)
    const page = asked.json.next_action?.redirect_to_url?.url ?? ''
    expect(page).toContain(`${asks.sandboxAt}/authenticate/`)
    const question = await fetch(page)
    expect(await question.text()).toContain('Complete authentication')
    const answered = await authenticateAt(asks.sandboxAt, asks.payment)
    expect(answered.headers.get('location')).toContain('/subscription/success')
    expect(await asks.isActive()).toBe(true)

    // The sandbox delivers in its own time; the events say that they came, and were believed.
    const events = () =>
      app.database.read
        .selectFrom('payment_events')
        .select('type')
        .where('user_id', '=', pays.user.id)
        .execute()
    await expect
      .poll(async () => (await events()).map(({ type }) => type), { timeout: 20_000 })
      .toContain('invoice.paid')
  })

  it('PAY-70 forgets people who delete their account: no row holds their email or customer id', async () => {
    const place = await databases.place()
    const app = await runAppForTest(place, { env })
    const [ann, bob] = [await payerAt(app), await payerAt(app)]
    await ann.pay(DECLINED)
    for (const one of [ann, bob]) expect((await one.pay()).json.status).toBe('succeeded')
    const tracesOf = async ({ user, customerId }: typeof ann) => {
      const rows = Object.entries(await allRows(app.database))
      // The letters that the ids of all that belongs to a customer have in common.
      const marks = [user.email, user.id, customerId.slice('cus_'.length)]
      return rows.flatMap(([table, all]) =>
        all.filter((row) => marks.some((mark) => row.includes(mark))).map(() => table),
      )
    }
    const of = (traces: readonly string[]) => traces.filter((one) => one === 'sandbox_documents')
    const before = of(await tracesOf(bob)).length
    expect(of(await tracesOf(ann)).length).toBeGreaterThan(9)

    const leaving = await ask(app.port, 'DELETE /api/auth/profile', { token: ann.token })
    expect(leaving.status).toBe(204)
    expect(await tracesOf(ann)).toEqual([])
    expect(holds(await storedBytes(app.database, place), ann.user.email)).toBe(false)
    expect(of(await tracesOf(bob))).toHaveLength(before)
    expect(await bob.isActive()).toBe(true)
    // Nothing of it comes back with what was on its way.
    expect((await ann.pay()).status).toBe(404)
    expect(await tracesOf(ann)).toEqual([])
  })

  it('keeps what it knows for the next start, and shows the browser only its own paths', async () => {
    const place = await databases.place()
    const first = await runApp(place, { env })
    const ann = await payerAt(first)
    await first.stop()
    const second = await runAppForTest(place, { env })
    const paid = await payAt(`${second.url}/api/stripe/sandbox`, 'pk_test_sandbox', ann.payment)
    expect(paid.json.status).toBe('succeeded')
    for (const path of ['/v1/customers', '/v1/subscriptions', '/_sandbox/state']) {
      const shot = { method: 'GET', path: `/api/stripe/sandbox${path}`, headers: {} }
      expect((await send(second.port, shot)).status, path).toBe(404)
    }
    const shot = { method: 'GET', path: `/api/stripe/sandbox/v1/payment_intents/pi_1`, headers: {} }
    expect((await send(second.port, shot)).status, 'without a key').toBe(401)
  })

  it('PAY-32 the official SDK talks to either, and the paths of the sandbox are not there with Stripe', async () => {
    const database = await databases.open()
    const modes = [env, stripeSettings('http://127.0.0.1:9')]
    for (const settings of modes) {
      const { payments, premium } = readConfig(settings)
      const provider = paymentProvider({
        database,
        clock: Date.now,
        payments,
        premium,
        publicUrl: undefined,
        ownAddress: () => undefined,
        failed: () => {},
      })
      onTestFinished(provider.close)
      expect((await provider.open()).stripe).toBeInstanceOf(Stripe)
    }
    const app = await runAppForTest(await databases.place(), { env: modes[1] ?? {} })
    const path = '/api/stripe/sandbox/authenticate/pi_1'
    expect((await send(app.port, { method: 'GET', path, headers: {} })).status).toBe(404)
  })
})
