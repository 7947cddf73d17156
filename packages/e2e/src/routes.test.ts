import type { Page } from '@playwright/test'
import { expect, openEmptyPage, storedSession, test } from '#fixtures/test.ts'

const PROTECTED = [
  '/onboarding',
  '/journal',
  '/summary',
  '/preferences',
  '/privacy',
  '/profile',
  '/subscription/success',
  // The last, since it stays where the others go.
  '/subscription',
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('ROUTE-01 ROUTE-07 a visitor finds the landing page at /, the payment configuration, and a way back from an address that is none', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(title(page)).toHaveText('A quiet page for the day you had.')
  await page.goto('/stripe-test')
  await expect(title(page)).toHaveText('Payment configuration')
  await expect(page).toHaveURL('/stripe-test')
  await page.goto('/no/such/page')
  await expect(title(page)).toHaveText('This page is not here')
  await page.getByRole('link', { name: 'Back to Daywell' }).click()
  await expect(page).toHaveURL('/')
})

test('ROUTE-02 ROUTE-03 ROUTE-05 ROUTE-06 visitors may sign in and up; who is signed in is led to /onboarding until that is complete, and then to /journal', async ({
  page,
  signIn,
}) => {
  await test.step('ROUTE-03 for visitors, and ROUTE-06 opens nothing for them', async () => {
    await page.goto('/signup')
    await expect(title(page)).toHaveText('Start your journaling journey')
    await page.goto('/login')
    await expect(title(page)).toHaveText('Sign in to your journal')
    await page.goto('/journal?from=notification')
    await expect(page).toHaveURL('/login')
    expect(await storedSession(page)).toMatchObject({ onboardingComplete: null })
  })
  await test.step('ROUTE-02 ROUTE-05 while the flag is not set', async () => {
    await signIn({ onboarded: false })
    for (const path of ['/', '/journal']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/onboarding')
    }
  })
  await test.step('ROUTE-06 a notification sets it', async () => {
    await page.goto('/journal?from=notification')
    await expect(title(page)).toHaveText('Your journal')
    expect(await storedSession(page)).toMatchObject({ onboardingComplete: 'true' })
  })
  await test.step('ROUTE-02 ROUTE-03 ROUTE-05 once it is set', async () => {
    for (const path of ['/journal', '/', '/login', '/signup']) {
      await page.goto(path)
      await expect(title(page), path).toHaveText('Your journal')
      await expect(page, path).toHaveURL('/journal')
    }
  })
})

test('AUTH-04 ROUTE-04 ROUTE-14 the protected pages are for those who are signed in, here or in another tab, and for nobody after that; /subscription stays and says so', async ({
  page,
  people,
  context,
}) => {
  const session = await people.signIn()
  const other = await context.newPage()
  await openEmptyPage(other)
  const begin = () =>
    other.evaluate(({ token, userId }) => {
      localStorage.setItem('userId', userId)
      localStorage.setItem('token', token)
    }, session)
  for (const path of PROTECTED) {
    await page.goto(path)
    await expect(page, `ROUTE-04 ${path}`).toHaveURL('/login')
    await begin()
    await expect(page, path).toHaveURL(path)
    // Until then the screen that is left stays; one that opens without a session asks in vain.
    await expect(title(page), path).toHaveText(/^(?!Sign in to your journal)./)
    if (path === '/subscription/success') await opensAgain(page, path)
    await other.evaluate(() => localStorage.removeItem('token'))
    if (path !== '/subscription') await expect(page, `ROUTE-14 ${path}`).toHaveURL('/login')
  }
  await expect(title(page)).toHaveText('Authentication required')
  await expect(page).toHaveURL('/subscription')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
  await begin()
  await expect(page, 'who was on the way to nowhere').toHaveURL('/journal')
})

/** A deep link opens its page. */
async function opensAgain(page: Page, path: string): Promise<void> {
  await expect(title(page)).toHaveText('Processing your subscription...')
  await page.reload()
  await expect(title(page)).toHaveText('Processing your subscription...')
  await expect(page).toHaveURL(path)
}

test('ROUTE-16 /words leads to Privacy & data at /privacy, and the parts of an address go along', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/words#backup')
  await expect(page).toHaveURL('/privacy#backup')
  await expect(title(page)).toHaveText('Privacy & data')
  await expect(
    page.getByRole('radiogroup').or(page.getByRole('radio').first()).first(),
  ).toBeVisible()
})
