import * as z from 'zod/mini'
import { instant } from '#input/index.ts'
import { planNames } from './plan.ts'

/**
 * The outcome of a cancellation: ended now with a refund, ends with the period, or over with nothing
 * to refund or use up (also if it had ended before).
 */
const outcome = z.enum(['refunded', 'ends-with-period', 'ended'])
export type CancelOutcome = z.output<typeof outcome>

/** What one invoice asks for. It need not be the price of a plan: think of tax, or an older price. */
export const due = z.object({
  /** In the smallest unit of the currency: cents. */
  amount: z.int(),
  currency: z.string(),
  /** The end of the period that it pays for. */
  paidUntil: z.nullable(instant()),
})
export type Due = z.output<typeof due>

/** What the product knows of a person's subscription. */
export const subscriptionStatus = z.object({
  /** Whether Premium is on, by the server's clock: no date below is to be held against another. */
  hasActiveSubscription: z.boolean(),
  hasSubscription: z.boolean(),
  plan: z.nullable(z.enum(planNames)),
  currentPeriodEnd: z.nullable(instant()),
  /** Cancelled, and paid for until `currentPeriodEnd`: it can still be resumed. */
  cancelAtPeriodEnd: z.boolean(),
  /** A renewal could not be collected: `create-subscription` answers the secret that pays it. */
  paymentFailed: z.boolean(),
  /** Grace period: until when Premium stays on while a payment is owed. */
  graceUntil: z.optional(instant()),
  /** What is to be paid after a failed renewal, where the payment provider could just be asked. */
  owed: z.optional(due),
  /** What a cancellation would come to now, so that it can be said before it is made. */
  ifCancelled: z.optional(outcome),
  /** The seven days of the money back are over for this account: no new subscription has them. */
  moneyBackOver: z.optional(z.literal(true)),
  /** The operator has turned on Premium for all accounts. */
  forEveryone: z.optional(z.literal(true)),
})
export type SubscriptionStatus = z.output<typeof subscriptionStatus>

export const cancellation = z.object({ outcome, currentPeriodEnd: z.nullable(instant()) })

export const invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  createdAt: instant(),
  /** In the smallest unit of the currency: cents. */
  amountPaid: z.int(),
  /** What is still to be paid, of one that was not. */
  amountDue: z.optional(z.int()),
  /** What went back to the person; where that is all of it, the status is `refunded`. */
  amountRefunded: z.optional(z.int()),
  currency: z.string(),
  /** As the payment provider has it (`open`, `paid`, `void`, `uncollectible`), or `refunded`. */
  status: z.string(),
  url: z.nullable(z.string()),
})

/** Everything that the payment form needs to know, and no secret. */
export const paymentConfig = z.object({
  mode: z.enum(['sandbox', 'stripe', 'off']),
  publishableKey: z.nullable(z.string()),
  prices: z.object({ monthly: z.nullable(z.string()), yearly: z.nullable(z.string()) }),
})
export type PaymentConfig = z.output<typeof paymentConfig>
