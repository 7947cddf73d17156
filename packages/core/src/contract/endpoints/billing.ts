import * as z from 'zod/mini'
import {
  cancellation,
  paymentConfig as config,
  due,
  invoice,
  subscriptionStatus,
} from '#billing/index.ts'
import { text } from '#input/index.ts'
import { endpoint } from '../endpoint.ts'
import { signature } from './headers.ts'

export const paymentConfig = endpoint({
  method: 'GET',
  path: '/api/stripe/config',
  summary: 'Returns what the payment form needs, without secrets',
  access: 'anyone',
  client: 'premium',
  answers: { 200: config },
  errors: ['not_allowed'],
})

export const createCustomer = endpoint({
  method: 'POST',
  path: '/api/stripe/create-customer',
  summary: 'Makes the person a customer at the payment provider, once',
  access: 'session',
  client: 'premium',
  answers: { 200: z.object({ customerId: z.string() }) },
  errors: ['not_allowed', 'payments_unavailable'],
})

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/stripe/create-subscription',
  summary: 'Starts a subscription and returns the client secret for the payment form',
  access: 'session',
  client: 'premium',
  body: z.strictObject({
    priceId: text({ max: 255, required: 'Price is required' }),
    customerId: text({ max: 255, required: 'Customer is required' }),
  }),
  answers: {
    200: z.object({
      clientSecret: z.string(),
      due: z.optional(due),
      /** It pays a failed renewal of the existing subscription, whichever price was sent. */
      isRenewal: z.optional(z.boolean()),
    }),
  },
  errors: ['not_allowed', 'already_subscribed', 'payment_failed', 'payments_unavailable'],
})

export const subscription = endpoint({
  method: 'GET',
  path: '/api/stripe/subscription',
  summary: 'Returns the subscription status',
  access: 'session',
  client: 'premium',
  answers: { 200: subscriptionStatus },
  errors: ['payments_unavailable'],
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/stripe/cancel-subscription',
  summary:
    'Cancels: within the first 7 days immediately with a refund, later at the end of the period',
  access: 'session',
  client: 'premium',
  answers: { 200: cancellation },
  errors: ['not_found', 'payments_unavailable'],
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/stripe/resume-subscription',
  summary: 'Undoes a cancellation before the end of the period',
  access: 'session',
  client: 'premium',
  answers: { 200: subscriptionStatus },
  errors: ['not_allowed', 'not_found', 'payments_unavailable'],
})

export const invoices = endpoint({
  method: 'GET',
  path: '/api/stripe/invoices',
  summary: 'Lists the invoices of the person',
  access: 'session',
  client: 'premium',
  answers: { 200: z.array(invoice) },
  errors: ['payments_unavailable'],
})

export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  summary: 'Receives signed events from the payment provider',
  access: 'provider',
  client: 'premium',
  headers: z.object({ ...signature }),
  body: z.unknown(),
  rawBody: true,
  answers: { 200: z.object({ received: z.literal(true) }) },
  errors: ['bad_signature', 'payments_unavailable'],
})
