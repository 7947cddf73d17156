import Stripe from 'stripe'
import { SECRET_KEY } from './paying.ts'

const SECOND = 1000

/** What Stripe itself knows, asked past the server. */
export function stripeAt(url: string) {
  const { hostname: host, port } = new URL(url)
  const stripe = new Stripe(SECRET_KEY, { host, port, protocol: 'http', telemetry: false })

  const subscriptionsOf = async (customer: string) =>
    (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data

  /** Amounts paid for a subscription, and of these given back. */
  const moneyFor = async (subscription: string) => {
    const paid = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 })
    let [taken, returned, until] = [0, 0, 0]
    for (const { id, amount_paid: amount, lines } of paid.data) {
      const back = await refundedFor(id)
      taken += amount
      returned += back
      if (back === 0) until = Math.max(until, ...lines.data.map(({ period }) => period.end))
    }
    return { taken, returned, paidUntil: until * SECOND }
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
  return { stripe, subscriptionsOf, moneyFor }
}

export type StripeTruth = ReturnType<typeof stripeAt>
