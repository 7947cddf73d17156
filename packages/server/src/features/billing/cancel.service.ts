import { randomUUID } from 'node:crypto'
import type { CancelOutcome } from '@daywell/core/billing'
import { AppError } from '#app-error.ts'
import { markForRefund, type Payer, unsettle } from '#stores/billing/subscriptions.store.ts'
import type { BillingDeps } from './billing-deps.ts'
import type { PayerLease, WithPayerLease } from './payer-lease.service.ts'
import type { Provider } from './provider.service.ts'
import type { Reconcile, Reconciled } from './reconcile.service.ts'
import { ifCancelled, isLive } from './standing.ts'
import { endNow } from './stripe/give-back.ts'
import { orUnavailable } from './stripe/stripe-errors.ts'

interface Tools {
  readonly provider: Provider
  readonly withPayerLease: WithPayerLease
  readonly reconcile: Reconcile
}

interface Cancellation {
  readonly outcome: CancelOutcome
  readonly currentPeriodEnd: string | null
}

/** Canceling premium, and undoing that. */
export function cancelService(
  { clock }: BillingDeps,
  { provider, withPayerLease, reconcile }: Tools,
) {
  return {
    cancel: (userId: string): Promise<Cancellation> =>
      withPayerLease(userId, async (lease) => {
        const now = await reconcile(userId, lease)
        // A second click finds that it is over, which is what was wished for.
        if (now?.truth.current?.ended_at) return over('ended')
        const { payer, subscription } = live(now)
        const outcome = ifCancelled(payer, payer.firstPaidAt, clock())
        await carryOut(outcome, payer, subscription.id, lease)
        const after = await reconcile(userId, lease)
        return outcome === 'ends-with-period' ? ending(after?.payer) : over(outcome)
      }),

    resume: (userId: string): Promise<Payer> =>
      withPayerLease(userId, async (lease) => {
        const { payer, subscription } = live(await reconcile(userId, lease))
        if (!payer.cancelAtPeriodEnd) return payer
        // A date of its own is taken back by its own name.
        const wish = subscription.cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: '' as const }
        await change(userId, lease, subscription.id, wish)
        const after = await reconcile(userId, lease)
        return after?.payer ?? payer
      }),
  }

  async function carryOut(
    outcome: CancelOutcome,
    payer: Payer,
    id: string,
    lease: PayerLease,
  ): Promise<void> {
    if (outcome === 'refunded') {
      await lease.write((trx) => markForRefund(trx, payer, id))
    } else if (outcome === 'ended') {
      const { stripe } = await provider.open()
      await lease.write((trx) => unsettle(trx, payer.userId))
      await orUnavailable(endNow(stripe, id))
    } else if (!payer.cancelAtPeriodEnd) {
      await change(payer.userId, lease, id, { cancel_at_period_end: true })
    }
  }

  async function change(
    userId: string,
    lease: PayerLease,
    id: string,
    wish: { cancel_at_period_end: boolean } | { cancel_at: '' },
  ): Promise<void> {
    const { stripe } = await provider.open()
    await lease.write((trx) => unsettle(trx, userId))
    const key = { idempotencyKey: randomUUID() }
    await orUnavailable(stripe.subscriptions.update(id, wish, key))
  }
}

function live(now: Reconciled | undefined) {
  const subscription = now?.truth.current
  if (!now || !subscription || !isLive(now.payer)) throw new AppError('not_found')
  return { payer: now.payer, subscription }
}

function over(outcome: 'refunded' | 'ended'): Cancellation {
  return { outcome, currentPeriodEnd: null }
}

function ending(payer: Payer | undefined): Cancellation {
  const end = payer?.currentPeriodEnd ?? null
  const currentPeriodEnd = end === null ? null : new Date(end).toISOString()
  return { outcome: 'ends-with-period', currentPeriodEnd }
}
