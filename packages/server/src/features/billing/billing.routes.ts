import type { Handlers } from '#http/route.ts'
import type { BillingService } from './billing.service.ts'

export function billingRoutes(billing: BillingService) {
  return {
    paymentConfig: async () => ({ status: 200, body: billing.config() }),

    createCustomer: async ({ session }) => ({
      status: 200,
      body: { customerId: await billing.createCustomer(session.user) },
    }),

    createSubscription: async ({ session, body }) => ({
      status: 200,
      body: await billing.createSubscription(session.user, body),
    }),

    subscription: async ({ session }) => ({
      status: 200,
      body: await billing.status(session.user.id),
    }),

    cancelSubscription: async ({ session }) => ({
      status: 200,
      body: await billing.cancel(session.user.id),
    }),

    resumeSubscription: async ({ session }) => ({
      status: 200,
      body: await billing.resume(session.user.id),
    }),

    invoices: async ({ session }) => ({
      status: 200,
      body: await billing.invoices(session.user.id),
    }),

    paymentWebhook: async ({ headers, body }) => {
      await billing.takeEvent(body, headers['stripe-signature'])
      return { status: 200, body: { received: true } }
    },
  } satisfies Handlers
}
