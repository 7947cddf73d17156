import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { expect, onTestFinished } from 'vitest'
import { listen } from '#http/listen.ts'
import { createSandbox, type SandboxOptions } from '#sandbox.ts'
import { CONTROL_TOKEN, KEYS, PRICES, WEBHOOK_SECRET } from './settings.ts'
import { watched } from './watch.ts'

/** A sandbox on a port of its own, the true SDK, and all calls held against the contract. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const settings = { keys: KEYS, prices: PRICES, controlToken: CONTROL_TOKEN, ...options }
  const sandbox = await createSandbox(settings)
  const problems: string[] = []
  const listening = await listen(watched(sandbox.answer, problems), { host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await sandbox.close()
    await listening.close()
    expect(problems).toEqual([])
  })
  const stripe = sdkFor(listening)
  return { ...sandbox, stripe, url: listening.url, page: pageAt(listening.url) }
}

export function sdkFor(
  { host, port }: { host: string; port: number },
  settings: Stripe.StripeConfig = {},
): Stripe {
  const where = { host, port, protocol: 'http' } as const
  return new Stripe(KEYS.secret, { ...where, maxNetworkRetries: 0, telemetry: false, ...settings })
}

/** What a payment page does in the browser. */
function pageAt(url: string) {
  async function post(path: string, fields: Record<string, string>, headers = {}) {
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) }
  }
  return {
    post,
    pay: (secret: string, number: string, more: Record<string, string> = {}) =>
      post(`/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
        key: KEYS.publishable,
        client_secret: secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
        ...more,
      }),
    authenticate: (secret: string, outcome: 'complete' | 'fail') =>
      post(`/authenticate/${secret.split('_secret_')[0]}`, { client_secret: secret, outcome }),
  }
}

type Running = Awaited<ReturnType<typeof startSandbox>>

/** A customer with a subscription whose first payment is still to come. */
export async function subscribed({ stripe }: Running, price: string = PRICES[0].id) {
  const customer = await stripe.customers.create({ email: 'ada@example.org' })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  return { customer: customer.id, id: subscription.id, secret: secretOf(subscription) }
}

function secretOf(subscription: Stripe.Subscription): string {
  const invoice = subscription.latest_invoice
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null
  if (!secret) throw new Error('The subscription came without its confirmation secret')
  return secret
}

/** Listens to webhooks, keeps what came, and answers as it is told. */
export async function startListener() {
  const received: { body: string; signature: string }[] = []
  const listener = { received, status: 200 }
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const part of incoming) body += part
    received.push({ body, signature: String(incoming.headers['stripe-signature']) })
    outgoing.writeHead(listener.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const { port } = server.address() as AddressInfo
  return Object.assign(listener, {
    target: { url: `http://127.0.0.1:${port}/webhook`, secret: WEBHOOK_SECRET },
    types: () => received.map(({ body }) => JSON.parse(body).type as string),
    ids: () => received.map(({ body }) => JSON.parse(body).id as string),
  })
}
