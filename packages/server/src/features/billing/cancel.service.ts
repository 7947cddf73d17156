import { randomUUID } from 'node:crypto'
import { AppError } from '#app-error.ts'
import type { BillingParts } from './billing-parts.ts'
import type { Provider } from './provider.service.ts'
import type { Reconcile, Reconciled } from './reconcile.service.ts'
import { isLive } from './standing.ts'
import { orUnavailable } from './stripe-errors.ts'
import { type Payer, unsettle } from './subscriptions.store.ts'
import type { InTurn, Turn } from './turns.service.ts'

const DAY = 24 * 60 * 60 * 1000
const MONEY_BACK_FOR = 7 * DAY

interface Tools {
  readonly provider: Provider
  readonly inTurn: InTurn
  readonly reconcile: Reconcile
}

interface Cancellation {
  readonly outcome: 'refunded' | 'ends-with-period'
  readonly currentPeriodEnd: string | null
}

/** Leaving premium, and staying after all. */
export function cancelService({ clock }: BillingParts, { provider, inTurn, reconcile }: Tools) {
  return {
    cancel: (userId: string): Promise<Cancellation> =>
      inTurn(userId, async (turn) => {
        const { payer, subscription } = await live(userId, turn)
        if (hasMoneyBack(payer)) {
          await turn.write((trx) => unsettle(trx, userId, subscription.id))
          await reconcile(userId, turn)
          return { outcome: 'refunded', currentPeriodEnd: null }
        }
        if (!payer.cancelAtPeriodEnd) {
          await change(userId, turn, subscription.id, { cancel_at_period_end: true })
        }
        const after = await reconcile(userId, turn)
        const end = after?.payer.currentPeriodEnd ?? null
        const currentPeriodEnd = end === null ? null : new Date(end).toISOString()
        return { outcome: 'ends-with-period', currentPeriodEnd }
      }),

    resume: (userId: string): Promise<Payer> =>
      inTurn(userId, async (turn) => {
        const { payer, subscription } = await live(userId, turn)
        if (!payer.cancelAtPeriodEnd) return payer
        // A date of its own is taken back by its own name.
        const wish = subscription.cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: '' as const }
        await change(userId, turn, subscription.id, wish)
        const after = await reconcile(userId, turn)
        return after?.payer ?? payer
      }),
  }

  async function live(userId: string, turn: Turn) {
    const now: Reconciled | undefined = await reconcile(userId, turn)
    const subscription = now?.truth.current
    if (!now || !subscription || !isLive(now.payer)) throw new AppError('not_found')
    return { payer: now.payer, subscription }
  }

  async function change(
    userId: string,
    turn: Turn,
    id: string,
    wish: { cancel_at_period_end: boolean } | { cancel_at: '' },
  ): Promise<void> {
    const { stripe } = await provider.open()
    await turn.write((trx) => unsettle(trx, userId))
    const key = { idempotencyKey: randomUUID() }
    await orUnavailable(stripe.subscriptions.update(id, wish, key))
  }

  /** Counted from the first payment of the account, whatever was cancelled and begun since. */
  function hasMoneyBack({ firstPaidAt }: Payer): boolean {
    return firstPaidAt !== null && clock() - firstPaidAt < MONEY_BACK_FOR
  }
}
