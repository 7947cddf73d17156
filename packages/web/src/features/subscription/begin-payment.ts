import type { PaymentConfig, Plan } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import { localMessages, messageOf } from '@daywell/core/errors'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'

class MissingPrice extends Error {
  override readonly name = 'MissingPrice'
}

/** The server couldn't be reached or takes no payments. */
export class NoPayments extends Error {
  override readonly name = 'NoPayments'
}

/**
 * Creates the customer if needed and returns the client secret of the payment. What's owed for a
 * plan that's no longer sold is paid by naming any current plan.
 */
export async function beginPayment(
  premium: Client<'premium'>,
  { prices }: PaymentConfig,
  plan: Plan | null,
): Promise<string> {
  const priceId = plan ? prices[plan] : (prices.monthly ?? prices.yearly)
  if (!priceId) throw new MissingPrice()
  const { customerId } = (await premium.call(endpoints.createCustomer)).body
  const body = { priceId, customerId }
  return (await premium.call(endpoints.createSubscription, { body })).body.clientSecret
}

/** The message to show when no payment could be set up. */
export function whyNotBegun(error: unknown): string {
  if (error instanceof MissingPrice) return localMessages.missingPrice
  if (error instanceof NoPayments) return localMessages.paymentsUnavailable
  if (!(error instanceof CallFailure)) return messageOf(undefined, 'subscribe')
  if (error.answer?.code === 'payments_unavailable') return localMessages.paymentsUnavailable
  return messageOf(error.failure, 'subscribe')
}

/** Race: another tab or device subscribed first. */
export function isSubscribedAlready(error: unknown): boolean {
  return error instanceof CallFailure && error.answer?.code === 'already_subscribed'
}

/** The session ended with this request, and its page redirects to the sign-in. */
export function endsSession(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401
}
