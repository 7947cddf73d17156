import type { PaymentConfig, Plan } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import { localMessages, messageOf } from '@daywell/core/errors'
import type { Client } from '#api/client.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'

class MissingPrice extends Error {
  override readonly name = 'MissingPrice'
}

/** No question reached a server that takes payments. */
export class NoPayments extends Error {
  override readonly name = 'NoPayments'
}

/**
 * Becomes a customer, where the person is none yet, and answers the secret that the form pays with.
 * What is owed for a plan that is no longer sold is paid by naming any that is.
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

/** What the person is told when no payment could be set up. */
export function whyNotBegun(error: unknown): string {
  if (error instanceof MissingPrice) return localMessages.missingPrice
  if (error instanceof NoPayments) return localMessages.paymentsUnavailable
  if (!(error instanceof CallFailure)) return messageOf(undefined, 'subscribe')
  if (error.answer?.code === 'payments_unavailable') return localMessages.paymentsUnavailable
  return messageOf(error.failure, 'subscribe')
}

/** Another tab or device was faster. */
export function isSubscribedAlready(error: unknown): boolean {
  return error instanceof CallFailure && error.answer?.code === 'already_subscribed'
}

/** The session ended with this call, and its page leads to the sign-in. */
export function endsSession(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401
}
