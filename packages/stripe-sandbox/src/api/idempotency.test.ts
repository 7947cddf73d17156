import { expect, test } from 'vitest'
import { DAY } from '#life/calendar.ts'
import { startSandbox, subscribed } from '#testing/harness.ts'

const wanted = (customer: string) => ({
  customer,
  items: [{ price: 'price_monthly' }],
  payment_behavior: 'default_incomplete' as const,
})

test('many calls at once under one key make one subscription, and all get the same answer', async () => {
  const { stripe } = await startSandbox()
  const { id } = await stripe.customers.create()
  const idempotencyKey = 'once'
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => stripe.subscriptions.create(wanted(id), { idempotencyKey })),
  )
  expect(new Set(answers.map((one) => one.id)).size).toBe(1)
  const replayed = answers.filter(
    ({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true',
  )
  expect(replayed).toHaveLength(11)
  expect((await stripe.subscriptions.list({ customer: id })).data).toHaveLength(1)
  expect((await stripe.invoices.list({ customer: id })).data).toHaveLength(1)
})

test('a key belongs to one request for a day', async () => {
  const { control, stripe } = await startSandbox()
  const key = { idempotencyKey: 'key' }
  const first = await stripe.customers.create({ name: 'Ada' }, key)
  await expect(stripe.customers.create({ name: 'Eve' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  await control.advance(DAY - 60)
  expect((await stripe.customers.create({ name: 'Ada' }, key)).id).toBe(first.id)
  await control.advance(60)
  expect((await stripe.customers.create({ name: 'Ada' }, key)).id).not.toBe(first.id)
})

test('a refusal is remembered too, unless the request could not be read', async () => {
  const { page, stripe, ...sandbox } = await startSandbox()
  const { secret } = await subscribed({ page, stripe, ...sandbox })
  const intent = secret.split('_secret_')[0] ?? ''
  const key = { idempotencyKey: 'declined' }
  const pay = (payment_method: string) =>
    stripe.paymentIntents.confirm(intent, { payment_method }, key)
  await expect(pay('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
  await page.pay(secret, '4242424242424242')
  await expect(pay('pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })

  const other = { idempotencyKey: 'unreadable' }
  await expect(stripe.refunds.create({ amount: 1.5 }, other)).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  })
  const refund = await stripe.refunds.create({ payment_intent: intent }, other)
  expect(refund.status).toBe('succeeded')
})
