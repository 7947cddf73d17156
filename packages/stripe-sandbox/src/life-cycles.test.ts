import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#life/calendar.ts'
import { startSandbox, subscribed } from '#testing/harness.ts'

/** Seconds: the sandbox's clock also runs in real time, however slow the machine is. */
const A_WHILE = 60

async function running(price?: string) {
  const sandbox = await startSandbox()
  const { customer, id, secret } = await subscribed(sandbox, price)
  await sandbox.page.pay(secret, '4242 4242 4242 4242')
  const subscription = () => sandbox.stripe.subscriptions.retrieve(id)
  return { ...sandbox, customer, id, subscription }
}

function periodOf(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}

async function newestInvoice(stripe: Stripe, customer: string) {
  const [invoice] = (await stripe.invoices.list({ customer })).data
  if (invoice === undefined) throw new Error('No invoice')
  return invoice
}

describe('the first payment', () => {
  test('a subscription waits for its payment and is active once it is paid', async () => {
    const sandbox = await startSandbox()
    const { page, stripe } = sandbox
    const { customer, id, secret } = await subscribed(sandbox, 'price_yearly')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete')

    const paid = await page.pay(secret, '4242424242424242')
    expect(paid.json()).toMatchObject({ status: 'succeeded', amount_received: 6500 })

    const expand = ['latest_invoice.payments.data.payment.payment_intent', 'default_payment_method']
    const subscription = await stripe.subscriptions.retrieve(id, { expand })
    expect(subscription).toMatchObject({
      status: 'active',
      customer,
      latest_invoice: {
        status: 'paid',
        amount_paid: 6500,
        amount_remaining: 0,
        parent: { subscription_details: { subscription: id } },
        payments: {
          data: [{ status: 'paid', payment: { payment_intent: { status: 'succeeded' } } }],
        },
      },
      default_payment_method: { card: { last4: '4242' } },
    })
    const { end, start } = periodOf(subscription)
    expect(end - start).toBeGreaterThanOrEqual(365 * DAY)
    expect((await stripe.subscriptions.list({ customer })).data.map((one) => one.id)).toEqual([id])
    expect((await stripe.paymentMethods.list({ customer })).data).toHaveLength(1)
    expect((await page.pay(secret, '4242424242424242')).json().error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    })
  })

  test('a declined card leaves the subscription waiting for another one', async () => {
    const sandbox = await startSandbox()
    const { page, stripe } = sandbox
    const { id, secret } = await subscribed(sandbox)

    const declined = await page.pay(secret, '4000000000000002')
    expect(declined.status).toBe(402)
    expect(declined.json().error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: { status: 'requires_payment_method' },
    })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete')

    await page.pay(secret, '4242424242424242')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
  })

  test('a card that asks for authentication pays after it, and not without', async () => {
    const sandbox = await startSandbox()
    const { page, stripe } = sandbox
    const { id, secret } = await subscribed(sandbox)
    const return_url = 'https://journal.example/subscription/success?from=test'

    const asked = await page.pay(secret, '4000002500003155', { return_url })
    const { next_action: action, status } = asked.json()
    expect({ status, type: action.type }).toEqual({
      status: 'requires_action',
      type: 'redirect_to_url',
    })
    expect(await (await fetch(action.redirect_to_url.url)).text()).toContain(
      'Complete authentication',
    )
    const failed = await page.authenticate(secret, 'fail')
    const back = new URL(failed.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      from: 'test',
      payment_intent: secret.split('_secret_')[0],
      payment_intent_client_secret: secret,
      redirect_status: 'failed',
    })
    const intent = await stripe.paymentIntents.retrieve(asked.json().id)
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })

    const inPage = await page.pay(secret, '4000002500003155', {
      return_url,
      use_stripe_sdk: 'true',
    })
    expect(inPage.json().next_action.type).toBe('use_stripe_sdk')
    const passed = await page.authenticate(secret, 'complete')
    expect(passed.headers.get('location')).toContain('redirect_status=succeeded')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    expect((await page.authenticate(secret, 'complete')).status).toBe(400)
  })

  test('nobody waits longer than 23 hours for it', async () => {
    const sandbox = await startSandbox()
    const { control, page, stripe } = sandbox
    const { id, secret } = await subscribed(sandbox)
    await control.advance(23 * HOUR - 60)
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete')
    await control.advance(60)

    const expand = ['latest_invoice']
    expect(await stripe.subscriptions.retrieve(id, { expand })).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    })
    const late = await page.pay(secret, '4242424242424242')
    expect(late.json().error.payment_intent.status).toBe('canceled')
    expect((await stripe.subscriptions.list({ status: 'ended' })).data).toHaveLength(1)
  })

  test('whoever has a card on file can pay at once', async () => {
    const { customer, stripe } = await running()
    const [method] = (await stripe.paymentMethods.list({ customer })).data
    const items = [{ price: 'price_yearly' }]
    await expect(stripe.subscriptions.create({ customer, items })).rejects.toMatchObject({
      message: expect.stringContaining('no attached payment source'),
    })
    const invoice_settings = { default_payment_method: method?.id ?? '' }
    await stripe.customers.update(customer, { invoice_settings })
    const { status } = await stripe.subscriptions.create({ customer, items })
    expect(status).toBe('active')
  })
})

describe('the end', () => {
  test('at the period’s end, unless it is taken back before', async () => {
    const { control, customer, id, stripe, subscription } = await running()
    const { end } = periodOf(await subscription())
    const scheduled = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(scheduled).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: end,
      cancellation_details: { reason: 'cancellation_requested' },
    })
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null })

    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await control.advance(end - (await control.state()).now - A_WHILE)
    expect((await subscription()).status).toBe('active')
    await control.advance(A_WHILE)
    expect(await subscription()).toMatchObject({ status: 'canceled', ended_at: end })
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1)
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([])
  })

  test('now, with the money back', async () => {
    const { customer, id, stripe, subscription } = await running()
    const { latest_invoice: invoice } = await subscription()
    const { data } = await stripe.invoicePayments.list({ invoice: String(invoice) })
    const payment_intent = String(data[0]?.payment.payment_intent)

    const part = await stripe.refunds.create({ payment_intent, amount: 100 })
    expect(part).toMatchObject({ status: 'succeeded', amount: 100 })
    await expect(stripe.refunds.create({ payment_intent, amount: 501 })).rejects.toThrow(
      'greater than unrefunded amount',
    )
    const rest = await stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' })
    expect(rest.amount).toBe(500)
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2)

    const comment = 'too much writing'
    const canceled = await stripe.subscriptions.cancel(id, { cancellation_details: { comment } })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_details: { comment } })
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
    await expect(
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ).rejects.toMatchObject({ statusCode: 400 })
    const refunded = (await stripe.events.list({ type: 'charge.refunded' })).data[0]
    expect(refunded?.data.object).toMatchObject({ customer, refunded: true, amount_refunded: 600 })
  })

  test('before the first payment nothing is left to pay', async () => {
    const sandbox = await startSandbox()
    const { id, secret } = await subscribed(sandbox)
    const { status } = await sandbox.stripe.subscriptions.cancel(id)
    expect(status).toBe('incomplete_expired')
    expect((await sandbox.page.pay(secret, '4242424242424242')).status).toBe(400)
  })

  test('with the customer', async () => {
    const { customer, stripe, subscription } = await running()
    expect(await stripe.customers.del(customer)).toMatchObject({ deleted: true })
    expect((await subscription()).status).toBe('canceled')
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
    await expect(
      stripe.subscriptions.create({ customer, items: [{ price: 'price_monthly' }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' })
  })
})

describe('the renewal', () => {
  test('is invoiced at the period’s end and collected an hour later', async () => {
    const { control, customer, stripe, subscription } = await running()
    const first = periodOf(await subscription())
    await control.advance(first.end - (await control.state()).now)
    const second = periodOf(await subscription())
    expect(second.start).toBe(first.end)
    expect(await newestInvoice(stripe, customer)).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
    })
    await control.advance(HOUR)
    expect(await newestInvoice(stripe, customer)).toMatchObject({
      status: 'paid',
      amount_paid: 600,
    })
    expect((await subscription()).status).toBe('active')

    await control.advance(365 * DAY)
    const all = await stripe.invoices
      .list({ customer, limit: 100 })
      .autoPagingToArray({ limit: 99 })
    expect(all.length).toBeGreaterThanOrEqual(13)
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
  })

  test('that fails leaves it past due; another card brings it back', async () => {
    const { control, customer, page, stripe, subscription } = await running()
    const { end } = periodOf(await subscription())
    await control.cards(customer, 'declines')
    await control.advance(end - (await control.state()).now + HOUR)
    expect((await subscription()).status).toBe('past_due')
    const { id } = await newestInvoice(stripe, customer)
    const open = await stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] })
    expect(open).toMatchObject({ status: 'open', attempt_count: 1 })
    expect(open.next_payment_attempt).toBe(end + HOUR + 3 * DAY)

    await page.pay(open.confirmation_secret?.client_secret ?? '', '5555555555554444')
    expect((await subscription()).status).toBe('active')
    await control.advance(20 * DAY)
    expect((await subscription()).status).toBe('active')
  })

  test('that keeps failing ends it, after three more attempts', async () => {
    const { control, customer, page, stripe, subscription } = await running()
    const { end } = periodOf(await subscription())
    await control.cards(customer, 'lacks funds')
    await control.advance(end - (await control.state()).now + HOUR)
    await control.advance(15 * DAY - A_WHILE)
    expect((await subscription()).status).toBe('past_due')
    await control.advance(A_WHILE)
    expect(await subscription()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    const { id } = await newestInvoice(stripe, customer)
    const open = await stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] })
    expect(open).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null })

    await page.pay(open.confirmation_secret?.client_secret ?? '', '4242424242424242')
    expect((await stripe.invoices.retrieve(id)).status).toBe('paid')
    expect((await subscription()).status).toBe('canceled')
  })

  test('that needs the person waits for them', async () => {
    const { control, customer, page, stripe, subscription } = await running()
    const { end } = periodOf(await subscription())
    await control.cards(customer, 'asks always')
    await control.advance(end - (await control.state()).now + HOUR)
    expect((await subscription()).status).toBe('past_due')
    const asked = await stripe.events.list({ type: 'invoice.payment_action_required' })
    expect(asked.data).toHaveLength(1)
    const { id } = await newestInvoice(stripe, customer)
    const open = await stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] })
    await page.authenticate(open.confirmation_secret?.client_secret ?? '', 'complete')
    expect((await subscription()).status).toBe('active')
  })
})
