import { expect, test } from 'vitest'
import { contract, faults } from '#testing/contract.ts'
import { sdkFor, startSandbox, subscribed } from '#testing/harness.ts'
import { CONTROL_TOKEN, KEYS } from '#testing/settings.ts'
import { decodeForm } from './form.ts'

test('the contract refuses a misspelt name, a wrong value and a missing field', () => {
  const { params, response } = contract.paths['POST /v1/subscriptions'] ?? {}
  const asks = (form: string) => faults(params ?? {}, decodeForm(form), true)
  expect(asks('customer=cus_1&items[0][price]=p&payment_behavior=default_incomplete')).toEqual([])
  expect(asks('customer=cus_1&payment_behaviour=default_incomplete')).toEqual([
    '.payment_behaviour: unknown',
  ])
  expect(asks('customer=cus_1&payment_behavior=whenever')).toHaveLength(1)
  expect(faults(response ?? {}, { object: 'subscription' }).length).toBeGreaterThan(20)
})

test('parameters that are unknown, missing or unfit are refused by name', async () => {
  const { stripe, url } = await startSandbox()
  const customer = (await stripe.customers.create()).id
  const post = async (path: string, form: string) => {
    const headers = { authorization: `Bearer ${KEYS.secret}` }
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: form, headers })
    const { error } = (await answer.json()) as { error: object }
    return { status: answer.status, ...error }
  }
  expect(await post('/v1/customers', 'emial=a')).toMatchObject({
    status: 400,
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'emial',
  })
  expect(await post('/v1/customers', '__proto__[email]=a')).toMatchObject({ status: 400 })
  expect(await post('/v1/customers', 'email=a&email[b]=c')).toMatchObject({ status: 400 })
  expect(await post('/v1/subscriptions', 'items[0][price]=price_monthly')).toMatchObject({
    code: 'parameter_missing',
    param: 'customer',
  })
  const items = 'items[0][price]=price_nobody_made'
  expect(await post('/v1/subscriptions', `customer=${customer}&${items}`)).toMatchObject({
    code: 'resource_missing',
    param: 'items[0][price]',
  })
  expect(await post('/v1/refunds', 'payment_intent=pi_1&amount=ten')).toMatchObject({
    code: 'parameter_invalid_integer',
  })
  await expect(stripe.customers.retrieve(customer, { expand: ['email'] })).rejects.toThrow(
    'cannot be expanded',
  )
  await expect(stripe.balance.retrieve()).rejects.toThrow('Unrecognized request URL')
})

test('keys: none, a wrong one, another version, a page that may not', async () => {
  const sandbox = await startSandbox()
  const { page, stripe, url } = sandbox
  const where = { host: '127.0.0.1', port: Number(new URL(url).port) }
  expect((await fetch(`${url}/v1/customers`)).status).toBe(401)
  const { secret } = await subscribed(sandbox)

  const listed = await page.post('/v1/customers', { key: KEYS.publishable })
  expect(listed.json().error.code).toBe('secret_key_required')
  const wrong = await page.pay(`${secret}x`, '4242424242424242')
  expect(wrong.status).toBe(400)
  const without = { key: KEYS.publishable, client_secret: '' }
  const path = `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`
  expect((await page.post(path, without)).status).toBe(400)
  const stranger = await page.post(path, { key: 'pk_test_of_somebody', client_secret: secret })
  expect(stranger.status).toBe(401)
  expect(stranger.text).not.toContain('of_somebody')

  const older = sdkFor(where)
  await expect(
    older.customers.retrieve('cus_1', undefined, { apiVersion: '2020-08-27' }),
  ).rejects.toThrow('Invalid Stripe API version')
  await expect(stripe.customers.retrieve('cus_1')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  expect((await page.post('/_sandbox/clock', {})).status).toBe(401)
  const control = { authorization: `Bearer ${CONTROL_TOKEN}` }
  expect((await fetch(`${url}/_sandbox/state`, { headers: control })).status).toBe(200)
})

test('a page of any origin may confirm a payment', async () => {
  const sandbox = await startSandbox()
  const { secret } = await subscribed(sandbox)
  const path = `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`
  const asked = await fetch(`${sandbox.url}${path}`, {
    method: 'OPTIONS',
    headers: { origin: 'http://journal.example', 'access-control-request-method': 'POST' },
  })
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-methods')).toContain('POST')
  const paid = await sandbox.page.pay(secret, '4242424242424242')
  expect(paid.headers.get('access-control-allow-origin')).toBe('*')
})

test('a card that cannot be one is refused before it is charged, and its number is kept nowhere', async () => {
  const sandbox = await startSandbox()
  const { page, stripe } = sandbox
  const { secret } = await subscribed(sandbox)
  const code = async (number: string, more: Record<string, string> = {}) =>
    (await page.pay(secret, number, more)).json().error.code
  expect(await code('4242424242424241')).toBe('incorrect_number')
  expect(await code('')).toBe('incorrect_number')
  expect(await code('4242424242424242', { 'payment_method_data[card][exp_month]': '13' })).toBe(
    'invalid_expiry_month',
  )
  expect(await code('4242424242424242', { 'payment_method_data[card][exp_year]': '20' })).toBe(
    'invalid_expiry_year',
  )
  expect(await code('4242424242424242', { 'payment_method_data[card][cvc]': '1' })).toBe(
    'invalid_cvc',
  )
  const live = await page.pay(secret, '4929 0000 0000 6')
  expect(live.json().error.decline_code).toBe('test_mode_live_card')
  const { data } = await stripe.events.list({ type: 'charge.failed' })
  expect(data).toEqual([])
})

test('lists come in pages, newest first, those of one moment too', async () => {
  const { stripe } = await startSandbox({ wallMs: () => Date.UTC(2027, 0, 31, 12) })
  const made: string[] = []
  for (const name of 'abcdefghijklmno') made.push((await stripe.customers.create({ name })).id)
  const all = await stripe.customers.list({ limit: 4 }).autoPagingToArray({ limit: 100 })
  expect(all.map(({ id }) => id)).toEqual(made.toReversed())
  const before = await stripe.customers.list({ limit: 2, ending_before: made[3] ?? '' })
  expect(before.data.map(({ id }) => id)).toEqual([made[5], made[4]])
  expect(before.has_more).toBe(true)
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
})

test('objects stand in the place of ids where they are asked for', async () => {
  const sandbox = await startSandbox()
  const { stripe } = sandbox
  const { customer, id, secret } = await subscribed(sandbox)
  const expand = ['data.customer', 'data.latest_invoice.payments', 'data.items.data.price.product']
  const { data } = await stripe.subscriptions.list({ customer, expand })
  expect(data[0]).toMatchObject({
    customer: { email: 'ada@example.org' },
    latest_invoice: { parent: { subscription_details: { subscription: id } } },
    items: { data: [{ price: { product: { name: 'Premium' } } }] },
  })
  await sandbox.page.pay(secret, '4242424242424242')
  const { data: events } = await stripe.events.list({ types: ['invoice.paid'], created: { gt: 0 } })
  expect(events).toHaveLength(1)
  await expect(stripe.subscriptions.list({ customer: 'cus_nobody' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  })
  expect((await stripe.invoices.list({ subscription: id, status: 'paid' })).data).toHaveLength(1)
})
