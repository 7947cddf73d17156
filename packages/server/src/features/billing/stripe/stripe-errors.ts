import type Stripe from 'stripe'
import { AppError } from '#app-error.ts'

export function paymentsUnavailable(cause?: unknown): AppError {
  return new AppError('payments_unavailable', { cause })
}

/** Turns a Stripe error into one of ours. */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!isOfStripe(error)) throw error
    // They are all named `Error`, and our log shows names but no messages.
    error.name = error.type
    if (error.type === 'StripeCardError') {
      throw new AppError('payment_failed', { cause: error })
    }
    throw paymentsUnavailable(error)
  }
}

/** Stripe doesn't have what we asked about, or no longer has it. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'resource_missing'
}

/** There's nothing left to refund, or the bank is about to refund it itself. */
export function isRefunded(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return ['charge_already_refunded', 'charge_disputed', 'refund_disputed_payment'].includes(code)
}

/** Stripe is stricter about email addresses than we are. */
export function isOddEmail(error: unknown): boolean {
  return codeOf(error) === 'email_invalid'
}

/** Stripe understood, and won't do it right now, however often we ask. */
export function isRefused(error: unknown): boolean {
  return isOfStripe(error) && error.type === 'StripeInvalidRequestError'
}

/** Stripe is unreachable, so there's no point in trying the next customer. */
export function isOutOfReach(error: unknown): boolean {
  const cause = error instanceof AppError ? error.extras.cause : error
  return isOfStripe(cause) && !isRefused(cause)
}

function codeOf(error: unknown): string | undefined {
  return isOfStripe(error) && error.type === 'StripeInvalidRequestError' ? error.code : undefined
}

/** By its type and not by its class, for which the whole SDK would be loaded at the start. */
function isOfStripe(error: unknown): error is Stripe.errors.StripeError {
  const { type } = error as { type?: unknown }
  return error instanceof Error && typeof type === 'string' && type.startsWith('Stripe')
}

/** The value to use instead of an answer, if a refusal says that there's nothing left to do. */
export async function unless<T, U>(
  is: (error: unknown) => boolean,
  asked: Promise<T>,
  instead: U,
): Promise<T | U> {
  try {
    return await asked
  } catch (error) {
    if (is(error)) return instead
    throw error
  }
}
