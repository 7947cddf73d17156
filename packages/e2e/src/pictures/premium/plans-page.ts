import type { Page } from '@playwright/test'
import type { Screen } from '#pictures/screen.ts'

const DAY = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const NONE = {
  hasActiveSubscription: false,
  hasSubscription: false,
  plan: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
}
const PAID = {
  ...NONE,
  hasActiveSubscription: true,
  hasSubscription: true,
  plan: 'yearly',
  currentPeriodEnd: inDays(320),
  ifCancelled: 'ends-with-period',
}
const OWED = {
  ...PAID,
  plan: 'monthly',
  paymentFailed: true,
  ifCancelled: 'ended',
  owed: { amount: 600, currency: 'usd', paidUntil: inDays(30) },
}

const invoice = (id: number, days: number, status: string, amount = 6500) => ({
  id: `in_${id}`,
  number: `9F3A1C7E-000${id}`,
  createdAt: inDays(-days),
  status,
  amountPaid: status === 'paid' ? amount : 0,
  ...(status === 'open' && { amountDue: amount }),
  currency: 'usd',
  url: 'https://invoice.stripe.com/i/acct_1/test_1',
})
const INVOICES = [invoice(2, 45, 'paid'), invoice(1, 410, 'paid')]
const WITH_UNPAID = [
  invoice(3, 0, 'open', 600),
  invoice(2, 31, 'paid', 600),
  invoice(1, 61, 'paid', 600),
]

/** Answers with this subscription and these invoices. */
async function serveSubscription(
  page: Page,
  status: object,
  invoices: readonly object[] = INVOICES,
) {
  await page.route('**/api/stripe/subscription', (route) => route.fulfill({ json: status }))
  await page.route('**/api/stripe/invoices', (route) => route.fulfill({ json: invoices }))
  await page.reload({ waitUntil: 'networkidle' })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

function shot(
  state: string,
  prepare?: (page: Page) => Promise<void>,
  extent: Screen['extent'] = 'page',
): Screen {
  const screen = { name: 'subscription', path: '/subscription', as: 'member' } as const
  return { ...screen, state, from: 'product', extent, ...(prepare && { prepare }) }
}

/** The plans page in its states. */
export const plansPage: readonly Screen[] = [
  shot('default'),
  shot('trouble', async (page) => {
    await page.getByRole('radio', { name: 'Monthly' }).check()
    const json = { error: 'No', code: 'not_allowed' }
    await page.route('**/api/stripe/create-customer', (route) =>
      route.fulfill({ status: 403, json }),
    )
    await press(page, 'Subscribe $6/month')
    await page.getByRole('alert').waitFor()
  }),
  shot('loading', async (page) => {
    await page.route('**/api/stripe/subscription', () => {})
    await page.reload()
    await page.getByText('Loading your subscription').first().waitFor()
  }),
  shot('down', async (page) => {
    await page.route('**/api/stripe/subscription', (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  }),
  shot('signed-out', async (page) => {
    const other = await page.context().newPage()
    await other.goto(new URL('/icon.svg', page.url()).href)
    await other.evaluate(() => localStorage.removeItem('token'))
    await page.getByRole('link', { name: 'Return to Journal' }).waitFor()
  }),
  shot('everyone', (page) =>
    serveSubscription(page, { ...NONE, hasActiveSubscription: true, forEveryone: true }),
  ),
  shot('management', (page) => serveSubscription(page, PAID)),
  shot('ending', (page) => serveSubscription(page, { ...PAID, cancelAtPeriodEnd: true })),
  shot('grace', (page) =>
    serveSubscription(page, { ...OWED, graceUntil: inDays(1.5) }, WITH_UNPAID),
  ),
  shot('unpaid', (page) =>
    serveSubscription(page, { ...OWED, hasActiveSubscription: false }, WITH_UNPAID),
  ),
  shot(
    'cancel',
    async (page) => {
      await serveSubscription(page, { ...PAID, ifCancelled: 'refunded' }, [])
      await press(page, 'Cancel Subscription')
    },
    'window',
  ),
]
