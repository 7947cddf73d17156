import type { PaymentConfig, Plan } from '@daywell/core/billing'
import type { FrontDoor } from '@daywell/stripe-sandbox'
import type Stripe from 'stripe'
import { sandboxStorage } from '#stores/billing/sandbox-storage.store.ts'
import type { BillingDeps } from './billing-deps.ts'
import { openSandbox, SANDBOX_PRICES, SANDBOX_PUBLISHABLE_KEY } from './sandbox.ts'
import { paymentsUnavailable } from './stripe/stripe-errors.ts'

/** Who takes the payments: Stripe, or its stand-in. */
interface Open {
  readonly stripe: Stripe
  readonly webhookSecret: string
  /** Answers what Stripe's own script would ask Stripe; there is none where that script runs. */
  readonly answerPage: FrontDoor | undefined
  close(): Promise<void>
}

export interface Provider {
  readonly mode: PaymentConfig['mode']
  readonly publishableKey: string | null
  readonly prices: Readonly<Record<Plan, string>> | undefined
  /** Refuses where there are no payments. */
  open(): Promise<Open>
  close(): Promise<void>
}

/** Twice this, with the one repetition, is less than what a page waits for an answer. */
const STRIPE_TIMEOUT_MS = 4_500

export function paymentProvider(deps: BillingDeps): Provider {
  const { payments } = deps
  let opened: Promise<Open> | undefined
  return {
    mode: payments.mode,
    ...known(payments),
    open() {
      opened ??= openProvider(deps)
      opened.catch(() => {
        opened = undefined
      })
      return opened
    },
    async close() {
      const open = await opened?.catch(() => undefined)
      await open?.close()
    },
  }
}

function known(payments: BillingDeps['payments']): Pick<Provider, 'publishableKey' | 'prices'> {
  if (payments.mode === 'off') return { publishableKey: null, prices: undefined }
  if (payments.mode === 'stripe') return payments
  return { publishableKey: SANDBOX_PUBLISHABLE_KEY, prices: SANDBOX_PRICES }
}

async function openProvider(deps: BillingDeps): Promise<Open> {
  const { payments, database, ownAddress, publicUrl } = deps
  if (payments.mode === 'off') throw paymentsUnavailable()
  if (payments.mode === 'stripe') {
    const stripe = await stripeClient(payments.secretKey, payments.apiBase)
    const { webhookSecret } = payments
    return { stripe, webhookSecret, answerPage: undefined, close: async () => {} }
  }
  const opened = await openSandbox(sandboxStorage(database), ownAddress(), publicUrl)
  const { sandbox, secretKey, apiBase, webhookSecret } = opened
  return {
    stripe: await stripeClient(secretKey, apiBase),
    webhookSecret,
    answerPage: sandbox.answer,
    close: sandbox.close,
  }
}

/** The official SDK, at the version of the API that it is made for; loaded when it is needed. */
async function stripeClient(secretKey: string, apiBase: string | undefined): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  return new Sdk(secretKey, {
    ...(apiBase && hostOf(new URL(apiBase))),
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function hostOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
