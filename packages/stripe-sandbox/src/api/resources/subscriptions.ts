import { endpoint } from '#api/endpoint.ts'
import { accountsAround, find } from '#api/lookup.ts'
import { listing, newestFirst, paged } from '#api/pages.ts'
import { oneOf, text } from '#api/params.ts'
import { hasEnded } from '#life/subscriptions.ts'
import type { Account, SubscriptionRecord } from '#records/account.ts'
import { subscriptionShape } from '#shapes/subscription.ts'
import { cancelSubscription, updateSubscription } from './change-subscription.ts'
import { createSubscription } from './create-subscription.ts'

const status = oneOf(
  ...(['all', 'ended', 'active', 'canceled', 'incomplete', 'incomplete_expired'] as const),
  ...(['past_due', 'paused', 'trialing', 'unpaid'] as const),
)

export const subscriptions = [
  createSubscription,
  updateSubscription,
  cancelSubscription,
  endpoint('GET', '/v1/subscriptions/{id}', {}, async ({ id, ledger }) => {
    const { account, record } = await find(ledger, 'subscriptions', id)
    return subscriptionShape(account, record)
  }),
  endpoint(
    'GET',
    '/v1/subscriptions',
    { ...listing, customer: text, price: text, status },
    async ({ ledger }, { customer, price, status, ...page }) => {
      const wanted = (await accountsAround(ledger, customer)).flatMap((account: Account) =>
        account.subscriptions
          .filter((one) => hasStatus(one, status) && (price ?? one.price.id) === one.price.id)
          .map((one) => subscriptionShape(account, one)),
      )
      return paged('/v1/subscriptions', newestFirst(wanted), page)
    },
  ),
]

/** Unless one asks for them, those that have been cancelled are not listed. */
function hasStatus(subscription: SubscriptionRecord, wanted: string | undefined): boolean {
  if (wanted === undefined) return subscription.status !== 'canceled'
  if (wanted === 'ended') return hasEnded(subscription)
  return wanted === 'all' || subscription.status === wanted
}
