import type { IntentRecord, InvoiceRecord, SubscriptionRecord } from '#records/account.ts'
import { invoiceShape } from '#shapes/invoice.ts'
import { paymentIntentShape } from '#shapes/payment-intent.ts'
import { previousOf } from '#shapes/shape.ts'
import { afterIntervals, HOUR, periodOf } from './calendar.ts'
import { intentOf } from './find.ts'
import { newId, tell, type Work } from './work.ts'

/** How long the invoice of a renewal stays a draft before it is collected. */
const DRAFT = HOUR

export function newInvoice(
  work: Work,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
): InvoiceRecord {
  const covers = periodOf(subscription)
  const first = reason === 'subscription_create'
  const { email, name, phone } = work.account.customer
  const invoice: InvoiceRecord = {
    id: newId(work, 'in'),
    line: newId(work, 'il'),
    item: subscription.item,
    payment: newId(work, 'inpay'),
    number: null,
    created: work.now,
    customer: { email, name, phone },
    subscription: subscription.id,
    price: subscription.price,
    reason,
    period: { start: first ? covers.start : startBefore(subscription), end: covers.start },
    covers,
    status: 'draft',
    intent: null,
    attempts: 0,
    retries: 0,
    nextAttempt: null,
    finalizesAt: first ? null : work.now + DRAFT,
    autoAdvance: !first,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
  }
  work.account.invoices.push(invoice)
  tell(work, 'invoice.created', invoiceShape(work.account, invoice))
  return invoice
}

function startBefore({ created, period, price }: SubscriptionRecord): number {
  return afterIntervals(created, period - 1, price.interval)
}

/** From here on its amounts are fixed, and there is a payment intent to pay it with. */
export function finalizeInvoice(work: Work, invoice: InvoiceRecord): void {
  const id = newId(work, 'pi')
  const intent: IntentRecord = {
    id,
    secret: `${id}_secret_${work.around.random()}`,
    created: work.now,
    invoice: invoice.id,
    amount: invoice.price.amount,
    currency: invoice.price.currency,
    status: 'requires_payment_method',
    method: null,
    charge: null,
    error: null,
    asks: null,
    canceledAt: null,
  }
  work.account.intents.push(intent)
  invoice.status = 'open'
  invoice.intent = id
  invoice.number = numberOf(work)
  invoice.finalizesAt = null
  invoice.finalizedAt = work.now
  tell(work, 'payment_intent.created', paymentIntentShape(work.account, intent))
  tell(work, 'invoice.finalized', invoiceShape(work.account, invoice))
}

function numberOf({ account }: Work): string {
  const place = account.invoices.filter(({ number }) => number !== null).length + 1
  return `${account.customer.id.slice(-8).toUpperCase()}-${String(place).padStart(4, '0')}`
}

export function voidInvoice(work: Work, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open') return
  const intent = intentOf(work.account, invoice)
  intent.status = 'canceled'
  intent.canceledAt = work.now
  intent.asks = null
  invoice.status = 'void'
  invoice.voidedAt = work.now
  tell(work, 'payment_intent.canceled', paymentIntentShape(work.account, intent))
  tell(work, 'invoice.voided', invoiceShape(work.account, invoice))
}

export function stopCollecting(work: Work, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open' && invoice.status !== 'draft') return
  const before = invoiceShape(work.account, invoice)
  invoice.autoAdvance = false
  invoice.nextAttempt = null
  invoice.finalizesAt = null
  const after = invoiceShape(work.account, invoice)
  const previous = previousOf(before, after)
  if (Object.keys(previous).length > 0) tell(work, 'invoice.updated', after, previous)
}
