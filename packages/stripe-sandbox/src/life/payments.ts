import type {
  ChargeRecord,
  IntentRecord,
  InvoiceRecord,
  MethodRecord,
  PaymentError,
} from '#records/account.ts'
import { chargeShape } from '#shapes/charge.ts'
import { invoicePaymentShape, invoiceShape } from '#shapes/invoice.ts'
import { paymentIntentShape } from '#shapes/payment-intent.ts'
import { paymentMethodShape } from '#shapes/payment-method.ts'
import { charged, type Refusal } from './cards.ts'
import { invoiceOf, methodOf, subscriptionOf } from './find.ts'
import { changeSubscription, isRunning } from './subscriptions.ts'
import { newId, tell, type Work } from './work.ts'

/** With the person at hand, or by ourselves when a renewal is due. */
export type Session =
  | { readonly person: true; readonly inPage: boolean; readonly returnUrl: string | null }
  | { readonly person: false }

export function attempt(
  work: Work,
  intent: IntentRecord,
  method: MethodRecord,
  session: Session,
): void {
  const invoice = invoiceOf(work.account, intent)
  if (!session.person || invoice.attempts === 0) invoice.attempts += 1
  intent.method = method.id
  intent.error = null
  intent.asks = null
  const outcome = charged(method.behaviour, session.person)
  if (outcome === 'paid') succeed(work, intent, method)
  else if (outcome === 'asks') ask(work, intent, session)
  else refuse(work, intent, method, outcome)
}

/** The person returns from their bank. */
export function authenticate(work: Work, intent: IntentRecord, passed: boolean): void {
  const method = methodOf(work.account, intent.method ?? '')
  intent.asks = null
  if (passed) succeed(work, intent, method)
  else fail(work, intent, { ...notAuthenticated, method: { ...method }, charge: null })
}

const notAuthenticated = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

function succeed(work: Work, intent: IntentRecord, method: MethodRecord): void {
  const { account } = work
  const invoice = invoiceOf(account, intent)
  const charge = newCharge(work, intent, method, null)
  intent.status = 'succeeded'
  intent.charge = charge.id
  invoice.status = 'paid'
  invoice.paidAt = work.now
  invoice.nextAttempt = null
  tell(work, 'charge.succeeded', chargeShape(account, charge))
  keepMethod(work, method)
  tell(work, 'payment_intent.succeeded', paymentIntentShape(account, intent))
  tell(work, 'invoice_payment.paid', invoicePaymentShape(invoice))
  tell(work, 'invoice.paid', invoiceShape(account, invoice))
  tell(work, 'invoice.payment_succeeded', invoiceShape(account, invoice))
  activate(work, invoice, method)
}

function keepMethod(work: Work, method: MethodRecord): void {
  if (method.attached) return
  method.attached = true
  const shape = paymentMethodShape(work.account.customer, method)
  tell(work, 'payment_method.attached', shape)
}

/** Money for an earlier invoice, or for one that has ended, does not bring a subscription back. */
function activate(work: Work, invoice: InvoiceRecord, method: MethodRecord): void {
  const subscription = subscriptionOf(work.account, invoice)
  const waits = isRunning(subscription) || subscription.status === 'incomplete'
  if (!waits || subscription.latestInvoice !== invoice.id) return
  changeSubscription(work, subscription, () => {
    subscription.status = 'active'
    if (subscription.saveMethod === 'on_subscription') subscription.defaultMethod = method.id
  })
}

function ask(work: Work, intent: IntentRecord, session: Session): void {
  const { account, around } = work
  const invoice = invoiceOf(account, intent)
  intent.status = 'requires_action'
  intent.asks = {
    page: `${around.origin}/authenticate/${intent.id}?client_secret=${intent.secret}`,
    inPage: session.person ? session.inPage : true,
    returnUrl: session.person ? session.returnUrl : null,
  }
  tell(work, 'payment_intent.requires_action', paymentIntentShape(account, intent))
  tell(work, 'invoice.payment_action_required', invoiceShape(account, invoice))
  if (!session.person) tell(work, 'invoice.payment_failed', invoiceShape(account, invoice))
  fallBehind(work, invoice)
}

function refuse(work: Work, intent: IntentRecord, method: MethodRecord, refusal: Refusal): void {
  const charge = newCharge(work, intent, method, refusal)
  tell(work, 'charge.failed', chargeShape(work.account, charge))
  intent.charge = charge.id
  fail(work, intent, { ...refusal, method: { ...method }, charge: charge.id })
}

function fail(work: Work, intent: IntentRecord, error: PaymentError): void {
  const invoice = invoiceOf(work.account, intent)
  intent.status = 'requires_payment_method'
  intent.method = null
  intent.error = error
  tell(work, 'payment_intent.payment_failed', paymentIntentShape(work.account, intent))
  tell(work, 'invoice.payment_failed', invoiceShape(work.account, invoice))
  fallBehind(work, invoice)
}

function fallBehind(work: Work, invoice: InvoiceRecord): void {
  const subscription = subscriptionOf(work.account, invoice)
  if (subscription.status !== 'active' || subscription.latestInvoice !== invoice.id) return
  changeSubscription(work, subscription, () => {
    subscription.status = 'past_due'
  })
}

function newCharge(
  work: Work,
  intent: IntentRecord,
  method: MethodRecord,
  error: ChargeRecord['error'],
): ChargeRecord {
  const charge: ChargeRecord = {
    id: newId(work, 'ch'),
    created: work.now,
    intent: intent.id,
    method: method.id,
    amount: intent.amount,
    refunded: 0,
    currency: intent.currency,
    error: error && { code: error.code, message: error.message },
  }
  work.account.charges.push(charge)
  return charge
}
