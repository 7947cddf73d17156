import type { Account, Metadata } from '#records/account.ts'
import { customerShape } from '#shapes/customer.ts'
import { paymentMethodShape } from '#shapes/payment-method.ts'
import { previousOf } from '#shapes/shape.ts'
import { endSubscription, hasEnded } from './subscriptions.ts'
import { tell, type Work } from './work.ts'

export interface NewCustomer {
  readonly email: string | null
  readonly name: string | null
  readonly description: string | null
  readonly phone: string | null
  readonly metadata: Metadata
}

export function newAccount(id: string, created: number, wanted: NewCustomer): Account {
  const customer = { ...wanted, id, created, defaultMethod: null, deleted: false }
  return {
    made: 0,
    customer,
    methods: [],
    subscriptions: [],
    invoices: [],
    intents: [],
    charges: [],
    refunds: [],
  }
}

export function changeCustomer(work: Work, change: () => void): void {
  const before = customerShape(work.account.customer)
  change()
  const after = customerShape(work.account.customer)
  const previous = previousOf(before, after)
  if (Object.keys(previous).length > 0) tell(work, 'customer.updated', after, previous)
}

/** A deleted customer isn't charged again. */
export function deleteCustomer(work: Work): void {
  const { customer, methods, subscriptions } = work.account
  for (const subscription of subscriptions) {
    if (!hasEnded(subscription)) endSubscription(work, subscription, 'cancellation_requested')
  }
  for (const method of methods.filter(({ attached }) => attached)) {
    method.attached = false
    tell(work, 'payment_method.detached', paymentMethodShape(customer, method))
  }
  // The event still tells who it was; only later answers are without it.
  const last = customerShape(customer)
  customer.deleted = true
  tell(work, 'customer.deleted', last)
}
