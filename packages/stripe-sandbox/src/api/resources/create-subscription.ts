import { endpoint } from '#api/endpoint.ts'
import type { Ledger } from '#api/ledger.ts'
import { find, findAccount } from '#api/lookup.ts'
import {
  fields,
  listOf,
  mergedMetadata,
  metadata,
  oneOf,
  required,
  text,
  textOrNothing,
} from '#api/params.ts'
import { missing, Problem, UnreadableParameter } from '#api/problem.ts'
import { intentOf } from '#life/find.ts'
import { attempt } from '#life/payments.ts'
import { subscribe } from '#life/subscriptions.ts'
import type { Work } from '#life/work.ts'
import type { Account, MethodRecord, SubscriptionRecord } from '#records/account.ts'
import type { PriceRecord } from '#records/catalogue.ts'
import { subscriptionShape } from '#shapes/subscription.ts'
import { declined } from './declined.ts'

export const paymentSettings = fields({
  payment_method_types: listOf(oneOf('card')),
  save_default_payment_method: oneOf('off', 'on_subscription'),
})

export const createSubscription = endpoint(
  'POST',
  '/v1/subscriptions',
  {
    customer: text,
    items: listOf(fields({ price: text, quantity: oneOf('1') })),
    payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
    payment_settings: paymentSettings,
    collection_method: oneOf('charge_automatically'),
    default_payment_method: text,
    description: textOrNothing,
    metadata,
  },
  async ({ ledger }, params) => {
    const account = await findAccount(ledger, required(params.customer, 'customer'), 'customer')
    const price = await oneRunningPrice(ledger, required(params.items, 'items'))
    const behaviour = params.payment_behavior ?? 'allow_incomplete'
    const wanted = params.default_payment_method
    if (wanted !== undefined) await find(ledger, 'methods', wanted, 'default_payment_method')
    const method = behaviour === 'default_incomplete' ? null : storedMethod(account, wanted)
    return ledger.change(account, (work) => {
      const subscription = subscribe(work, {
        price,
        saveMethod: params.payment_settings?.save_default_payment_method ?? null,
        defaultMethod: wanted ?? null,
        description: params.description ?? null,
        metadata: mergedMetadata({}, params.metadata),
      })
      if (method !== null) payAtOnce(work, subscription, method)
      if (behaviour === 'error_if_incomplete') refuseUnpaid(work.account, subscription)
      return subscriptionShape(work.account, subscription)
    })
  },
)

async function oneRunningPrice(
  ledger: Ledger,
  items: readonly { readonly price?: string }[],
): Promise<PriceRecord> {
  const [item, ...more] = items
  if (more.length > 0) {
    throw new UnreadableParameter(
      undefined,
      'The sandbox takes one item a subscription',
      'items[1]',
    )
  }
  const id = required(item?.price, 'items[0][price]')
  const price = await ledger.price(id)
  if (price === undefined) throw missing('price', id, 400, 'items[0][price]')
  if (price.active) return price
  throw new Problem(400, {
    message: `The price specified is inactive. This field only accepts active prices.`,
    param: 'items[0][price]',
  })
}

function storedMethod(account: Account, wanted: string | undefined): MethodRecord {
  const id = wanted ?? account.customer.defaultMethod
  const method = account.methods.find((one) => one.id === id && one.attached)
  if (method !== undefined) return method
  throw new Problem(400, {
    code: 'resource_missing',
    message:
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
  })
}

function payAtOnce(work: Work, subscription: SubscriptionRecord, { id }: MethodRecord): void {
  const { invoices, methods } = work.account
  const invoice = invoices.find((one) => one.id === subscription.latestInvoice)
  const method = methods.find((one) => one.id === id)
  if (invoice === undefined || method === undefined) return
  attempt(work, intentOf(work.account, invoice), method, { person: false })
}

function refuseUnpaid(account: Account, subscription: SubscriptionRecord): void {
  if (subscription.status === 'active') return
  const intent = account.intents.at(-1)
  if (intent !== undefined) throw new Problem(402, declined(account, intent))
}
