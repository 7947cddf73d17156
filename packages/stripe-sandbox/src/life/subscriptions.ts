import type { Metadata, SubscriptionRecord } from '#records/account.ts'
import type { PriceRecord } from '#records/catalogue.ts'
import { previousOf } from '#shapes/shape.ts'
import { subscriptionShape } from '#shapes/subscription.ts'
import { periodOf } from './calendar.ts'
import { finalizeInvoice, newInvoice, stopCollecting, voidInvoice } from './invoices.ts'
import { newId, tell, type Work } from './work.ts'

export interface NewSubscription {
  readonly price: PriceRecord
  readonly saveMethod: SubscriptionRecord['saveMethod']
  readonly defaultMethod: string | null
  readonly description: string | null
  readonly metadata: Metadata
}

/** Begins unpaid, with an open invoice for the first period. */
export function subscribe(work: Work, wanted: NewSubscription): SubscriptionRecord {
  const subscription: SubscriptionRecord = {
    ...wanted,
    id: newId(work, 'sub'),
    item: newId(work, 'si'),
    created: work.now,
    status: 'incomplete',
    period: 0,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    cancellation: { comment: null, feedback: null, reason: null },
    latestInvoice: null,
  }
  work.account.subscriptions.push(subscription)
  const invoice = newInvoice(work, subscription, 'subscription_create')
  subscription.latestInvoice = invoice.id
  tell(work, 'customer.subscription.created', subscriptionShape(work.account, subscription))
  finalizeInvoice(work, invoice)
  return subscription
}

/** Changes a subscription and tells of it, unless the change makes no difference. */
export function changeSubscription(
  work: Work,
  subscription: SubscriptionRecord,
  change: () => void,
): void {
  const before = subscriptionShape(work.account, subscription)
  change()
  const after = subscriptionShape(work.account, subscription)
  const previous = previousOf(before, after)
  if (Object.keys(previous).length > 0) tell(work, 'customer.subscription.updated', after, previous)
}

/** Whether it renews automatically. */
export function isRunning({ status }: SubscriptionRecord): boolean {
  return status === 'active' || status === 'past_due'
}

export function hasEnded({ status }: SubscriptionRecord): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

export function scheduleCancellation(work: Work, subscription: SubscriptionRecord): void {
  subscription.cancelAtPeriodEnd = true
  subscription.cancelAt = periodOf(subscription).end
  subscription.canceledAt = work.now
  subscription.cancellation.reason = 'cancellation_requested'
}

export function takeCancellationBack(subscription: SubscriptionRecord): void {
  subscription.cancelAtPeriodEnd = false
  subscription.cancelAt = null
  subscription.canceledAt = null
  subscription.cancellation = { comment: null, feedback: null, reason: null }
}

/**
 * Ends it now. One that was never paid expires instead, with its invoice; invoices of one that was
 * stay open, but are no longer collected.
 */
export function endSubscription(
  work: Work,
  subscription: SubscriptionRecord,
  reason: string | null,
): void {
  if (subscription.status === 'incomplete') {
    expire(work, subscription)
    return
  }
  subscription.status = 'canceled'
  subscription.canceledAt ??= work.now
  subscription.endedAt = work.now
  subscription.cancellation.reason ??= reason
  tell(work, 'customer.subscription.deleted', subscriptionShape(work.account, subscription))
  for (const invoice of invoicesOf(work, subscription)) stopCollecting(work, invoice)
}

function expire(work: Work, subscription: SubscriptionRecord): void {
  changeSubscription(work, subscription, () => {
    subscription.status = 'incomplete_expired'
    subscription.canceledAt = work.now
    subscription.endedAt = work.now
  })
  for (const invoice of invoicesOf(work, subscription)) voidInvoice(work, invoice)
}

/** The next period begins, with an invoice that can still be changed for an hour. */
export function renew(work: Work, subscription: SubscriptionRecord): void {
  changeSubscription(work, subscription, () => {
    subscription.period += 1
    subscription.latestInvoice = newInvoice(work, subscription, 'subscription_cycle').id
  })
}

function invoicesOf({ account }: Work, { id }: SubscriptionRecord) {
  return account.invoices.filter(({ subscription }) => subscription === id)
}
