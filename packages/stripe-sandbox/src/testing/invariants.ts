import type { Account, InvoiceRecord, SubscriptionRecord } from '#records/account.ts'
import { chargeShape } from '#shapes/charge.ts'
import { customerShape } from '#shapes/customer.ts'
import { invoiceShape } from '#shapes/invoice.ts'
import { paymentIntentShape } from '#shapes/payment-intent.ts'
import type { Shape } from '#shapes/shape.ts'
import { subscriptionShape } from '#shapes/subscription.ts'
import { faultsOfEvent } from './watch.ts'

/** What must be true of an account at any moment. */
export function faultsInAccount(account: Account): string[] {
  const ids = [
    ...account.subscriptions,
    ...account.invoices,
    ...account.intents,
    ...account.charges,
    ...account.refunds,
    ...account.methods,
  ].map(({ id }) => id)
  return [
    ...unless(new Set(ids).size === ids.length, 'two objects share an id'),
    ...account.subscriptions.flatMap((one) => ofSubscription(account, one)),
    ...account.invoices.flatMap((one) => ofInvoice(account, one)),
    ...account.charges.flatMap(({ amount, error, id, refunded }) => {
      const back = account.refunds.filter(({ charge }) => charge === id)
      const sum = back.reduce((total, one) => total + one.amount, 0)
      const right = sum === refunded && sum <= amount && (error === null || sum === 0)
      return unless(right, `${id}: ${sum} went back of ${amount}`)
    }),
  ]
}

function ofSubscription(account: Account, subscription: SubscriptionRecord): string[] {
  const { id, latestInvoice, status } = subscription
  const invoices = account.invoices.filter((one) => one.subscription === id)
  const latest = invoices.find((one) => one.id === latestInvoice)
  const paid = latest?.status === 'paid'
  const starts = invoices.map(({ covers }) => covers.start)
  const ended = status === 'canceled' || status === 'incomplete_expired'
  const says = `${id} is ${status}`
  return [
    ...unless(new Set(starts).size === starts.length, `${id}: two invoices for a period`),
    ...unless(latest === invoices.at(-1), `${id}: the latest invoice is not the last`),
    ...unless(!paid || status === 'active' || ended, `${says} although it is paid`),
    ...unless(status !== 'active' || paid || latest?.status === 'draft', `${says} but unpaid`),
    ...unless(status !== 'past_due' || latest?.status !== 'paid', `${says} but owes nothing`),
    ...unless(status !== 'past_due' || latest?.nextAttempt !== null, `${says}, for ever`),
    ...unless(status !== 'incomplete' || invoices.length === 1, `${says} but was renewed`),
    ...unless(status !== 'incomplete_expired' || latest?.status === 'void', `${says}, owing`),
    ...unless(
      ended === (subscription.endedAt !== null),
      `${says}, ended at ${subscription.endedAt}`,
    ),
  ]
}

function ofInvoice(account: Account, invoice: InvoiceRecord): string[] {
  const shape = invoiceShape(account, invoice)
  const intent = account.intents.find(({ id }) => id === invoice.intent)
  const paid = account.charges.filter((one) => one.intent === intent?.id && one.error === null)
  const received = paid.reduce((sum, { amount }) => sum + amount, 0)
  const sum = Number(shape.amount_paid) + Number(shape.amount_remaining)
  return [
    ...unless(invoice.created === invoice.covers.start, `${invoice.id}: not made at its time`),
    ...unless(sum === shape.amount_due, `${invoice.id}: amounts do not add up`),
    ...unless(received === shape.amount_paid, `${invoice.id}: ${received} was received`),
    ...unless(
      (intent?.status === 'succeeded') === (invoice.status === 'paid'),
      `${invoice.id} is ${invoice.status}, its intent ${intent?.status}`,
    ),
    ...unless((intent === undefined) === (invoice.status === 'draft'), `${invoice.id}: no intent`),
  ]
}

interface Told {
  readonly type: string
  readonly created: number
  readonly data: { readonly object: Shape }
}

/** Events come in the order of time, and the last of an object shows it as it is now. */
export function faultsInEvents(events: readonly unknown[], accounts: readonly Account[]): string[] {
  const told = events as readonly Told[]
  const last = new Map(told.map(({ data }) => [data.object.id, data.object]))
  const inOrder = told.every((one, place) => one.created >= (told[place - 1]?.created ?? 0))
  return [
    ...unless(inOrder, 'events are not in the order of time'),
    ...told.flatMap(faultsOfEvent),
    ...accounts.flatMap(objectsOf).flatMap((shape) => {
      const shown = last.get(shape.id)
      const same = JSON.stringify(shown) === JSON.stringify(shape)
      return unless(same, `the last event of ${shape.id} shows something else`)
    }),
  ]
}

function objectsOf(account: Account): Shape[] {
  return [
    // Of a deleted customer the events still show the name, the object no more.
    ...(account.customer.deleted ? [] : [customerShape(account.customer)]),
    ...account.subscriptions.map((one) => subscriptionShape(account, one)),
    ...account.invoices.map((one) => invoiceShape(account, one)),
    ...account.intents.map((one) => paymentIntentShape(account, one)),
    ...account.charges.map((one) => chargeShape(account, one)),
  ]
}

function unless(right: boolean, fault: string): string[] {
  return right ? [] : [fault]
}
