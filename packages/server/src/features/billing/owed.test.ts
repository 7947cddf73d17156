import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { otherProcess } from './testing/more-processes.ts'
import { DAY, type Paying, runPaying } from './testing/paying.ts'
import { type StripeTruth, stripeAt } from './testing/truth.ts'

const CANCEL = 'POST /api/stripe/cancel-subscription'

describe('a renewal that could not be collected', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')
  let paying: Paying
  let truth: StripeTruth
  beforeAll(async () => {
    paying = await runPaying(await databases.place())
    truth = stripeAt(paying.stripeUrl)
  }, 60_000)
  afterAll(() => paying.stop())

  /** A person whose renewal failed two hours ago. */
  const debtor = async () => {
    const ann = await paying.person()
    await ann.subscribe()
    await paying.sandbox.control.cards(await ann.customer(), 'declines')
    await paying.passToRenewalOf(ann)
    const [subscription] = await truth.subscriptionsOf(await ann.customer())
    expect(subscription?.status).toBe('past_due')
    return { ann, id: subscription?.id ?? '' }
  }

  it('is told, and paid by the same form as the first', async () => {
    const { ann } = await debtor()
    const { graceUntil, ...status } = await ann.status()
    expect(status).toMatchObject({ paymentFailed: true, hasActiveSubscription: true })
    const daysLeft = (Date.parse(String(graceUntil)) - paying.clock()) / 1000 / DAY
    expect(daysLeft).toBeGreaterThan(0)
    expect(daysLeft).toBeLessThan(3)
    const secret = await ann.begin('price_y')
    expect((await ann.pay(secret)).status).toBe(200)
    expect(await ann.status()).toMatchObject({ paymentFailed: false, plan: 'monthly' })
    await paying.pass(4 * DAY)
    expect(await ann.premium()).toBe(true)
  })

  it('can be paid although the plans cost something else by now, and tells what it comes to', async () => {
    const { ann } = await debtor()
    const { owed, currentPeriodEnd } = await ann.status()
    expect(owed).toEqual({ amount: 600, currency: 'usd', paidUntil: currentPeriodEnd })
    const newer = { STRIPE_PRICE_MONTHLY: 'price_m_newer', STRIPE_PRICE_YEARLY: 'price_y_newer' }
    const { billing } = otherProcess({ ...paying, env: { ...paying.env, ...newer } })
    const status = await billing.status(ann.user.id)
    expect(status).toMatchObject({ plan: null, paymentFailed: true, owed })
    const customerId = await ann.customer()
    const wish = { priceId: 'price_m_newer', customerId }
    const toPay = await billing.createSubscription(ann.user, wish)
    expect(toPay).toMatchObject({ due: owed, isRenewal: true })
    expect((await ann.pay(toPay.clientSecret)).status).toBe(200)
    const paid = await ann.status()
    expect(paid).toMatchObject({ paymentFailed: false, plan: 'monthly', currentPeriodEnd })
    expect(paid).not.toHaveProperty('owed')
  })

  it('is not collected any more after a cancellation, not even by a form left open', async () => {
    const { ann, id } = await debtor()
    expect(await ann.status()).toMatchObject({ ifCancelled: 'ended' })
    const secret = await ann.begin()
    expect(await ann.good(CANCEL)).toEqual({ outcome: 'ended', currentPeriodEnd: null })
    expect(await ann.premium()).toBe(false)
    expect((await ann.pay(secret)).status).toBe(400)
    await paying.pass(10 * DAY)
    expect(await truth.moneyFor(id)).toMatchObject({ taken: 600, returned: 0 })
    expect(await ann.good(CANCEL)).toEqual({ outcome: 'ended', currentPeriodEnd: null })
  })

  it('that is paid after Stripe gave up on it goes back', async () => {
    const { ann, id } = await debtor()
    const secret = await ann.begin()
    await paying.sandbox.control.hold()
    await paying.pass(16 * DAY)
    expect((await ann.pay(secret)).status).toBe(200)
    expect((await truth.subscriptionsOf(await ann.customer()))[0]?.status).toBe('canceled')
    const pending = (await paying.sandbox.control.state()).pending.map((one) => one.id)
    await paying.sandbox.control.drop(pending)
    await paying.sandbox.control.release()
    await otherProcess(paying).sweep()
    expect(await truth.moneyFor(id)).toMatchObject({ taken: 1200, returned: 600 })
    expect(await ann.premium()).toBe(false)
  })
})
