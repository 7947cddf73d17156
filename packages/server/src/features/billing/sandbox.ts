import { randomUUID } from 'node:crypto'
import { type Plan, plans } from '@daywell/core/billing'
import type { Sandbox, Storage } from '@daywell/stripe-sandbox'

/** Where the browser finds what Stripe's own script would talk to. */
export const SANDBOX_PATH = '/api/stripe/sandbox'

/** The same for every process: one may serve the page and another take the payment. */
export const SANDBOX_PUBLISHABLE_KEY = 'pk_test_sandbox'
export const SANDBOX_PRICES = { monthly: 'price_monthly', yearly: 'price_yearly' } as const

const CENTS = 100

export interface OpenSandbox {
  readonly sandbox: Sandbox
  readonly apiBase: string
  readonly secretKey: string
  readonly webhookSecret: string
}

/** A sandbox inside this process; its secrets never leave it. */
export async function openSandbox(
  storage: Storage,
  address: string | undefined,
  publicUrl: string | undefined,
): Promise<OpenSandbox> {
  const secretKey = `sk_test_${randomUUID()}`
  const webhookSecret = `whsec_${randomUUID()}`
  const reachedAt = publicUrl ?? address
  const { createSandbox } = await import('@daywell/stripe-sandbox')
  const sandbox = await createSandbox({
    keys: { secret: secretKey, publishable: SANDBOX_PUBLISHABLE_KEY },
    prices: [seed('monthly'), seed('yearly')],
    storage,
    origin: reachedAt ? `${reachedAt}${SANDBOX_PATH}` : null,
    webhook: address ? { url: `${address}/api/stripe/webhook`, secret: webhookSecret } : null,
  })
  const { url } = await sandbox.listen()
  return { sandbox, apiBase: url, secretKey, webhookSecret }
}

function seed(plan: Plan) {
  const { name, price, period: interval } = plans[plan]
  return { id: SANDBOX_PRICES[plan], name, interval, amount: price * CENTS }
}
