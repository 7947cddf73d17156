import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { AppError } from '#app-error.ts'
import type { BillingParts, Person } from './billing-parts.ts'
import { noteCustomer } from './departed.store.ts'
import type { Provider } from './provider.service.ts'
import type { Reconcile, Reconciled } from './reconcile.service.ts'
import { orUnavailable, paymentsUnavailable } from './stripe-errors.ts'
import { findPayer, keepCustomer, unsettle } from './subscriptions.store.ts'
import type { InTurn, Turn } from './turns.service.ts'

const WITH_SECRET = ['latest_invoice.confirmation_secret']

interface Tools {
  readonly provider: Provider
  readonly inTurn: InTurn
  readonly reconcile: Reconcile
}

/** Becoming a customer, and beginning to pay. */
export function subscribeService(
  { database, clock }: BillingParts,
  { provider, inTurn, reconcile }: Tools,
) {
  return {
    createCustomer: (person: Person): Promise<string> =>
      inTurn(person.id, async (turn) => {
        const { stripe } = await provider.open()
        const payer = await findPayer(database.read, person.id)
        if (payer?.customerId) return payer.customerId
        const { id } = await orUnavailable(newCustomer(stripe, person, payer?.firstPaidAt ?? 0))
        const kept = await turn.write(async (trx) => {
          const stays = await keepCustomer(trx, person.id, id, clock())
          if (!stays) await noteCustomer(trx, id, clock())
          return stays
        })
        if (!kept) throw new AppError('session_required')
        return id
      }),

    /** Answers the secret with which the payment form pays. */
    async createSubscription(
      { id: userId }: Person,
      { priceId, customerId }: { readonly priceId: string; readonly customerId: string },
    ): Promise<string> {
      await provider.open()
      const { monthly, yearly } = provider.prices ?? {}
      if (priceId !== monthly && priceId !== yearly) throw unknownPrice()
      const payer = await findPayer(database.read, userId)
      if (payer?.customerId !== customerId) throw new AppError('not_allowed')
      return inTurn(userId, async (turn) => begin(userId, priceId, turn))
    },
  }

  async function begin(
    userId: string,
    priceId: string,
    turn: Turn,
    hasMadeRoom = false,
  ): Promise<string> {
    const { stripe } = await provider.open()
    const now = await reconcile(userId, turn)
    if (!now?.payer.customerId) throw new AppError('not_allowed')
    const { subscriptionId } = now.payer
    const step = nextStep(now.payer, priceId)
    if (step === 'nothing') throw new AppError('already_subscribed')
    if (subscriptionId && step === 'pay what is there') {
      return secretOf(await orUnavailable(stripe.subscriptions.retrieve(subscriptionId, secretToo)))
    }
    if (subscriptionId && step === 'make room') {
      if (hasMadeRoom) throw paymentsUnavailable()
      await turn.write((trx) => unsettle(trx, userId, subscriptionId))
      return begin(userId, priceId, turn, true)
    }
    await turn.write((trx) => unsettle(trx, userId))
    const made = await orUnavailable(newSubscription(stripe, priceId, now))
    await reconcile(userId, turn)
    return secretOf(made)
  }
}

type Step = 'nothing' | 'pay what is there' | 'make room' | 'begin'

function nextStep({ status, priceId: pending }: Reconciled['payer'], wanted: string): Step {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'nothing'
    case 'past_due':
    case 'unpaid':
      return 'pay what is there'
    case 'incomplete':
      // Otherwise the person has changed their mind about the plan before they paid.
      return pending === wanted ? 'pay what is there' : 'make room'
    default:
      return 'begin'
  }
}

const secretToo = { expand: WITH_SECRET }

function newCustomer(stripe: Stripe, { id, email }: Person, since: number) {
  const idempotencyKey = `customer-${digest([id, email, `${since}`])}`
  return stripe.customers.create({ email, metadata: { user: id } }, { idempotencyKey })
}

/** What the customer had before is part of the key: the same wish is only ever fulfilled once. */
function newSubscription(stripe: Stripe, price: string, { payer, truth }: Reconciled) {
  const customer = payer.customerId ?? ''
  const before = truth.all.map(({ id }) => id).sort()
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: WITH_SECRET,
    },
    { idempotencyKey: `subscribe-${digest([customer, price, ...before])}` },
  )
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  const secret =
    typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  // There is nothing to pay: it was paid this very moment, or Stripe has given up on it.
  if (!secret) throw new AppError('already_subscribed')
  return secret
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function unknownPrice(): AppError {
  return new AppError('invalid_input', { fields: { priceId: 'This plan does not exist' } })
}
