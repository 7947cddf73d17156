import { looksRight } from './fixtures/looks.ts'
import {
  choosePlan,
  holdPayment,
  isActivated,
  subscribeButton,
} from './fixtures/paying/journeys.ts'
import { subscribe } from './fixtures/paying/payer.ts'
import { CARDS, testTill } from './fixtures/paying/tills.ts'
import { expect, open, test } from './fixtures/test.ts'

test('PAY-13 PAY-28 PAY-30 PAY-31 PAY-46 PAY-49 a test card pays for a month, by the keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/subscription')
  await choosePlan(page, 'Monthly')
  await expect(page.getByText('Test mode: no money moves', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Today you pay')).toBeVisible()
  await looksRight(page)

  const { letGo, count } = await holdPayment(page, testTill)
  const number = page.getByLabel('Card number')
  await expect(number).toHaveAttribute('autocomplete', 'off')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(number).toBeFocused()
  await page.keyboard.type('4242')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This card number is not complete')).toBeVisible()
  await expect(page.getByText('Three digits needed')).toBeVisible()
  await expect(number).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('424242424242')
  await expect(number).toHaveValue(CARDS.pays)
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await expect(page.getByLabel('Expiry')).toHaveValue('12 / 34')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  const sent = page.waitForRequest(testTill.confirmation)
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: 'Processing...' })
  await expect(busy).toBeFocused()
  await page.keyboard.press('Enter')
  await busy.click({ force: true })
  await page.getByRole('button', { name: 'Change plan' }).click({ force: true })
  await expect(busy, 'a payment that runs is not left').toBeVisible()
  const asked = new URLSearchParams((await sent).postData() ?? '')
  expect(asked.get('return_url')).toBe(new URL('/subscription/success', page.url()).href)
  letGo()
  await isActivated(page)
  expect(count(), 'it is paid once, however often one presses').toBe(1)
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Management')
})

test('PAY-47 PAY-48 ERR-42 a card is declined, the line breaks, a bank refuses and agrees: then a year is paid', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 402/, /net::ERR_FAILED/)
  await signIn()
  await open(page, '/subscription')
  await choosePlan(page, 'Yearly')
  await testTill.fill(page, 'declined')
  await subscribeButton(page).click()
  const verdict = page.getByRole('alert')
  await expect(verdict).toHaveText('Your card was declined.')

  await page.route('**/api/stripe/sandbox/**', (route) => route.abort())
  await subscribeButton(page).click()
  await expect(verdict).toHaveText('Payment failed')
  await page.unroute('**/api/stripe/sandbox/**')

  await testTill.fill(page, 'asks')
  await subscribeButton(page).click()
  await testTill.answerBank(page, 'Fail authentication')
  await expect(verdict).toHaveText(/^We are unable to authenticate your payment method\./)
  // Whoever leaves in the middle finds everything as if they had never begun.
  await page.reload()
  await choosePlan(page, 'Yearly')
  await testTill.fill(page, 'asks')
  await subscribeButton(page).click()
  await testTill.answerBank(page, 'Complete authentication')
  await isActivated(page)
})

test('PAY-15 PAY-16 PAY-52 PAY-53 PAY-54 the success page waits a minute, says what to do, and welcomes only who has paid', async ({
  page,
  signIn,
}) => {
  const asks: string[] = []
  const answers: string[] = []
  const isStatus = (url: string) => url.endsWith('/api/stripe/subscription')
  page.on('request', (sent) => isStatus(sent.url()) && asks.push(sent.url()))
  page.on('response', (came) => isStatus(came.url()) && answers.push(came.url()))
  const session = await signIn()
  const title = page.getByRole('heading', { level: 1 })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/subscription/success')
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(title).toHaveText('Processing your subscription...', { timeout: 300 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Open the journal' })).toHaveAttribute(
    'href',
    '/journal',
  )
  // Some of the three seconds may be over by now.
  await page.clock.runFor(2000)
  expect(asks).toHaveLength(0)
  await page.clock.runFor(1000)
  await expect.poll(() => asks).toHaveLength(1)
  for (let second = 6; second < 60; second += 3) {
    await expect.poll(() => answers.length).toBe(asks.length)
    await page.clock.runFor(3000)
  }
  await expect(title).toHaveText('Processing your subscription...')
  expect(asks.length).toBeGreaterThan(5)
  await page.clock.runFor(3000)
  await expect(title).toHaveText('Your payment is not confirmed yet')
  await expect(page.getByText(/^Check again in a few minutes/)).toBeVisible()

  await subscribe(page.request, session)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(title).toHaveText('Processing your subscription...')
  await expect(title).toBeFocused()
  const before = asks.length
  await page.clock.runFor(2999)
  expect(asks).toHaveLength(before)
  await page.clock.runFor(1)
  await expect(title).toHaveText('Welcome to Premium!')
  for (const path of ['/journal', '/preferences'])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
  await page.getByRole('link', { name: 'Open the journal' }).click()
  await expect(page).toHaveURL('/journal')
})

test('PAY-17 PAY-18 PAY-57 /stripe-test reports the configuration, and its test of the session ends none', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of (401|403)/)
  await open(page, '/stripe-test')
  await page.getByRole('button', { name: 'Test Authentication' }).click()
  await expect(page.getByText('Status 401')).toBeVisible()

  const { token, userId } = await signIn()
  const checked = page.waitForResponse('**/api/auth/verify')
  await open(page, '/stripe-test')
  // A check of the session itself that meets what is answered below would end it.
  await checked
  const rows = page.locator('dl')
  await expect(rows).toContainText('Paymentssandbox: test mode, no money moves')
  await expect(rows).toContainText('Publishable keypk_test_sandbox')
  await expect(rows).toContainText('Monthly priceprice_monthly')
  await expect(rows).toContainText('Yearly priceprice_yearly')
  expect(await page.locator('body').innerText()).not.toMatch(/sk_|whsec_/)

  const verify = page.waitForRequest('**/api/auth/verify')
  await page.getByRole('button', { name: 'Test Authentication' }).click()
  expect((await verify).method()).toBe('GET')
  await expect(page.getByText('Status 200')).toBeVisible()
  await expect(page.getByText(userId)).toBeVisible()
  for (const status of [401, 403]) {
    const json = { error: 'Go away', code: 'session_required' }
    await page.route('**/api/auth/verify', (route) => route.fulfill({ status, json }))
    await page.getByRole('button', { name: 'Test Authentication' }).click()
    await expect(page.getByText(`Status ${status}`)).toBeVisible()
    await expect(page.getByText('Go away')).toBeVisible()
    await page.unroute('**/api/auth/verify')
  }
  expect(await page.evaluate(() => localStorage.token)).toBe(token)
  await open(page, '/journal')
  await expect(page).toHaveURL('/journal')
})
