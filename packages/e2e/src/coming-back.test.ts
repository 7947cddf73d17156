import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { finishOnboarding } from '#fixtures/onboarding.ts'
import { expect, open, openEmptyPage, store, storedSession, test } from '#fixtures/test.ts'

const EXPIRED = 'Session expired. Please log in again'

test('ERR-50 a session that was revoked elsewhere leads to /login with the reason, and back', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 401/)
  const account = await makeAccount(request)
  await open(page, '/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
  // An open journal would hear of it by itself.
  await openEmptyPage(page)
  const headers = { authorization: `Bearer ${account.token}` }
  expect((await request.delete('/api/auth/sessions', { headers })).status()).toBe(204)
  await page.goto('/profile?tab=names#email')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toHaveText(EXPIRED)
  await logIn(page, account)
  await expect(page).toHaveURL('/profile?tab=names#email')
})

test('a deep link of a visitor opens after the sign-in, over a reload and the recovery, too', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request)
  await page.goto('/preferences')
  await expect(page).toHaveURL('/login')
  await page.reload()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL('/preferences')
})

test('no address can send a person elsewhere after the sign-in', async ({ page, request }) => {
  const account = await makeAccount(request)
  await page.goto('/login?from=https://evil.example/&next=//evil.example')
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
})

test('one who logged out and signs in again starts at the journal', async ({ page, request }) => {
  const account = await makeAccount(request)
  await open(page, '/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
})

test('ONB-14 signing in sets onboardingComplete when the server says so, and not otherwise', async ({
  page,
  request,
}) => {
  for (const onboarded of [true, false]) {
    const account = await makeAccount(request, { onboarded })
    await open(page, '/login')
    await logIn(page, account)
    await expect(page).toHaveURL(onboarded ? '/journal' : '/onboarding')
    const stored = await storedSession(page)
    expect(stored.onboardingComplete).toBe(onboarded ? 'true' : null)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/login')
  }
})

test('ONB-15 verifying sets onboardingComplete when the server says so, and not otherwise', async ({
  page,
  request,
}) => {
  for (const onboarded of [true, false]) {
    const { token, userId } = await makeAccount(request, { onboarded })
    await store(page, { token, userId })
    await open(page, '/profile')
    expect(await storedSession(page)).toMatchObject({
      userId,
      onboardingComplete: onboarded ? 'true' : null,
    })
    // A call that is still to be made would go out without the session.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => localStorage.clear())
  }
})

test('ONB-16 a person who finished onboarding does not meet it a second time', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, { onboarded: false })
  await open(page, '/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/onboarding')
  await finishOnboarding(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toMatchObject({ onboardingComplete: null })
  await logIn(page, account)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await expect(page).toHaveURL('/journal')
})
