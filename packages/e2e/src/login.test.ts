import type { Page } from '@playwright/test'
import { fill, fillSignup, input, logIn, makeAccount, press, somebody } from '#fixtures/accounts.ts'
import { goOffline, goOnline } from '#fixtures/offline.ts'
import { expect, open, storedSession, test } from '#fixtures/test.ts'

const title = 'Sign in to your journal'
/** In degrees of the circle of colours. */
const RED = 28

test('AUTH-01 AUTH-02 AUTH-03 AUTH-04 a login: what it asks for, how it fails, and where it leads', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of (401|429)/, /ERR_INTERNET_DISCONNECTED/)
  const [account, hasty] = [await makeAccount(request), await makeAccount(request)]
  await open(page, '/login')
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: /sign/i })
  const banner = page.getByRole('alert')

  await test.step('AUTH-01 it invites, leads to /signup and asks for email and password', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByRole('textbox')).toHaveCount(2)
    await expect(input(page, 'Email')).toHaveAttribute('type', 'email')
    await expect(input(page, 'Password')).toHaveAttribute('type', 'password')
    await main.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/signup')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  await test.step('AUTH-03 a failure shows its message in a red banner and keeps what was typed', async () => {
    for (const wrong of [{ ...account, password: 'not the one' }, somebody()]) {
      await logIn(page, wrong)
      await expect(banner).toHaveText('Invalid email or password')
      expect(await hueOfBanner(page)).toBeCloseTo(RED, -1)
      await expect(input(page, 'Email')).toHaveValue(wrong.email)
      await expect(input(page, 'Password')).toHaveValue(wrong.password)
    }
    expect(await storedSession(page)).toMatchObject({ token: null, userId: null })
  })

  await test.step('after too many failures it says to wait', async () => {
    const data = { email: hasty.email, password: 'not the one' }
    for (let tries = 0; tries < 10; tries += 1) await request.post('/api/auth/login', { data })
    await logIn(page, hasty)
    await expect(banner).toHaveText('Too many requests. Please wait a moment before trying again')
  })

  await test.step('without a connection it says so', async () => {
    await fill(page, { Email: ` ${account.email.toUpperCase()} `, Password: account.password })
    await goOffline(page)
    await press(page, 'Sign in')
    await expect(banner).toHaveText(
      'Network connection error. Please check your internet connection.',
    )
    await goOnline(page)
  })

  await test.step('AUTH-02 the button reads Signing in... and is disabled while it is under way', async () => {
    let calls = 0
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await expect(button).toHaveText('Sign in')
    await expect(button).toBeEnabled()
    // Enter submits.
    await input(page, 'Password').press('Enter')
    await expect(button).toHaveText('Signing in...')
    await expect(button).toBeDisabled()
    // The banner is of the last try alone.
    await expect(banner).toHaveCount(0)
    // Neither the button nor the Enter key sends it a second time.
    await button.click({ force: true })
    await input(page, 'Password').press('Enter')
    release()
    await expect(page).toHaveURL('/journal')
    expect(calls).toBe(1)
  })

  await test.step('AUTH-04 a success stores token and userId and goes to /journal', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
    const stored = await storedSession(page)
    expect(stored.userId).toBe(account.userId)
    const headers = { authorization: `Bearer ${stored.token}` }
    expect((await request.get('/api/auth/verify', { headers })).status()).toBe(200)
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  })
})

test('ERR-16 a failed login and a failed signup say the error’s message or, without one, their own', async ({
  page,
  problems,
}) => {
  problems.allow(/status of (403|503)/)
  const banner = page.getByRole('alert')
  await open(page, '/login')
  const away = 'Daywell cannot reach its storage right now. Please try again in a moment.'
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 503, json: { error: away, code: 'unavailable' } }),
  )
  await logIn(page, somebody())
  await expect(banner).toHaveText(away)

  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup')
  const closed = 'New accounts cannot be created here at the moment'
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 403, json: { error: closed, code: 'signups_closed' } }),
  )
  await fillSignup(page, somebody())
  await press(page, 'Create account')
  await expect(banner).toHaveText(closed)
  await expect(page).toHaveURL('/signup')

  await breakTimers(page)
  await press(page, 'Create account')
  await expect(banner).toHaveText('Failed to create account. Please try again.')
  await page.goBack()
  await logIn(page, somebody())
  await expect(banner).toHaveText('Failed to sign in. Please try again.')
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
