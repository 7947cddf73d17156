import { deskOn } from '#fixtures/desk.ts'
import { goOffline } from '#fixtures/offline.ts'
import { expect, open, storedSession, test } from '#fixtures/test.ts'

test('NAV-03 Log Out ends the session here and on the server', async ({
  page,
  signIn,
  request,
}) => {
  const { token } = await signIn()
  await open(page, '/journal')
  // What is asked in the moment of leaving would be refused.
  await expect(deskOn(page).prompt).toHaveText(/\w+.*New Prompt/)
  const answered = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  expect((await answered).status()).toBe(204)
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null])
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/auth/verify', { headers })).status()).toBe(401)
})

test.describe('once the other screens are here', () => {
  test.use({ fetchesAhead: true })

  test('AUTH-62 a log-out that the server does not hear of is a log-out all the same, and made up for', async ({
    page,
    signIn,
    request,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const { token } = await signIn()
    const fetchedAhead = page.waitForResponse('**/assets/login-screen-*.js')
    await open(page, '/journal')
    await expect(page.getByRole('region', { name: 'Work under way' })).toBeAttached()
    await (await fetchedAhead).finished()
    await page.waitForLoadState('networkidle')
    await goOffline(page)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('when you’re back online')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your journal')
    expect(await storedSession(page)).toMatchObject({ token: null, userId: null })
    const headers = { authorization: `Bearer ${token}` }
    const isValid = async () => (await request.get('/api/auth/verify', { headers })).status()
    expect(await isValid()).toBe(200)
    await page.context().setOffline(false)
    await expect.poll(isValid).toBe(401)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('revocationsOwed'))).toBeNull()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 480 } })

  test('NAV-05 About scrolls to the about section of the landing page, going to / first from elsewhere, each time it is pressed', async ({
    page,
  }) => {
    await page.goto('/login')
    const about = page.getByRole('banner').getByRole('link', { name: 'About' })
    const section = page.locator('#about')
    await about.click()
    await expect(page).toHaveURL('/#about')
    await expect(section).toBeInViewport({ ratio: 0.5 })
    await page.evaluate('window.scrollTo(0, 0)')
    await expect(section).not.toBeInViewport({ ratio: 0.5 })
    await about.click()
    await expect(section).toBeInViewport({ ratio: 0.5 })
    await page.getByRole('banner').getByRole('link', { name: 'Daywell' }).click()
    await expect(page).toHaveURL('/')
    await expect(section).not.toBeInViewport({ ratio: 0.5 })
    await about.click()
    await expect(section).toBeInViewport({ ratio: 0.5 })
  })
})
