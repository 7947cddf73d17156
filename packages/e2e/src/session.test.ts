import { errors } from '@daywell/core/contract'
import type { Page, Request } from '@playwright/test'
import { expect, open, store, storedSession, test } from '#fixtures/test.ts'

const REFUSED = { error: errors.not_allowed.sentence, code: 'not_allowed' }
const EXPIRED = errors.session_required.sentence

test('AUTH-29 the start asks for health and then for the session', async ({ page, signIn }) => {
  await signIn()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await open(page, '/journal')
  // What the journal asks for comes after them.
  expect(asked.slice(0, 2)).toEqual(['/api/health', '/api/auth/verify'])
})

test('API-14 API-15 every call carries the token and the zone of the browser', async ({
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
  await page.getByRole('button', { name: 'Log Out' }).click()
  await told
  expect(calls.length).toBeGreaterThanOrEqual(3)
  for (const call of calls) {
    const headers = await call.allHeaders()
    expect(headers.authorization).toBe(`Bearer ${token}`)
    expect(headers['time-zone']).toBe('Europe/Vienna')
  }
})

test('AUTH-31 a verified user id that differs from the stored one drops the session', async ({
  page,
  signIn,
}) => {
  await signIn()
  await store(page, { userId: '0123456789abcdef01234567' })
  await page.goto('/journal')
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toMatchObject({ token: null, userId: null })
})

test('ROUTE-10 a 403 on the client api ends the session and goes to /login', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 403/)
  await signIn()
  await expectRefused(page, 403)
})

test('ROUTE-11 a 401 on the client api ends the session only when the call carried a token', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 401/)
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@daywell.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page).toHaveURL('/login')
  await signIn()
  await expectRefused(page, 401)
})

async function expectRefused(page: Page, status: number) {
  await store(page, { userPreferences: '{}', onboardingComplete: 'true' })
  await page.route('**/api/auth/verify', (route) => route.fulfill({ status, json: REFUSED }))
  await page.goto('/journal')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toHaveText(EXPIRED)
  expect(await storedSession(page)).toEqual({
    token: null,
    userId: null,
    userPreferences: null,
    onboardingComplete: 'true',
  })
}

test('AUTH-33 a 401 or a 403 to the checks ends the session and clears it', async ({
  page,
  people,
  problems,
}) => {
  problems.allow(/status of 40[13]/)
  for (const path of ['/api/health', '/api/auth/verify']) {
    for (const status of [401, 403]) {
      await store(page, { ...(await people.signIn()), userPreferences: '{}' })
      await page.route(`**${path}`, (route) => route.fulfill({ status, json: REFUSED }))
      await page.goto('/preferences')
      await expect(page).toHaveURL('/login')
      const left = { token: null, userId: null, userPreferences: null }
      expect(await storedSession(page)).toMatchObject(left)
      await page.unroute(`**${path}`)
    }
  }
})

test('AUTH-33 a token that the server does not know ends the session', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/)
  await store(page, { token: 'made-up', userId: 'somebody', userPreferences: '{}' })
  await page.goto('/journal')
  await expect(page).toHaveURL('/login')
  const left = { token: null, userId: null, userPreferences: null }
  expect(await storedSession(page)).toMatchObject(left)
})

test('AUTH-38 no answer and a 5xx to the checks keep the session', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/status of 50[0-3]|ERR_FAILED/)
  const session = await signIn()
  await store(page, { onboardingComplete: 'true' })
  for (const path of ['/api/health', '/api/auth/verify']) {
    for (const status of [undefined, 500, 503]) {
      await page.route(`**${path}`, (route) =>
        status ? route.fulfill({ status, json: REFUSED }) : route.abort(),
      )
      await page.goto('/journal')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
      expect(await storedSession(page)).toMatchObject({ ...session })
      await page.unroute(`**${path}`)
    }
  }
})

test('odd values in local storage crash nothing', async ({ page, problems }) => {
  problems.allow(/status of 401/)
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
