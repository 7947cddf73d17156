import type { AnswerOf, endpoints } from '@daywell/core/contract'
import type Stripe from 'stripe'
import { milliseconds } from '#features/billing/standing.ts'

const PAGE_SIZE = 100

type Invoice = AnswerOf<typeof endpoints.invoices>['body'][number]

/** To Stripe, a paid invoice stays paid after a refund: only its charge shows the refund. */
export async function invoicesOf(stripe: Stripe, customer: string): Promise<Invoice[]> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit: PAGE_SIZE, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: PAGE_SIZE }),
  ])
  return invoices.data
    .filter(({ status }) => status !== 'draft')
    .map((invoice) => toInvoice(invoice, refundedOf(invoice, charges.data)))
}

function refundedOf({ payments }: Stripe.Invoice, charges: readonly Stripe.Charge[]): number {
  const intents = payments?.data.map(({ payment }) => idOf(payment.payment_intent)) ?? []
  return charges
    .filter(({ payment_intent: intent }) => intent !== null && intents.includes(idOf(intent)))
    .reduce((sum, { amount_refunded: amount }) => sum + amount, 0)
}

function idOf(intent: string | { readonly id: string } | undefined): string | undefined {
  return typeof intent === 'object' ? intent.id : intent
}

function toInvoice(invoice: Stripe.Invoice, refunded: number): Invoice {
  const { amount_paid: amountPaid, status } = invoice
  const isRefunded = refunded > 0 && refunded >= amountPaid
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(milliseconds(invoice.created)).toISOString(),
    amountPaid,
    ...(status !== 'paid' && { amountDue: invoice.amount_remaining }),
    ...(refunded > 0 && { amountRefunded: refunded }),
    currency: invoice.currency,
    status: isRefunded ? 'refunded' : (status ?? 'open'),
    url: invoice.hosted_invoice_url ?? null,
  }
}
