import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { looksRight } from '#fixtures/looks.ts'
import { isActivated } from '#fixtures/paying/journeys.ts'
import { letGuaranteePass, subscribe } from '#fixtures/paying/payer.ts'
import { expect, test } from '#fixtures/paying/test.ts'
import { stripeTill } from '#fixtures/paying/tills.ts'
import { open } from '#fixtures/test.ts'

// Time passes at one Stripe for all of them.
test.describe.configure({ mode: 'default' })

const HOUR = 60 * 60
const DAY = 24 * HOUR
const UNAVAILABLE =
  'Subscription service is temporarily unavailable. Please try again later or contact support.'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Cancel your subscription?' })

test('PAY-44 one who cancels later keeps what is paid for, can resume it, and at its end chooses anew', async ({
  page,
  signIn,
  stripe,
  server,
}) => {
  const session = await signIn()
  await subscribe(page.request, session, { plan: 'yearly', stripeUrl: stripe.url })
  await open(page, '/subscription')
  await expect(title(page)).toHaveText('Subscription Management')
  // What Stripe still has to tell would bring the day of the payment back.
  await stripe.flushWebhooks()
  await letGuaranteePass(server.dataDir, session)

  await press(page, 'Cancel Subscription').click()
  await expect(question(page)).toContainText(/Premium stays on until \d+ \w+ \d{4}, and nothing/)
  await question(page).getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText('Subscription canceled successfully')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(/You cancelled\. Premium stays on until \d+ \w+ \d{4}\./)
  await expect(main.getByRole('term')).toHaveText(['Plan', 'Premium until'])
  await expect(press(page, 'Cancel Subscription')).toHaveCount(0)
  await expect(title(page)).toBeFocused()

  await press(page, 'Resume Subscription').press('Enter')
  await expect(page.getByText('Subscription resumed')).toBeVisible()
  await expect(main).toContainText(/Premium is on, and renews on/)
  await expect(title(page)).toBeFocused()
  await press(page, 'Cancel Subscription').click()
  await question(page).getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(press(page, 'Resume Subscription')).toBeVisible()

  await stripe.advance(366 * DAY)
  await stripe.flushWebhooks()
  await page.reload()
  await expect(title(page)).toHaveText('Choose Your Plan')
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveText([
    /\$65\.00.*Paid/,
  ])
})

test('a renewal that fails says so, leaves three days, and is paid', async ({
  page,
  signIn,
  stripe,
  server,
}) => {
  const session = await signIn()
  const customer = await subscribe(page.request, session, { stripeUrl: stripe.url })
  await stripe.cards(customer, 'declines')
  // The longest month, and more than the hour after it in which nothing is collected yet.
  await stripe.advance(31 * DAY + 2 * HOUR)
  await stripe.flushWebhooks()
  await letGuaranteePass(server.dataDir, session)
  const headers = { authorization: `Bearer ${session.token}` }
  const status = await (await page.request.get('/api/stripe/subscription', { headers })).json()
  // Stripe's clock went on; here the browser's follows it.
  await page.clock.setFixedTime(Date.parse(status.graceUntil) - 1.5 * DAY * 1000)
  await open(page, '/subscription')
  await expect(title(page)).toHaveText('Subscription Management')
  const main = page.getByRole('main')
  await expect(main).toContainText('Your last payment failed. Premium stays on for 2 more days.')
  await expect(main.getByRole('definition')).toHaveText([
    'Monthly, $6/month',
    /^\d+ \w+ \d{4}$/,
    'It ends at once, and what is owed is not collected.',
  ])
  await looksRight(page)
  await press(page, 'Pay $6.00 now').click()
  await expect(title(page)).toHaveText('Pay Your Renewal')
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Vienna' })
  await expect(main.getByRole('definition')).toHaveText([
    ...['$6.00', '$6.00'],
    day.format(new Date(status.currentPeriodEnd)),
  ])
  await press(page, 'Back').click()
  await press(page, 'Pay $6.00 now').click()
  await stripe.cards(customer, 'pays')
  await stripeTill.fill(page, 'pays')
  await press(page, 'Pay').click()
  await isActivated(page)
  const paid = await (await page.request.get('/api/stripe/subscription', { headers })).json()
  expect(paid).toMatchObject({ hasActiveSubscription: true, paymentFailed: false })
})

test('ERR-43 while Stripe is down the plans page says so and the journal goes on; then it goes on, too', async ({
  page,
  signIn,
  stripe,
  problems,
}) => {
  problems.allow(/status of 503/)
  const session = await signIn()
  await subscribe(page.request, session, { stripeUrl: stripe.url, onlyBegin: true })
  await stripe.outage('unavailable')
  await open(page, '/subscription')
  const main = page.getByRole('main')
  await expect(main.getByText(UNAVAILABLE)).toBeVisible()
  await main.getByRole('link', { name: 'Continue to Journal (Free Version)' }).click()
  const desk = deskOn(page)
  await desk.write('The bank is asleep, and I am not.')
  await expect(page.getByRole('complementary', { name: 'AI Assistant' })).not.toContainText('$6')

  // The page of the payment form is a document of its own.
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
  await loaded
  await expect(press(page, 'Try again')).toBeVisible()
  await stripe.outage('none')
  await press(page, 'Try again').click()
  await expect(title(page)).toHaveText('Choose Your Plan')
})
