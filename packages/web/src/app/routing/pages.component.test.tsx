import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { changeInOtherTab, expectPath, stored, title } from '#app/testing/screen.ts'

const main = page.getByRole('main')
const newcomer = answersForAnna({
  verify: { status: 200, body: { user: ANNA, onboardingComplete: false } },
})

it('ROUTE-01 ROUTE-03 ROUTE-07 a visitor finds the landing page, login, signup, and the payment configuration', async () => {
  for (const [path, heading] of [
    ['/', 'A quiet page for the day you had.'],
    ['/signup', 'Start your journal'],
    ['/login', 'Log in to your journal'],
    ['/stripe-test', 'Payment configuration'],
  ] as const) {
    await openApp(path, answersForAnna())
    await expect.element(title).toHaveTextContent(heading)
    expect(location.pathname).toBe(path)
  }
})

it('an unknown address shows a not-found page with a link back', async () => {
  await openApp('/no/such/page')
  await expect.element(title).toHaveTextContent('Page not found')
  await page.getByRole('link', { name: 'Back to Daywell' }).click()
  await expectPath('/')
})

it.each([
  ['/#%', 'A quiet page for the day you had.'],
  ['/login#%E0%A4%A', 'Log in to your journal'],
])('an address that ends in a malformed fragment opens its page: %s', async (path, heading) => {
  await openApp(path)
  await expect.element(title).toHaveTextContent(heading)
  await expect.element(page.getByRole('banner')).toBeVisible()
})

it('ROUTE-02 ROUTE-05 ROUTE-06 a new account is sent to onboarding until a notification opens the journal', async () => {
  await openApp('/journal?from=notification', newcomer)
  await expectPath('/login')
  expect(stored('onboardingComplete')).toEqual([null])
  signIn()
  for (const path of ['/', '/journal']) {
    await openApp(path, newcomer)
    await expectPath('/onboarding')
  }
  await openApp('/journal?from=notification', newcomer)
  await expect.element(title).toHaveTextContent('Your journal')
  expect(stored('onboardingComplete')).toEqual(['true'])
})

it.each(['/', '/login', '/signup', '/journal'])(
  'ROUTE-02 ROUTE-03 ROUTE-05 after onboarding, %s redirects to the journal',
  async (path) => {
    signIn()
    await openApp(path, answersForAnna())
    await expect.element(title).toHaveTextContent('Your journal')
    await expectPath('/journal')
  },
)

const session = { userId: ANNA.id, token: 'a-token' }

it.each([
  ...['/onboarding', '/journal', '/summary', '/preferences', '/privacy', '/profile'],
  '/subscription/success',
])('AUTH-04 ROUTE-04 ROUTE-14 %s requires a session, from this or another tab', async (path) => {
  await openApp(path, path === '/onboarding' ? newcomer : answersForAnna())
  await expectPath('/login')
  changeInOtherTab(session)
  await expectPath(path)
  // The previous screen stays until the next one has loaded.
  await expect.element(title).not.toHaveTextContent('Log in to your journal')
  changeInOtherTab({ token: null })
  await expectPath('/login')
})

it('ROUTE-04 ROUTE-14 /subscription stays when the session is removed, and says so', async () => {
  await openApp('/subscription', answersForAnna())
  await expectPath('/login')
  changeInOtherTab(session)
  await expectPath('/subscription')
  await expect.element(title).not.toHaveTextContent('Log in to your journal')
  changeInOtherTab({ token: null })
  await expect.element(title).toHaveTextContent('Please log in again')
  expect(location.pathname).toBe('/subscription')
  await main.getByRole('link', { name: 'Sign In' }).click()
  await expectPath('/login')
  changeInOtherTab(session)
  await expectPath('/journal')
})

it('ROUTE-16 /words redirects to Privacy & data and keeps query and fragment', async () => {
  signIn()
  await openApp('/words#backup', answersForAnna())
  await expect.poll(() => location.pathname + location.hash).toBe('/privacy#backup')
  await expect.element(title).toHaveTextContent('Privacy & data')
  await expect.element(page.getByRole('radio').first()).toBeVisible()
})
