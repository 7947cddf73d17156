import { errors } from '@daywell/core/contract'
import type { Request } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { expect, open, store, storedSession, test } from '#fixtures/test.ts'

const REFUSED = { error: errors.not_allowed.sentence, code: 'not_allowed' }
const EXPIRED = errors.session_required.sentence

/** What the end of a session leaves behind. */
const CLEARED = { token: null, userId: null, userPreferences: null }

test('AUTH-29 API-14 API-15 the start asks for health and then for the session, and every call carries the token and the zone of the browser', async ({
  page,
  signIn,
}) => {
  const { token } = await signIn()
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request)
  })
  const told = page.waitForResponse('**/api/auth/logout')
  await open(page, '/journal')
  // What the journal asks for comes after them.
  const asked = calls.map((call) => new URL(call.url()).pathname)
  expect(asked.slice(0, 2)).toEqual(['/api/health', '/api/auth/verify'])
  // What is asked in the moment of leaving would be refused.
  await expect(deskOn(page).prompt).toHaveText(/\w+.*New Prompt/)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await told
  expect(calls.length).toBeGreaterThanOrEqual(3)
  for (const call of calls) {
    const headers = await call.allHeaders()
    expect(headers.authorization).toBe(`Bearer ${token}`)
    expect(headers['time-zone']).toBe('Europe/Vienna')
  }
})

test('ROUTE-10 ROUTE-11 AUTH-33 a 401 or a 403 to the checks ends the session, clears it and goes to /login; a 401 to a call without a token does not', async ({
  page,
  people,
  problems,
}) => {
  problems.allow(/status of 40[13]/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@daywell.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page).toHaveURL('/login')

  const kept = { userPreferences: '{}', onboardingComplete: 'true' }
  for (const path of ['/api/health', '/api/auth/verify']) {
    for (const status of [401, 403]) {
      await store(page, { ...(await people.signIn()), ...kept })
      await page.route(`**${path}`, (route) => route.fulfill({ status, json: REFUSED }))
      await page.goto('/journal')
      await expect(page, `${path} ${status}`).toHaveURL('/login')
      await expect(page.getByRole('alert')).toHaveText(EXPIRED)
      expect(await storedSession(page)).toEqual({ ...CLEARED, onboardingComplete: 'true' })
      await page.unroute(`**${path}`)
    }
  }
})

test('AUTH-31 a verified user id that differs from the stored one drops the session, and so does a token that the server does not know; odd values crash nothing', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 401/)
  await signIn()
  await store(page, { userId: '0123456789abcdef01234567' })
  await page.goto('/journal')
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toMatchObject({ token: null, userId: null })

  await store(page, { token: 'made-up', userId: 'somebody', userPreferences: '{}' })
  await page.goto('/journal')
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toMatchObject(CLEARED)

  for (const token of ['', 'é', '{"a":', 'x\ny']) {
    await store(page, { token, userId: '💥', userPreferences: '{', onboardingComplete: '0' })
    await page.goto('/journal')
    await expect(page, token).toHaveURL('/login')
  }
})

test('a browser that blocks local storage shows the pages all the same', async ({ page }) => {
  await page.addInitScript(
    `Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('denied', 'SecurityError') },
    })`,
  )
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your journal')
})
