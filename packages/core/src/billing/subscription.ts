import * as z from 'zod/mini'
import { instant } from '#input/index.ts'
import { planNames } from './plan.ts'

/**
 * The outcome of a cancellation: ended now with a refund, ends with the period, or over with nothing
 * to refund or use up (also if it had ended before).
 */
const outcome = z.enum(['refunded', 'ends-with-period', 'ended'])
export type CancelOutcome = z.output<typeof outcome>

/**
 * The amount of one invoice. With tax or an older price, it may differ from the price of a plan.
 */
export const due = z.object({
  /** In the smallest unit of the currency: cents. */
  amount: z.int(),
  currency: z.string(),
  /** The end of the period that it pays for. */
  paidUntil: z.nullable(instant()),
})
export type Due = z.output<typeof due>

/** The state of a person's subscription. */
export const subscriptionStatus = z.object({
  /** Whether Premium is on, by the server's clock; clients must not compare the dates below. */
  hasActiveSubscription: z.boolean(),
  hasSubscription: z.boolean(),
  plan: z.nullable(z.enum(planNames)),
  currentPeriodEnd: z.nullable(instant()),
  /** Canceled, and paid until `currentPeriodEnd`: it can still be resumed. */
  cancelAtPeriodEnd: z.boolean(),
  /** A renewal payment failed: `create-subscription` returns the secret that pays it. */
  paymentFailed: z.boolean(),
  /** Grace period: until when Premium stays on while a payment is owed. */
  graceUntil: z.optional(instant()),
  /** What is owed after a failed renewal, if the payment provider could be asked. */
  owed: z.optional(due),
  /** The outcome if it were canceled now, shown before the cancellation. */
  ifCancelled: z.optional(outcome),
  /** The money-back period of this account is used up: no new subscription has one. */
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
  /** What is still due of an unpaid invoice. */
  amountDue: z.optional(z.int()),
  /** The refunded amount; if it's all of it, the status is `refunded`. */
  amountRefunded: z.optional(z.int()),
  currency: z.string(),
  /** The provider's status (`open`, `paid`, `void`, `uncollectible`), or `refunded`. */
  status: z.string(),
  url: z.nullable(z.string()),
})

/** The public configuration of the payment form, without secrets. */
export const paymentConfig = z.object({
  mode: z.enum(['sandbox', 'stripe', 'off']),
  publishableKey: z.nullable(z.string()),
  prices: z.object({ monthly: z.nullable(z.string()), yearly: z.nullable(z.string()) }),
})
export type PaymentConfig = z.output<typeof paymentConfig>
