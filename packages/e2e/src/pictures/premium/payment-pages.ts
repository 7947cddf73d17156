import type { Page } from '@playwright/test'
import { makeAccount } from '#fixtures/accounts.ts'
import type { Screen } from '#pictures/screen.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const pay = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true }).click()

const ACTIVE = {
  hasActiveSubscription: true,
  hasSubscription: true,
  plan: 'monthly',
  currentPeriodEnd: new Date().toISOString(),
  cancelAtPeriodEnd: false,
  paymentFailed: false,
  ifCancelled: 'refunded',
}

/** A person of their own, so that no picture sees what another has paid. */
async function arrive(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  const person = await makeAccount(page.request, { origin })
  await page.evaluate(
    (session) => {
      for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value)
    },
    { token: person.token, userId: person.userId },
  )
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
}

async function toPayment(page: Page): Promise<void> {
  await arrive(page, '/subscription')
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await press(page, 'Subscribe $65/year')
  await page.getByRole('heading', { name: 'Complete Your Subscription' }).waitFor()
}

/** As with PAYMENTS=stripe where a blocker holds Stripe's script back. */
async function toBlocked(page: Page): Promise<void> {
  await page.route('**/api/stripe/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), mode: 'stripe' } })
  })
  await arrive(page, '/subscription')
  await press(page, /^Subscribe \$/)
  await page.getByRole('heading', { name: 'We couldn’t open the payment form' }).waitFor()
}

function screen(
  name: string,
  state: string,
  prepare: (page: Page) => Promise<void>,
  extent: Screen['extent'] = 'page',
): Screen {
  return { name, state, path: '/login', from: 'product', as: 'visitor', extent, prepare }
}

export const paymentPages: readonly Screen[] = [
  screen('payment', 'test-card', toPayment),
  screen('payment', 'errors', async (page) => {
    await toPayment(page)
    await page.getByLabel('Card number').fill('4242 4242 4242 4241')
    await page.getByLabel('Expiration date').fill('08 / 29')
    await pay(page)
  }),
  screen('payment', 'declined', async (page) => {
    await toPayment(page)
    await press(page, /is declined/)
    await pay(page)
    await page.getByText('Your card was declined.').waitFor()
  }),
  screen(
    'payment',
    'authentication',
    async (page) => {
      await toPayment(page)
      await press(page, /asks for authentication/)
      await pay(page)
      await page.getByRole('dialog').waitFor()
    },
    'window',
  ),
  screen('payment', 'blocked', toBlocked),
  screen('success', 'processing', async (page) => {
    await arrive(page, '/subscription/success')
  }),
  screen('success', 'welcome', async (page) => {
    await page.route('**/api/stripe/subscription', (route) => route.fulfill({ json: ACTIVE }))
    await arrive(page, '/subscription/success')
    await page.getByText('Welcome to Premium!').waitFor()
  }),
  screen('success', 'overdue', async (page) => {
    await page.clock.install()
    await arrive(page, '/subscription/success')
    await page.clock.runFor(61_000)
    await page.getByRole('button', { name: 'Check again' }).waitFor()
  }),
  screen('success', 'failed', async (page) => {
    await arrive(page, '/subscription/success?redirect_status=failed')
  }),
  screen('payment-check', 'answered', async (page) => {
    await arrive(page, '/stripe-test')
    await press(page, 'Test Authentication')
    await page.getByText('Status 200').waitFor()
  }),
]
