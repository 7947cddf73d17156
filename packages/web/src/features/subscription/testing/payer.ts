import type { PaymentConfig, Plan, SubscriptionStatus } from '@daywell/core/billing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'

export const main = page.getByRole('main')
export const title = page.getByRole('heading', { level: 1 })
export const button = (name: string) => page.getByRole('button', { name })

const DAY_MS = 24 * 60 * 60_000

export const NONE: SubscriptionStatus = {
  hasActiveSubscription: false,
  hasSubscription: false,
  plan: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
}

/** A subscription that was just paid and is still refundable. */
export const paid = (plan: Plan, over: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  hasActiveSubscription: true,
  hasSubscription: true,
  plan,
  currentPeriodEnd: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  cancelAtPeriodEnd: false,
  paymentFailed: false,
  ifCancelled: 'refunded',
  ...over,
})

export const SANDBOX: PaymentConfig = {
  mode: 'sandbox',
  publishableKey: 'pk_test_sandbox',
  prices: { monthly: 'price_monthly', yearly: 'price_yearly' },
}

export const SECRET = 'pi_1_secret_2'

/** Answers of a server in test payment mode. */
export function sellingAnswers(over: Answers = {}): Answers {
  return answersForAnna({
    paymentConfig: { status: 200, body: SANDBOX },
    createCustomer: { status: 200, body: { customerId: 'cus_1' } },
    createSubscription: { status: 200, body: { clientSecret: SECRET } },
    invoices: { status: 200, body: [] },
    ...over,
  })
}

export const known = (body: SubscriptionStatus) => ({ status: 200, body }) as const

/** Opens the plans for a person with this subscription. */
export async function openPlans(status: SubscriptionStatus = NONE, over: Answers = {}) {
  signIn()
  return openApp('/subscription', sellingAnswers({ subscription: known(status), ...over }))
}

/** From the plans to the payment form. */
export async function choosePlan(plan: 'Monthly' | 'Yearly'): Promise<void> {
  await page.getByRole('radio', { name: plan }).click()
  await button(plan === 'Monthly' ? 'Subscribe $6/month' : 'Subscribe $65/year').click()
  await expect.element(title).toHaveTextContent('Complete Your Subscription')
}

/** The date of an instant, as the page formats it. */
export const dayOf = (instant: string | number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(instant))
