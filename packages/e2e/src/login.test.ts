import type { Page } from '@playwright/test'
import { fill, fillSignup, input, logIn, makeAccount, press, somebody } from '#fixtures/accounts.ts'
import { expect, storedSession, test } from '#fixtures/test.ts'

const title = 'Sign in to your journal'
/** In degrees of the circle of colours. */
const RED = 28

test('AUTH-01 the login screen invites, leads to /signup and asks for email and password', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox')).toHaveCount(2)
  await expect(input(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(input(page, 'Password')).toHaveAttribute('type', 'password')
  await main.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup')
})

test('AUTH-02 the button reads Signing in... and is disabled while the login is under way', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request)
  let calls = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await page.goto('/login')
  const button = page.getByRole('main').getByRole('button', { name: /sign/i })
  await expect(button).toHaveText('Sign in')
  await expect(button).toBeEnabled()
  await logIn(page, account)
  await expect(button).toHaveText('Signing in...')
  await expect(button).toBeDisabled()
  // Neither the button nor the Enter key sends it a second time.
  await button.click({ force: true })
  await input(page, 'Password').press('Enter')
  release()
  await expect(page).toHaveURL('/journal')
  expect(calls).toBe(1)
})

test('AUTH-04 a successful login stores token and userId and goes to /journal', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request)
  await page.goto('/login')
  await fill(page, { Email: ` ${account.email.toUpperCase()} `, Password: account.password })
  // Enter submits.
  await input(page, 'Password').press('Enter')
  await expect(page).toHaveURL('/journal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  const stored = await storedSession(page)
  expect(stored.userId).toBe(account.userId)
  const headers = { authorization: `Bearer ${stored.token}` }
  expect((await request.get('/api/auth/verify', { headers })).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
})

test('AUTH-03 a failed login shows its message in a red banner and keeps what was typed', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 401/)
  const account = await makeAccount(request)
  await page.goto('/login')
  for (const wrong of [{ ...account, password: 'not the one' }, somebody()]) {
    await logIn(page, wrong)
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    expect(await hueOfBanner(page)).toBeCloseTo(RED, -1)
    await expect(input(page, 'Email')).toHaveValue(wrong.email)
    await expect(input(page, 'Password')).toHaveValue(wrong.password)
  }
  expect(await storedSession(page)).toMatchObject({ token: null, userId: null })
  // The banner is of the last try alone.
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
})

test('after too many failures it says to wait', async ({ page, request, problems }) => {
  problems.allow(/status of (401|429)/)
  const account = await makeAccount(request)
  const data = { email: account.email, password: 'not the one' }
  for (let tries = 0; tries < 10; tries += 1) await request.post('/api/auth/login', { data })
  await page.goto('/login')
  await logIn(page, account)
  await expect(page.getByRole('alert')).toHaveText(
    'Too many requests. Please wait a moment before trying again',
  )
})

test('without a connection it says so, and the second try works', async ({
  page,
  request,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const account = await makeAccount(request)
  await page.goto('/login')
  await fill(page, { Email: account.email, Password: account.password })
  await context.setOffline(true)
  await press(page, 'Sign in')
  await expect(page.getByRole('alert')).toHaveText(
    'Network connection error. Please check your internet connection.',
  )
  await context.setOffline(false)
  await press(page, 'Sign in')
  await expect(page).toHaveURL('/journal')
})

test('ERR-16 a failed login says the error’s message or, without one, its own', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 5/)
  const error = 'Daywell cannot reach its storage right now. Please try again in a moment.'
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 503, json: { error, code: 'unavailable' } }),
  )
  await page.goto('/login')
  await logIn(page, somebody())
  await expect(page.getByRole('alert')).toHaveText(error)
  await breakTimers(page)
  await press(page, 'Sign in')
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in. Please try again.')
})

test('ERR-16 a failed signup says the error’s message or, without one, its own', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 403/)
  const error = 'New accounts cannot be created here at the moment'
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 403, json: { error, code: 'signups_closed' } }),
  )
  await page.goto('/signup')
  await fillSignup(page, somebody())
  await press(page, 'Create account')
  await expect(page.getByRole('alert')).toHaveText(error)
  await expect(page).toHaveURL('/signup')
  await breakTimers(page)
  await press(page, 'Create account')
  await expect(page.getByRole('alert')).toHaveText('Failed to create account. Please try again.')
})

/** The browser answers colours as they were written: oklch(lightness chroma hue). */
async function hueOfBanner(page: Page): Promise<number> {
  const colour = await page.evaluate(
    `getComputedStyle(document.querySelector('main [role=alert]')).backgroundColor`,
  )
  return Number(/^oklch\(\S+ \S+ (\S+)\)$/.exec(String(colour))?.[1])
}

/** Something other than the call goes wrong: an error that has no message for a person. */
async function breakTimers(page: Page): Promise<void> {
  await page.evaluate(`{
    const { setTimeout } = window
    window.setTimeout = (act, ms) => {
      if (ms === 10_000) throw new Error('no timers today')
      return setTimeout(act, ms)
    }
  }`)
}
