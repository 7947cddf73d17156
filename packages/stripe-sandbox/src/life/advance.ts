import type { Account, InvoiceRecord, MethodRecord, Seconds } from '#records/account.ts'
import { invoiceShape } from '#shapes/invoice.ts'
import { DAY, HOUR, periodOf } from './calendar.ts'
import { intentOf, subscriptionOf } from './find.ts'
import { finalizeInvoice } from './invoices.ts'
import { attempt } from './payments.ts'
import { changeSubscription, endSubscription, isRunning, renew } from './subscriptions.ts'
import { tell, type Work } from './work.ts'

/** How long a first payment is waited for. */
const PATIENCE = 23 * HOUR

interface Due {
  readonly at: Seconds
  readonly act: (work: Work) => void
}

/** Does all that has become due, each at its own time and in the order of time. */
export function advance(work: Work): void {
  for (let due = earliest(work.account); due && due.at <= work.around.now; ) {
    work.now = due.at
    due.act(work)
    due = earliest(work.account)
  }
  work.now = work.around.now
}

function earliest(account: Account): Due | undefined {
  const all = [...ofSubscriptions(account), ...ofInvoices(account)]
  return all.reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  )
}

function ofSubscriptions({ subscriptions }: Account): Due[] {
  return subscriptions.flatMap((subscription): Due[] => {
    if (subscription.status === 'incomplete') {
      const at = subscription.created + PATIENCE
      return [{ at, act: (work) => endSubscription(work, subscription, null) }]
    }
    if (!isRunning(subscription)) return []
    const { end } = periodOf(subscription)
    return subscription.cancelAt !== null && subscription.cancelAt <= end
      ? [{ at: subscription.cancelAt, act: (work) => endSubscription(work, subscription, null) }]
      : [{ at: end, act: (work) => renew(work, subscription) }]
  })
}

function ofInvoices({ invoices }: Account): Due[] {
  return invoices.flatMap((invoice): Due[] => {
    if (invoice.status === 'draft' && invoice.finalizesAt !== null) {
      return [{ at: invoice.finalizesAt, act: (work) => collectFirst(work, invoice) }]
    }
    return invoice.status === 'open' && invoice.nextAttempt !== null
      ? [{ at: invoice.nextAttempt, act: (work) => collect(work, invoice) }]
      : []
  })
}

function collectFirst(work: Work, invoice: InvoiceRecord): void {
  finalizeInvoice(work, invoice)
  collect(work, invoice)
}

/** Tries to collect a renewal; plans the next try, or gives up after the last. */
function collect(work: Work, invoice: InvoiceRecord): void {
  const days = work.around.retryAfterDays[invoice.retries]
  invoice.nextAttempt = days === undefined ? null : work.now + days * DAY
  invoice.retries += 1
  const method = methodFor(work.account, invoice)
  if (method === undefined) fallBehindWithoutMethod(work, invoice)
  else attempt(work, intentOf(work.account, invoice), method, { person: false })
  if (invoice.status === 'open' && invoice.nextAttempt === null) {
    endSubscription(work, subscriptionOf(work.account, invoice), 'payment_failed')
  }
}

function methodFor(account: Account, invoice: InvoiceRecord): MethodRecord | undefined {
  const id = subscriptionOf(account, invoice).defaultMethod ?? account.customer.defaultMethod
  return account.methods.find((method) => method.id === id && method.attached)
}

function fallBehindWithoutMethod(work: Work, invoice: InvoiceRecord): void {
  invoice.attempts += 1
  tell(work, 'invoice.payment_failed', invoiceShape(work.account, invoice))
  const subscription = subscriptionOf(work.account, invoice)
  changeSubscription(work, subscription, () => {
    subscription.status = 'past_due'
  })
}
