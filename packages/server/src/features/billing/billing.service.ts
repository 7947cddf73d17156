import {
  can,
  type Feature,
  type PaymentConfig,
  type SubscriptionStatus,
} from '@daywell/core/billing'
import type { HttpAnswer, HttpRequest } from '@daywell/stripe-sandbox'
import type { Trx } from '#database/index.ts'
import { noteDeparture } from '#stores/billing/departed.store.ts'
import { NO_STANDING } from '#stores/billing/standing-row.ts'
import { findPayer, type Payer } from '#stores/billing/subscriptions.store.ts'
import type { BillingDeps } from './billing-deps.ts'
import { cancelService } from './cancel.service.ts'
import { payerLeases } from './payer-lease.service.ts'
import { paymentProvider } from './provider.service.ts'
import { type Reconciled, reconcileService } from './reconcile.service.ts'
import { hasMoneyBack, ifCancelled, isLive, isPremium, statusOf } from './standing.ts'
import { invoicesOf } from './stripe/invoices-at-stripe.ts'
import { isMissing, orUnavailable, unless } from './stripe/stripe-errors.ts'
import { subscribeService } from './subscribe.service.ts'
import { sweepService } from './sweep.service.ts'
import { webhookService } from './webhook.service.ts'

/** Subscriptions. Stripe is the source of truth; the database has what it last said. */
export function billingService(deps: BillingDeps) {
  const { database, clock } = deps
  const provider = paymentProvider(deps)
  const withPayerLease = payerLeases(database, clock)
  const reconcile = reconcileService(deps, provider)
  const tools = { provider, withPayerLease, reconcile }
  const { cancel, resume } = cancelService(deps, tools)
  const { sweep, endDeparted } = sweepService(deps, tools)
  const background = backgroundTasks(deps.failed)

  return {
    ...subscribeService(deps, tools),
    sweep,
    cancel,
    takeEvent: webhookService(deps, tools),

    config: (): PaymentConfig => ({
      mode: provider.mode,
      publishableKey: provider.publishableKey,
      prices: provider.prices ?? { monthly: null, yearly: null },
    }),

    /** Asks Stripe only where it may know more, as when a person returns before its message. */
    async status(userId: string): Promise<SubscriptionStatus> {
      const payer = await findPayer(database.read, userId)
      if (!isUnsettled(payer)) return statusFor(payer)
      const found = await lookAgain(userId).catch((error: unknown) => {
        // A person with premium keeps it while Stripe is unreachable.
        if (!hasPremium(payer)) throw error
        return { payer, truth: undefined }
      })
      const owed = found?.truth?.owed
      return { ...statusFor(found?.payer), ...(owed && { owed }) }
    },

    resume: async (userId: string) => statusFor(await resume(userId)),

    async invoices(userId: string) {
      const { stripe } = await provider.open()
      const customer = (await findPayer(database.read, userId))?.customerId
      if (!customer) return []
      return orUnavailable(unless(isMissing, invoicesOf(stripe, customer), []))
    },

    /** A person who has paid keeps access while Stripe is unreachable. */
    async canUse(userId: string, feature: Feature): Promise<boolean> {
      const payer = await findPayer(database.read, userId)
      if (allows(payer, feature)) return true
      if (!isUnsettled(payer)) return false
      const found = await lookAgain(userId).catch(() => undefined)
      return allows(found?.payer, feature)
    },

    /** Reconciles in the background after a sign-in or a new email address. */
    cameIn(userId: string): void {
      background.start(async () => {
        const payer = await findPayer(database.read, userId)
        if (payer?.customerId && provider.mode !== 'off') await lookAgain(userId)
      })
    },

    /** In the unit that deletes the person. */
    leaves: (trx: Trx, userId: string) => noteDeparture(trx, userId, clock()),

    /** In the background: the deletion does not wait for Stripe, and the sweep retries. */
    hasLeft: () => background.start(endDeparted),

    /** Answers the payment page in the sandbox's stead; `null`: there is no such thing. */
    async answerPage(request: HttpRequest): Promise<HttpAnswer | null> {
      const { answerPage } = await provider.open()
      return answerPage ? answerPage(request) : null
    },

    async close(): Promise<void> {
      await background.close()
      await provider.close()
    },
  }

  /** Something is under way, or the period is over and nothing was heard of the next. */
  function isUnsettled(payer: Payer | undefined): payer is Payer {
    if (!payer || provider.mode === 'off') return false
    const isOver = isLive(payer) && (payer.currentPeriodEnd ?? 0) <= clock()
    return !payer.settled || isOver
  }

  function lookAgain(userId: string): Promise<Reconciled | undefined> {
    return withPayerLease(userId, (lease) => reconcile(userId, lease))
  }

  function hasPremium(payer: Payer | undefined): boolean {
    if (deps.premium === 'everyone') return true
    // A subscription that is being refunded is no longer paid for, however far that has come.
    const isEnding = payer?.ending && payer.ending === payer.subscriptionId
    return payer !== undefined && !isEnding && isPremium(payer, clock())
  }

  function allows(payer: Payer | undefined, feature: Feature): boolean {
    return can({ hasActiveSubscription: hasPremium(payer) }, feature)
  }

  function statusFor(payer: Payer | undefined): SubscriptionStatus {
    const outcome = payer && isLive(payer) && ifCancelled(payer, payer.firstPaidAt, clock())
    const firstPaidAt = payer?.firstPaidAt ?? null
    const isOver = firstPaidAt !== null && !hasMoneyBack(firstPaidAt, clock())
    return {
      ...statusOf(payer ?? NO_STANDING, hasPremium(payer), provider.prices),
      ...(outcome && { ifCancelled: outcome }),
      ...(isOver && { moneyBackOver: true }),
      ...(deps.premium === 'everyone' && { forEveryone: true }),
    }
  }
}

export type BillingService = ReturnType<typeof billingService>

/** Tasks that no call waits for. Closing aborts their signal and waits for them to end. */
function backgroundTasks(failed: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  return {
    start(task: (stopped: AbortSignal) => Promise<void>): void {
      const done = task(closing.signal)
        .catch(failed)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async close(): Promise<void> {
      closing.abort()
      await Promise.all(running)
    },
  }
}
