import Stripe from 'stripe'
import { SECRET_KEY } from './paying.ts'

const SECOND = 1000

/** What Stripe itself knows, asked directly and not through the server. */
export function stripeAt(url: string) {
  const { hostname: host, port } = new URL(url)
  const stripe = new Stripe(SECRET_KEY, { host, port, protocol: 'http', telemetry: false })

  const subscriptionsOf = async (customer: string) =>
    (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data

  /** Amounts paid for a subscription, of these given back, and those paid after its end. */
  const moneyFor = async (subscription: string) => {
    const { ended_at: endedAt } = await stripe.subscriptions.retrieve(subscription)
    const paid = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 })
    let [taken, returned, until, covered, late] = [0, 0, 0, 0, 0]
    for (const { id, amount_paid: amount, lines, status_transitions: times } of paid.data) {
      const back = await refundedFor(id)
      taken += amount
      returned += back
      const end = Math.max(...lines.data.map(({ period }) => period.end))
      if (endedAt !== null && (times.paid_at ?? 0) >= endedAt) late += amount
      else covered = Math.max(covered, end)
      if (back === 0) until = Math.max(until, end)
    }
    const ends = { paidUntil: until * SECOND, coveredUntil: covered * SECOND }
    return { taken, returned, late, ...ends, periods: paid.data.length }
  }

  /** When the first money of a customer came, in seconds. */
  const firstPayment = async (customer: string) => {
    const paid = await stripe.invoices.list({ customer, status: 'paid', limit: 100 })
    return Math.min(...paid.data.map(({ status_transitions: times }) => times.paid_at ?? Infinity))
  }

  const refundedFor = async (invoice: string) => {
    const { data } = await stripe.invoicePayments.list({ invoice })
    const refunds = data.map(({ payment }) =>
      stripe.refunds.list({ payment_intent: String(payment.payment_intent) }),
    )
    return (await Promise.all(refunds))
      .flatMap((page) => page.data)
      .reduce((sum, { amount }) => sum + amount, 0)
  }
  return { stripe, subscriptionsOf, moneyFor, firstPayment }
}

export type StripeTruth = ReturnType<typeof stripeAt>
