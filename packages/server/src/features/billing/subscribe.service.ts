import { type Due, type Plan, planNames } from '@daywell/core/billing'
import type Stripe from 'stripe'
import { AppError } from '#app-error.ts'
import { noteCustomer } from '#stores/billing/departed.store.ts'
import {
  findPayer,
  keepCustomer,
  markForRefund,
  unsettle,
} from '#stores/billing/subscriptions.store.ts'
import type { BillingDeps, Person } from './billing-deps.ts'
import type { PayerLease, WithPayerLease } from './payer-lease.service.ts'
import type { Provider } from './provider.service.ts'
import type { Reconcile, Reconciled } from './reconcile.service.ts'
import { isOpen } from './standing.ts'
import { findOrMake, stillCustomer } from './stripe/customer-at-stripe.ts'
import { dueOf } from './stripe/due.ts'
import { endNow } from './stripe/give-back.ts'
import { shortLived } from './stripe/idempotency.ts'
import { isAsShown } from './stripe/price-at-stripe.ts'
import { orUnavailable, paymentsUnavailable } from './stripe/stripe-errors.ts'

const WITH_SECRET = ['latest_invoice.confirmation_secret']

/** What the payment form confirms. */
interface ToPay {
  readonly clientSecret: string
  readonly due: Due
  readonly isRenewal: boolean
}

interface Tools {
  readonly provider: Provider
  readonly withPayerLease: WithPayerLease
  readonly reconcile: Reconcile
}

/** Becoming a customer, and starting to pay. */
export function subscribeService(
  { database, clock }: BillingDeps,
  { provider, withPayerLease, reconcile }: Tools,
) {
  const sure = new Set<string>()
  return {
    createCustomer: (person: Person): Promise<string> =>
      withPayerLease(person.id, async (lease) => {
        const { stripe } = await provider.open()
        const known = (await findPayer(database.read, person.id))?.customerId
        const still = known && (await orUnavailable(stillCustomer(stripe, known)))
        if (still) return still
        const id = await orUnavailable(findOrMake(stripe, person, clock()))
        const kept = await lease.write(async (trx) => {
          const stays = await keepCustomer(trx, person.id, id, clock())
          if (!stays) await noteCustomer(trx, id, clock())
          return stays
        })
        if (!kept) throw new AppError('session_required')
        return id
      }),

    /** Answers the secret with which the payment form pays, and what it pays. */
    async createSubscription(
      { id: userId }: Person,
      { priceId, customerId }: { readonly priceId: string; readonly customerId: string },
    ): Promise<ToPay> {
      await provider.open()
      const { monthly, yearly } = provider.prices ?? {}
      if (priceId !== monthly && priceId !== yearly) throw unknownPrice()
      const payer = await findPayer(database.read, userId)
      if (payer?.customerId !== customerId) throw new AppError('not_allowed')
      return withPayerLease(userId, async (lease) => begin(userId, priceId, lease))
    },
  }

  async function begin(userId: string, priceId: string, lease: PayerLease): Promise<ToPay> {
    const { stripe } = await provider.open()
    const found = await reconcile(userId, lease)
    const step = found ? nextStep(found.payer, priceId) : 'begin'
    const now = found && (await makeRoom(found, step, lease))
    if (!now?.payer.customerId) throw new AppError('not_allowed')
    const { subscriptionId } = now.payer
    if (step === 'nothing') throw new AppError('already_subscribed')
    if (subscriptionId && step === 'pay what is there') {
      const open = await orUnavailable(openInvoices(stripe, subscriptionId))
      return { ...toPay(open), isRenewal: now.payer.status === 'past_due' }
    }
    await beSureOfPrice(stripe, priceId)
    await lease.write((trx) => unsettle(trx, userId))
    const made = await orUnavailable(newSubscription(stripe, priceId, now, clock()))
    await reconcile(userId, lease)
    const { latest_invoice: invoice } = made
    return { ...toPay(invoice && typeof invoice === 'object' ? [invoice] : []), isRenewal: false }
  }

  /** What stands in the way of a new subscription ends first. */
  async function makeRoom(
    before: Reconciled,
    step: Step,
    lease: PayerLease,
  ): Promise<Reconciled | undefined> {
    const { userId, subscriptionId } = before.payer
    if (!subscriptionId || (step !== 'take back' && step !== 'give up')) return before
    const { stripe } = await provider.open()
    await lease.write(async (trx) => {
      if (step === 'take back') await markForRefund(trx, before.payer, subscriptionId)
      else await unsettle(trx, userId)
    })
    if (step === 'give up') await orUnavailable(endNow(stripe, subscriptionId))
    const after = await reconcile(userId, lease)
    if (after && isOpen(after.payer)) throw paymentsUnavailable()
    return after
  }

  async function beSureOfPrice(stripe: Stripe, priceId: string): Promise<void> {
    const plan = planNames.find((name) => provider.prices?.[name] === priceId)
    if (!plan || sure.has(priceId)) return
    if (!(await orUnavailable(isAsShown(stripe, plan, priceId)))) throw otherPrice(plan)
    sure.add(priceId)
  }
}

type Step = 'nothing' | 'pay what is there' | 'take back' | 'give up' | 'begin'

function nextStep({ status, priceId: pending }: Reconciled['payer'], wanted: string): Step {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'nothing'
    case 'past_due':
      return 'pay what is there'
    case 'incomplete':
      // Otherwise the person has changed their mind about the plan before they paid.
      return pending === wanted ? 'pay what is there' : 'take back'
    case 'unpaid':
    case 'paused':
      // Stripe no longer collects anything for it, so there is nothing to pay.
      return 'give up'
    default:
      return 'begin'
  }
}

/** What the customer had before is part of the key: the same wish is only ever fulfilled once. */
function newSubscription(stripe: Stripe, price: string, { payer, truth }: Reconciled, now: number) {
  const customer = payer.customerId ?? ''
  const before = truth.all.map(({ id }) => id).sort()
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: {
        // What takes days to say whether it paid would be premium for nothing until then.
        payment_method_types: ['card'],
        save_default_payment_method: 'on_subscription',
      },
      expand: WITH_SECRET,
    },
    { idempotencyKey: shortLived('subscribe', [customer, price, ...before], now) },
  )
}

async function openInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const expand = ['data.confirmation_secret']
  return (await stripe.invoices.list({ subscription, status: 'open', expand })).data
}

/** The newest may still be a draft, which can't be paid. */
function toPay(invoices: readonly Stripe.Invoice[]): Omit<ToPay, 'isRenewal'> {
  for (const invoice of invoices) {
    const clientSecret = invoice.confirmation_secret?.client_secret
    if (clientSecret) return { clientSecret, due: dueOf(invoice) }
  }
  // There is nothing to pay: it was paid this very moment, or Stripe has given up on it.
  throw new AppError('already_subscribed')
}

function otherPrice(plan: Plan): AppError {
  const cause = new Error(`The ${plan} price at Stripe isn’t what the plans page shows`)
  cause.name = `StripePrice${plan === 'monthly' ? 'Monthly' : 'Yearly'}IsNotAsShown`
  return paymentsUnavailable(cause)
}

function unknownPrice(): AppError {
  return new AppError('invalid_input', { fields: { priceId: 'This plan doesn’t exist' } })
}
