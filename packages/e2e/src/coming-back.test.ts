import type { Page } from '@playwright/test'
import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { deskOn } from '#fixtures/desk.ts'
import { finishOnboarding } from '#fixtures/onboarding.ts'
import { expect, open, openEmptyPage, store, storedSession, test } from '#fixtures/test.ts'

const EXPIRED = 'Session expired. Please log in again'

/** Leaves once the journal has all that it asks for: what is asked in that moment would be refused. */
async function logOut(page: Page): Promise<void> {
  await expect(deskOn(page).prompt).toHaveText(/\w+.*New Prompt/)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
}

test('ERR-50 whoever signs in comes to where they wanted to, over a reload, the recovery and a revoked session; and never elsewhere', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 401/)
  const account = await makeAccount(request)

  await test.step('a deep link of a visitor opens, over a reload and the recovery, too', async () => {
    await page.goto('/preferences')
    await expect(page).toHaveURL('/login')
    await page.reload()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await logIn(page, account)
    await expect(page).toHaveURL('/preferences')
  })

  await test.step('one who logged out elsewhere and signs in again starts at the journal', async () => {
    await expect(page.getByRole('switch', { name: 'AI assistant' })).toBeVisible()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/login')
    await logIn(page, account)
    await expect(page).toHaveURL('/journal')
  })

  await test.step('ERR-50 a session that was revoked elsewhere leads to /login with the reason, and back', async () => {
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

  await test.step('no address can send a person elsewhere', async () => {
    await openEmptyPage(page)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login?from=https://evil.example/&next=//evil.example')
    await logIn(page, account)
    await expect(page).toHaveURL('/journal')
  })
})

test('ONB-14 ONB-16 signing in sets onboardingComplete when the server says so, so that nobody meets the onboarding a second time', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, { onboarded: false })
  await open(page, '/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/onboarding')
  expect(await storedSession(page)).toMatchObject({
    userId: account.userId,
    onboardingComplete: null,
  })
  await finishOnboarding(page)
  await logOut(page)
  expect(await storedSession(page)).toMatchObject({ onboardingComplete: null })
  await logIn(page, account)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await expect(page).toHaveURL('/journal')
  expect(await storedSession(page)).toMatchObject({ onboardingComplete: 'true' })
})

test('ONB-15 verifying sets onboardingComplete when the server says so, and not otherwise', async ({
  page,
  people,
}) => {
  for (const onboarded of [true, false]) {
    const { token, userId } = await people.signIn({ onboarded })
    await store(page, { token, userId })
    await open(page, '/profile')
    expect(await storedSession(page)).toMatchObject({
      userId,
      onboardingComplete: onboarded ? 'true' : null,
    })
    // A call that the app is still to make would go out without the session.
    await openEmptyPage(page)
    await page.evaluate(() => localStorage.clear())
  }
})
