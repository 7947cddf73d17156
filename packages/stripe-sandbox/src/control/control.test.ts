import { expect, test } from 'vitest'
import { startListener, startSandbox, subscribed } from '#testing/harness.ts'
import { CONTROL_TOKEN } from '#testing/settings.ts'

async function controlled() {
  const listener = await startListener()
  const sandbox = await startSandbox({ webhook: listener.target })
  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${CONTROL_TOKEN}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: JSON.parse(text) }
  }
  return { ...sandbox, listener, call }
}

test('a process beside the sandbox moves its clock, cards and webhooks', async () => {
  const { call, listener, page, stripe, ...sandbox } = await controlled()
  const { customer, id, secret } = await subscribed({ page, stripe, ...sandbox })
  await page.pay(secret, '4242424242424242')
  expect((await call('POST', '/cards', { customer, behaviour: 'declines' })).status).toBe(200)
  await call('POST', '/webhooks/hold')
  await call('POST', '/webhooks/flush')
  const before = listener.received.length
  const { body } = await call('POST', '/clock', { advance: 32 * 86_400 })
  expect(body).toMatchObject({ held: true, outage: 'none' })
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
  const events = body.pending.map((one: { id: string }) => one.id)
  const [first, ...others] = events.slice(-4)
  await call('POST', '/webhooks/drop', { events: events.slice(0, -4) })
  const sent = await call('POST', '/webhooks/deliver', { events: [...others, first] })
  expect(sent.body.delivered).toHaveLength(4)
  await call('POST', '/webhooks/release')
  expect(listener.ids().slice(before)).toEqual([...others, first])
})

test('controls that make no sense are refused', async () => {
  const { call } = await controlled()
  expect((await call('POST', '/clock', { advance: -1 })).status).toBe(400)
  expect((await call('POST', '/cards', { customer: 'cus_1', behaviour: 'pays' })).status).toBe(400)
  expect((await call('POST', '/cards', { customer: 'cus_1', behaviour: 'sings' })).status).toBe(400)
  expect((await call('POST', '/outage', { mode: 'sometimes' })).status).toBe(400)
  expect((await call('POST', '/webhooks/drop', { events: 'all' })).status).toBe(400)
  expect((await call('POST', '/nothing')).status).toBe(404)
})

test('an API that is down answers 503 or not at all, and what was not answered did not happen', async () => {
  const { call, control, stripe } = await controlled()
  await call('POST', '/outage', { mode: 'unavailable' })
  await expect(stripe.customers.create()).rejects.toMatchObject({ statusCode: 503 })

  await call('POST', '/outage', { mode: 'hang' })
  const hanging = stripe.customers.create({}, { timeout: 200 })
  await expect(hanging).rejects.toMatchObject({ type: 'StripeConnectionError' })
  await call('POST', '/outage', { mode: 'none' })

  expect((await stripe.customers.list()).data).toEqual([])
  expect((await control.state()).calls).toEqual({
    'POST /v1/customers': expect.any(Number),
    'GET /v1/customers': 1,
  })
  await call('DELETE', '/calls')
  expect((await control.state()).calls).toEqual({})
})

test('a call that hung is cut off once the API is no longer down', async () => {
  const { control, url } = await startSandbox()
  control.outage('hang')
  const hanging = fetch(`${url}/v1/customers`, { method: 'POST', body: 'email=a' })
  const ended = expect(hanging).rejects.toThrow('fetch failed')
  await expect.poll(async () => (await control.state()).calls).not.toEqual({})
  control.outage('none')
  await ended
})

test('calls are counted by what they do', async () => {
  const sandbox = await startSandbox()
  const { page, stripe } = sandbox
  const { customer, secret } = await subscribed(sandbox)
  await stripe.customers.retrieve(customer)
  await stripe.customers.retrieve(customer)
  await page.pay(secret, '4242424242424242')
  expect((await sandbox.control.state()).calls).toEqual({
    'POST /v1/customers': 1,
    'POST /v1/subscriptions': 1,
    'GET /v1/customers/{id}': 2,
    'POST /v1/payment_intents/{id}/confirm': 1,
  })
})
