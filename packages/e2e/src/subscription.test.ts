import type { Locator, Page } from '@playwright/test'
import { looksRight } from '#fixtures/looks.ts'
import { subscribe } from '#fixtures/paying/payer.ts'
import { expect, open, openEmptyPage, store, test } from '#fixtures/test.ts'

const UNAVAILABLE =
  'Subscription service is temporarily unavailable. Please try again later or contact support.'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Both cards, with their prices and the way to the plans. */
async function expectPlans(teaser: Locator): Promise<void> {
  await expect(teaser.getByRole('article')).toHaveText([
    /Monthly.*\$6(?!\d).*Get Monthly Plan/s,
    /Annual.*BEST VALUE.*\$65.*\$5\.42\/month.*Save \$7 with yearly billing.*Get Annual Plan/s,
  ])
  for (const name of ['Get Monthly Plan', 'Get Annual Plan'])
    await expect(teaser.getByRole('link', { name })).toHaveAttribute('href', '/subscription')
}

test('AI-01 PAY-03 PAY-04 PAY-05 PAY-06 PAY-07 the teaser says what it opens and leads to the plans', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/summary')
  const full = page.getByRole('main')
  await expect(full.getByRole('heading', { name: 'Unlock Advanced Insights' })).toBeVisible()
  await expect(full.getByRole('listitem')).toHaveText([
    /^AI-powered insights and conversation$/i,
    /^weekly and monthly summary reports$/i,
    /^PDF export$/i,
    /^advanced emotional analysis$/i,
  ])
  await expectPlans(full)

  await open(page, '/journal')
  const panel = page.getByRole('complementary', { name: 'AI Assistant' })
  await expect(panel.getByRole('heading', { name: 'Unlock AI Assistant' })).toBeVisible()
  await expectPlans(panel)
  await expect(panel.getByRole('list')).toHaveCount(0)
  await expect(panel.getByText(/Writing stays free|Billed each month/)).toHaveCount(0)

  await panel.getByRole('link', { name: 'Get Monthly Plan' }).press('Enter')
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

test('PAY-01 PAY-02 PAY-08 PAY-11 PAY-12 ERR-37 ERR-38 ERR-39 ERR-40 ERR-41 ERR-43 the plans, and all that may stand in the way of one', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of (?:401|403|422|500|503)/)
  await signIn()
  const status = Promise.withResolvers<void>()
  await page.route('**/api/stripe/subscription', async (route) => {
    await status.promise
    await route.fallback()
  })
  await open(page, '/subscription')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText('Loading your subscription')
  await expect(main.getByRole('radio')).toHaveCount(0)
  status.resolve()

  await expect(title(page)).toHaveText('Choose Your Plan')
  const [monthly, yearly] = [
    page.getByRole('radio', { name: 'Monthly', exact: true }),
    page.getByRole('radio', { name: 'Yearly', exact: true }),
  ]
  await expect(monthly).toHaveAccessibleDescription(/\$6 a month.*Cancel anytime/)
  await expect(yearly).toHaveAccessibleDescription(
    /\$65 a year.*\$5\.42\/month.*Save \$7 with yearly billing/,
  )
  await expect(page.getByRole('heading', { name: "What's Included" })).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(4)
  await expect(main).toContainText('7-day money-back guarantee. Cancel anytime. Secure payment.')
  await expect(main).toContainText('within seven days of your first payment and all of it comes')
  await yearly.focus()
  await expect(press(page, 'Subscribe $65/year')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(monthly).toBeChecked()
  await expect(monthly).toBeFocused()
  await looksRight(page)

  const customer = '**/api/stripe/create-customer'
  const letGo = Promise.withResolvers<void>()
  await page.route(customer, async (route) => {
    await letGo.promise
    await route.fulfill({ status: 403, json: { error: 'No', code: 'not_allowed' } })
  })
  await page.keyboard.press('Tab')
  await expect(press(page, 'Subscribe $6/month')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(press(page, 'Setting up...')).toBeFocused()
  letGo.resolve()
  const trouble = main.getByRole('alert')
  await expect(trouble).toHaveText('Access denied. Please check your account status.')

  const answers = [
    [422, { error: 'The bank is asleep', code: 'invalid_input' }, 'Error: The bank is asleep'],
    [500, {}, 'Failed to create subscription. Please try again.'],
    [503, { error: UNAVAILABLE, code: 'payments_unavailable' }, UNAVAILABLE],
  ] as const
  for (const [code, json, words] of answers) {
    await page.unroute(customer)
    await page.route(customer, (route) => route.fulfill({ status: code, json }))
    await press(page, 'Subscribe $6/month').click()
    await expect(trouble).toHaveText(words)
  }

  const config = { mode: 'sandbox', publishableKey: 'pk', prices: { monthly: null, yearly: 'y' } }
  await page.route('**/api/stripe/config', (route) => route.fulfill({ json: config }))
  await page.reload()
  await monthly.check()
  await press(page, 'Subscribe $6/month').click()
  await expect(trouble).toHaveText('Subscription configuration error. Please try again later.')

  await page.unroute(customer)
  await page.route(customer, (route) =>
    route.fulfill({ status: 401, json: { error: 'No', code: 'session_required' } }),
  )
  await yearly.check()
  await press(page, 'Subscribe $65/year').click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toHaveText([
    'Authentication expired. Please sign in again.',
  ])
})

test('PAY-14 PAY-40 ERR-44 one who subscribed elsewhere manages it here, and gets the money back within 7 days', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 409/, /net::ERR_FAILED/)
  const session = await signIn()
  await open(page, '/subscription')
  await expect(title(page)).toHaveText('Choose Your Plan')
  await subscribe(page.request, session)
  await press(page, 'Subscribe $65/year').click()
  await expect(title(page)).toHaveText('Subscription Management')
  await expect(title(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).toContainText('You already have a subscription')

  const { currentPeriodEnd } = await statusOf(page, session.token)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Vienna' })
  const end = day.format(new Date(currentPeriodEnd))
  await expect(main.getByRole('definition')).toHaveText([
    'Monthly, $6/month',
    end,
    'It ends at once, and your money comes back.',
  ])
  await expect(main.getByRole('term').nth(1)).toHaveText('Next billing date')
  const invoices = page.getByRole('region', { name: 'Invoices' })
  await expect(invoices.getByRole('listitem')).toHaveText([
    new RegExp(`${day.format(Date.now())}.*\\$6\\.00.*Paid`),
  ])
  await looksRight(page)

  const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
  await press(page, 'Cancel Subscription').press('Enter')
  await expect(question).toContainText('Premium ends now, and all that you paid comes back to you')
  await expect(question.getByRole('button', { name: 'Keep Subscription' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(press(page, 'Cancel Subscription')).toBeFocused()

  const cancel = '**/api/stripe/cancel-subscription'
  await page.route(cancel, (route) => route.abort())
  await press(page, 'Cancel Subscription').click()
  await question.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText('Failed to cancel subscription')).toBeVisible()
  await expect(question).toBeHidden()
  await page.unroute(cancel)

  await press(page, 'Cancel Subscription').click()
  await question.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText('Subscription canceled successfully')).toBeVisible()
  await expect(title(page)).toHaveText('Choose Your Plan')
  await expect(main).toContainText('Premium has ended, and your money is on its way back to you.')
  await expect(invoices.getByRole('listitem')).toHaveCount(1)
})

test('PAY-10 PAY-20 PAY-56 a session that vanishes takes the status along, and the next one brings its own', async ({
  page,
  context,
  people,
  signIn,
}) => {
  const payer = await signIn()
  await subscribe(page.request, payer, { plan: 'yearly' })
  await open(page, '/subscription')
  await expect(title(page)).toHaveText('Subscription Management')
  const other = await context.newPage()
  await openEmptyPage(other)
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(title(page)).toHaveText('Authentication required')
  await expect(title(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main).not.toContainText('Yearly')
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await expect(main.getByRole('link', { name: 'Return to Journal' })).toHaveAttribute(
    'href',
    '/journal',
  )
  await looksRight(page)
  await store(other, { ...(await people.signIn()) })
  await expect(title(page)).toHaveText('Choose Your Plan')
  await store(other, { ...payer })
  await expect(title(page)).toHaveText('Subscription Management')
  await expect(main).toContainText('Yearly, $65/year')
})

async function statusOf(page: Page, token: string): Promise<{ currentPeriodEnd: string }> {
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get('/api/stripe/subscription', { headers })).json()
}
