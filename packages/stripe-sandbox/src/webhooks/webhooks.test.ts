import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { startListener, startSandbox, subscribed } from '#testing/harness.ts'
import { WEBHOOK_SECRET } from '#testing/settings.ts'
import { faultsOfEvent } from '#testing/watch.ts'
import { signature } from './signature.ts'

const { webhooks } = new Stripe('sk_test_unused')

async function listened() {
  const listener = await startListener()
  const sandbox = await startSandbox({ webhook: listener.target })
  return { ...sandbox, listener }
}

test('every event of a payment is signed, keeps to the contract and is in the list of events', async () => {
  const { control, listener, page, stripe, ...sandbox } = await listened()
  const { secret } = await subscribed({ control, page, stripe, ...sandbox })
  await page.pay(secret, '4242424242424242')
  await control.flush()

  const events = listener.received.map(({ body, signature }) =>
    webhooks.constructEvent(body, signature, WEBHOOK_SECRET),
  )
  expect(events.map(({ type }) => type)).toEqual([
    'customer.created',
    'invoice.created',
    'customer.subscription.created',
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_method.attached',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ])
  const updated = events.at(-1)
  expect(updated?.data).toMatchObject({
    object: { status: 'active' },
    previous_attributes: { status: 'incomplete', default_payment_method: null },
  })
  expect(listener.received.flatMap(({ body }) => faultsOfEvent(JSON.parse(body)))).toEqual([])
  const listed = await stripe.events.list({ limit: 100 })
  expect(listed.data.map(({ id }) => id).toReversed()).toEqual(events.map(({ id }) => id))
  expect(listed.data.every((event) => event.pending_webhooks === 0)).toBe(true)
  expect((await stripe.events.retrieve(updated?.id ?? '')).type).toBe(updated?.type)
})

test('a signature holds for one body, one secret and five minutes', () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event' })
  const now = Math.floor(Date.now() / 1000)
  const accepts = (header: string, text = body, secret = WEBHOOK_SECRET) => {
    try {
      return webhooks.constructEvent(text, header, secret).id === 'evt_1'
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
      throw error
    }
  }
  expect(accepts(signature(body, WEBHOOK_SECRET, now))).toBe(true)
  expect(accepts(signature(body, WEBHOOK_SECRET, now - 290))).toBe(true)
  expect(accepts(signature(body, WEBHOOK_SECRET, now - 310))).toBe(false)
  expect(accepts(signature(body, WEBHOOK_SECRET, now), body.replace('evt_1', 'evt_2'))).toBe(false)
  expect(accepts(signature(body, 'whsec_of_another', now))).toBe(false)
  const later = signature(body, WEBHOOK_SECRET, now - 310).replace(/t=\d+/, `t=${now}`)
  expect(accepts(later)).toBe(false)
  const theirs = webhooks.generateTestHeaderString({
    payload: body,
    secret: WEBHOOK_SECRET,
    timestamp: now,
  })
  expect(signature(body, WEBHOOK_SECRET, now)).toBe(theirs)
})

test('what a listener refuses comes again, signed anew, until it is taken or given up', async () => {
  const wall = { ms: Date.now() }
  const listener = await startListener()
  const webhookRetryAfterMs = [1_000_000, 1_000_000]
  const { control, stripe } = await startSandbox({
    webhook: listener.target,
    webhookRetryAfterMs,
    wallMs: () => wall.ms,
  })
  listener.status = 500
  await stripe.customers.create()
  await control.flush()
  // Once by itself, once because it was told to.
  expect((await control.state()).pending).toMatchObject([{ attempts: 2 }])
  listener.status = 204
  wall.ms += 600_000
  await control.flush()
  expect((await control.state()).pending).toEqual([])
  expect(listener.received).toHaveLength(3)
  const [first, , third] = listener.received
  expect(third?.body).toBe(first?.body)
  expect(third?.signature).not.toBe(first?.signature)

  listener.status = 302
  await stripe.customers.create()
  for (const _ of [1, 2, 3, 4]) await control.flush()
  expect(listener.received).toHaveLength(6)
  expect((await control.state()).pending).toEqual([])
})

test('held, dropped, repeated and reordered deliveries', async () => {
  const { control, listener, page, stripe, ...sandbox } = await listened()
  await control.flush()
  await control.hold()
  const { secret } = await subscribed({ control, page, stripe, ...sandbox })
  await page.pay(secret, '4242424242424242')
  await control.flush()
  expect(listener.received).toEqual([])

  const pending = (await control.state()).pending.map(({ id }) => id)
  const [lost, ...rest] = pending
  await control.drop([lost ?? ''])
  const [last] = rest.toReversed()
  const order = [...rest.toReversed(), last ?? '']
  const delivered = await control.deliver(order)
  expect(delivered.every(({ status }) => status === 200)).toBe(true)
  expect(listener.ids()).toEqual(order)
  await control.release()
  expect(listener.ids()).toEqual(order)

  await stripe.customers.create()
  await control.flush()
  expect(listener.types().at(-1)).toBe('customer.created')
})

test('without listeners, no delivery is queued', async () => {
  const { control, stripe } = await startSandbox()
  await stripe.customers.create()
  await control.flush()
  expect((await control.state()).pending).toEqual([])
  const listener = await startListener()
  control.webhooksTo(listener.target)
  await stripe.customers.create()
  await control.flush()
  expect(listener.types()).toEqual(['customer.created'])
})
