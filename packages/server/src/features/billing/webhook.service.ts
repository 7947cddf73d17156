import type Stripe from 'stripe'
import { AppError } from '#app-error.ts'
import { isKnownEvent, keepEvent, userOfCustomer } from '#stores/billing/subscriptions.store.ts'
import type { BillingDeps } from './billing-deps.ts'
import type { WithPayerLease } from './payer-lease.service.ts'
import type { Provider } from './provider.service.ts'
import type { Reconcile } from './reconcile.service.ts'

/** An older message can only be a replay. */
const MAX_AGE_SECONDS = 300

const RELEVANT: readonly string[] = [
  ...['customer.subscription.created', 'customer.subscription.updated'],
  ...['customer.subscription.deleted', 'invoice.paid', 'invoice.payment_failed'],
  ...['invoice.payment_action_required', 'charge.refunded'],
]

interface Tools {
  readonly provider: Provider
  readonly withPayerLease: WithPayerLease
  readonly reconcile: Reconcile
}

/** We don't trust what an event says: it only means that it's time to ask Stripe. */
export function webhookService(
  { database, clock }: BillingDeps,
  { provider, withPayerLease, reconcile }: Tools,
) {
  return async (body: unknown, signature: string | undefined): Promise<void> => {
    const { stripe, webhookSecret } = await provider.open()
    const event = verifyEvent(stripe, body, signature, webhookSecret)
    const customer = RELEVANT.includes(event.type) ? customerOf(event) : undefined
    const userId = customer && (await userOfCustomer(database.read, customer))
    if (!userId) return
    await withPayerLease(userId, async (lease) => {
      if (await isKnownEvent(database.read, event.id)) return
      if (!(await reconcile(userId, lease))) return
      const { id, type, created } = event
      const kept = { id, type, createdAt: created * 1000 }
      await lease.write((trx) => keepEvent(trx, userId, kept, clock()))
    })
  }
}

function verifyEvent(
  stripe: Stripe,
  body: unknown,
  signature: string | undefined,
  secret: string,
): Stripe.Event {
  if (!Buffer.isBuffer(body)) throw new AppError('bad_signature')
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, MAX_AGE_SECONDS)
  } catch (cause) {
    throw new AppError('bad_signature', { cause })
  }
}

function customerOf({ data }: Stripe.Event): string | undefined {
  const { customer } = data.object as { customer?: string | { id: string } | null }
  return typeof customer === 'object' ? customer?.id : customer
}
