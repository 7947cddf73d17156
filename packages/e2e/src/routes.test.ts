import { expect, open, openEmptyPage, store, storedSession, test } from '#fixtures/test.ts'

const PROTECTED = [
  '/onboarding',
  '/journal',
  '/summary',
  '/preferences',
  '/words',
  '/profile',
  '/subscription',
  '/subscription/success',
]

test('ROUTE-01 / shows the landing page to a visitor', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A quiet page for the day you had.',
  )
})

test('ROUTE-02 / leads a signed-in person to /journal', async ({ page, signIn }) => {
  await signIn({ onboarded: true })
  await page.goto('/')
  await expect(page).toHaveURL('/journal')
})

test('ROUTE-02 / leads to /onboarding while the flag is not set', async ({ page, signIn }) => {
  await signIn({ onboarded: false })
  await page.goto('/')
  await expect(page).toHaveURL('/onboarding')
})

test('ROUTE-03 /login and /signup open for visitors', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your journal')
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your journaling journey')
})

for (const path of ['/login', '/signup']) {
  test(`ROUTE-03 ${path} sends a signed-in person to /journal`, async ({ page, signIn }) => {
    await signIn()
    await page.goto(path)
    await expect(page).toHaveURL('/journal')
  })
}

test('ROUTE-04 the protected pages send a signed-out person to /login', async ({ page }) => {
  for (const path of PROTECTED) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
  }
})

test('a deep link opens its page for a signed-in person, also after a reload', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/subscription/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Processing your subscription...',
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Processing your subscription...',
  )
  await expect(page).toHaveURL('/subscription/success')
})

test('ROUTE-05 /journal sends a person to /onboarding until that is complete', async ({
  page,
  signIn,
}) => {
  await signIn({ onboarded: false })
  await page.goto('/journal')
  await expect(page).toHaveURL('/onboarding')
  await store(page, { onboardingComplete: 'true' })
  await page.goto('/journal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await expect(page).toHaveURL('/journal')
})

test('ROUTE-06 /journal?from=notification marks onboarding as complete', async ({
  page,
  signIn,
}) => {
  await signIn({ onboarded: false })
  await page.goto('/journal?from=notification')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  expect(await storedSession(page)).toMatchObject({ onboardingComplete: 'true' })
  await page.goto('/journal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await expect(page).toHaveURL('/journal')
})

test('ROUTE-06 it opens nothing for a signed-out person', async ({ page }) => {
  await page.goto('/journal?from=notification')
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toMatchObject({ onboardingComplete: null })
})

test('ROUTE-07 /stripe-test opens without signing in', async ({ page }) => {
  await page.goto('/stripe-test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment configuration')
  await expect(page).toHaveURL('/stripe-test')
})

test('ROUTE-09 a guarded page shows a spinner while authentication is loading', async ({
  page,
  signIn,
}) => {
  await signIn()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/journal')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journal')
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
})

test('ROUTE-14 a session removed in another tab sends every protected page to /login', async ({
  page,
  signIn,
  context,
}) => {
  const session = await signIn()
  const other = await context.newPage()
  await openEmptyPage(other)
  for (const path of PROTECTED.filter((each) => each !== '/subscription')) {
    await store(page, { ...session })
    await open(page, path)
    await other.evaluate(() => localStorage.removeItem('token'))
    await expect(page, path).toHaveURL('/login')
  }
})

test('ROUTE-14 /subscription stays and says so', async ({ page, signIn, context }) => {
  await signIn()
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan')
  const other = await context.newPage()
  await openEmptyPage(other)
  await other.evaluate(() => localStorage.clear())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication required')
  await expect(page).toHaveURL('/subscription')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')
})

test('a sign-in in another tab opens the journal in this one', async ({
  page,
  people,
  context,
}) => {
  await open(page, '/login')
  const other = await context.newPage()
  await store(other, { ...(await people.signIn()) })
  await expect(page).toHaveURL('/journal')
})

test('an unknown address says so and leads back', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
  await page.getByRole('link', { name: 'Back to Daywell' }).click()
  await expect(page).toHaveURL('/')
})
