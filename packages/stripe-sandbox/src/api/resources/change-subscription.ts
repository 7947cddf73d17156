import { endpoint } from '#api/endpoint.ts'
import type { FormValue } from '#api/form.ts'
import { drafted, find } from '#api/lookup.ts'
import {
  fields,
  flag,
  mergedMetadata,
  metadata,
  oneOf,
  type Params,
  textOrNothing,
  whole,
} from '#api/params.ts'
import { missing, Problem } from '#api/problem.ts'
import {
  changeSubscription,
  endSubscription,
  hasEnded,
  scheduleCancellation,
  takeCancellationBack,
} from '#life/subscriptions.ts'
import type { Work } from '#life/work.ts'
import type { SubscriptionRecord } from '#records/account.ts'
import { subscriptionShape } from '#shapes/subscription.ts'
import { paymentSettings } from './create-subscription.ts'

const cancellationDetails = fields({
  comment: textOrNothing,
  feedback: oneOf(
    ...(['customer_service', 'low_quality', 'missing_features', 'other'] as const),
    ...(['switched_service', 'too_complex', 'too_expensive', 'unused'] as const),
  ),
})

const changes = {
  cancel_at_period_end: flag,
  cancel_at: (value: FormValue, name: string) => (value === '' ? null : whole(value, name)),
  cancellation_details: cancellationDetails,
  default_payment_method: textOrNothing,
  description: textOrNothing,
  metadata,
  payment_settings: paymentSettings,
}

export const updateSubscription = endpoint(
  'POST',
  '/v1/subscriptions/{id}',
  changes,
  async ({ id, ledger }, params) => {
    const { account, record } = await find(ledger, 'subscriptions', id)
    const method = params.default_payment_method
    if (method) await find(ledger, 'methods', method, 'default_payment_method')
    return ledger.change(account, (work) => {
      const subscription = drafted(work, 'subscriptions', record)
      refuseWhatIsTooEarlyOrLate(subscription, Object.keys(params))
      changeSubscription(work, subscription, () => apply(work, subscription, params))
      return subscriptionShape(work.account, subscription)
    })
  },
)

export const cancelSubscription = endpoint(
  'DELETE',
  '/v1/subscriptions/{id}',
  { cancellation_details: cancellationDetails, invoice_now: flag, prorate: flag },
  async ({ id, ledger }, { cancellation_details: details }) => {
    const { account, record } = await find(ledger, 'subscriptions', id)
    if (hasEnded(record)) throw missing('subscription', id)
    return ledger.change(account, (work) => {
      const subscription = drafted(work, 'subscriptions', record)
      Object.assign(subscription.cancellation, details)
      endSubscription(work, subscription, 'cancellation_requested')
      return subscriptionShape(work.account, subscription)
    })
  },
)

/** Before the first payment and after the end hardly anything can be changed. */
function refuseWhatIsTooEarlyOrLate(subscription: SubscriptionRecord, names: readonly string[]) {
  const always = ['metadata', 'cancellation_details']
  const free = !hasEnded(subscription) && subscription.status !== 'incomplete'
  if (free || names.every((name) => always.includes(name))) return
  throw new Problem(400, {
    message: `A subscription that is \`${subscription.status}\` can only have its metadata and cancellation_details updated.`,
  })
}

function apply(work: Work, subscription: SubscriptionRecord, params: Params<typeof changes>) {
  const { cancel_at: at, cancel_at_period_end: atEnd, payment_settings: settings } = params
  if (atEnd === true && !subscription.cancelAtPeriodEnd) scheduleCancellation(work, subscription)
  if (atEnd === false || at === null) takeCancellationBack(subscription)
  if (typeof at === 'number') cancelLater(work, subscription, at)
  Object.assign(subscription.cancellation, params.cancellation_details)
  subscription.metadata = mergedMetadata(subscription.metadata, params.metadata)
  if (params.description !== undefined) subscription.description = params.description
  const method = params.default_payment_method
  if (method !== undefined) subscription.defaultMethod = method
  subscription.saveMethod = settings?.save_default_payment_method ?? subscription.saveMethod
}

function cancelLater(work: Work, subscription: SubscriptionRecord, at: number): void {
  if (at <= work.now) {
    throw new Problem(400, {
      message: 'Invalid timestamp: must be an integer Unix timestamp in the future.',
      param: 'cancel_at',
    })
  }
  scheduleCancellation(work, subscription)
  subscription.cancelAtPeriodEnd = false
  subscription.cancelAt = at
}
