import type { Work } from '#life/work.ts'
import type { Account } from '#records/account.ts'
import { ownerOf } from '#records/ids.ts'
import { priceShape, productShape } from '#shapes/catalogue.ts'
import { chargeShape } from '#shapes/charge.ts'
import { customerShape } from '#shapes/customer.ts'
import { invoicePaymentShape, invoiceShape } from '#shapes/invoice.ts'
import { paymentIntentShape } from '#shapes/payment-intent.ts'
import { paymentMethodShape } from '#shapes/payment-method.ts'
import { refundShape } from '#shapes/refund.ts'
import { list, type Shape } from '#shapes/shape.ts'
import { subscriptionShape } from '#shapes/subscription.ts'
import type { Ledger } from './ledger.ts'
import { missing } from './problem.ts'

export type Collection =
  | 'methods'
  | 'subscriptions'
  | 'invoices'
  | 'intents'
  | 'charges'
  | 'refunds'

const NAMES: Record<Collection, string> = {
  methods: 'PaymentMethod',
  subscriptions: 'subscription',
  invoices: 'invoice',
  intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
}

export interface Found<C extends Collection> {
  readonly account: Account
  readonly record: Account[C][number]
}

/** An object and the account that it belongs to. */
export async function find<C extends Collection>(
  ledger: Ledger,
  collection: C,
  id: string,
  param = 'id',
): Promise<Found<C>> {
  const account = await ledger.account(ownerOf(id))
  const record = account?.[collection].find((one) => one.id === id)
  if (account === undefined || record === undefined) {
    throw missing(NAMES[collection], id, param === 'id' ? 404 : 400, param)
  }
  return { account, record }
}

/** The same object in the draft of a change. */
export function drafted<C extends Collection>(
  { account }: Work,
  collection: C,
  { id }: { readonly id: string },
): Account[C][number] {
  const record = account[collection].find((one) => one.id === id)
  if (record === undefined) throw missing(NAMES[collection], id)
  return record
}

export async function findAccount(ledger: Ledger, id: string, param?: string): Promise<Account> {
  const account = await ledger.account(id)
  if (account === undefined || (account.customer.deleted && param !== undefined)) {
    throw missing('customer', id, param === undefined ? 404 : 400, param)
  }
  return account
}

/** The accounts that a list has to look through: the customer's, or that of an object it names. */
export async function accountsAround(
  ledger: Ledger,
  customer: string | undefined,
  ...objects: readonly (string | undefined)[]
): Promise<readonly Account[]> {
  const known = objects.find((id) => id !== undefined)
  if (customer === undefined && known === undefined) return ledger.accounts()
  const account = await ledger.account(customer ?? ownerOf(known ?? ''))
  if (account !== undefined) return [account]
  if (customer !== undefined) throw missing('customer', customer, 400, 'customer')
  return []
}

type Shaper = (account: Account, id: string) => Shape | undefined

const SHAPERS: Record<string, Shaper> = {
  cus: ({ customer }) => customerShape(customer),
  sub: shaper('subscriptions', subscriptionShape),
  in: shaper('invoices', invoiceShape),
  pi: shaper('intents', paymentIntentShape),
  ch: shaper('charges', chargeShape),
  pm: shaper('methods', ({ customer }, method) => paymentMethodShape(customer, method)),
  re: shaper('refunds', ({ customer }, refund) => refundShape(customer, refund)),
}

function shaper<C extends Collection>(
  collection: C,
  shape: (account: Account, record: Account[C][number]) => Shape,
): Shaper {
  return (account, id) => {
    const record = account[collection].find((one) => one.id === id)
    return record && shape(account, record)
  }
}

/** The object behind an id, for `expand`. */
export async function shapeOf(ledger: Ledger, id: string): Promise<Shape | undefined> {
  const price = await ledger.price(id)
  if (price !== undefined) return priceShape(price)
  const product = await ledger.product(id)
  if (product !== undefined) return productShape(product)
  const account = await ledger.account(ownerOf(id))
  return account && SHAPERS[id.slice(0, id.indexOf('_'))]?.(account, id)
}

/** What an invoice shows only when it is asked for. */
export async function hiddenIn(ledger: Ledger, invoiceId: string, field: string) {
  const { account, record } = await find(ledger, 'invoices', invoiceId)
  if (field === 'payments') {
    const payments = record.intent === null ? [] : [invoicePaymentShape(record)]
    return list(`/v1/invoice_payments?invoice=${record.id}`, payments)
  }
  if (field !== 'confirmation_secret') return undefined
  const intent = account.intents.find(({ id }) => id === record.intent)
  return intent === undefined ? null : { client_secret: intent.secret, type: 'payment_intent' }
}
