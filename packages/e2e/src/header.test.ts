import { expect, open, storedSession, test } from '#fixtures/test.ts'

test('NAV-01 the logo and the name lead to /journal when logged in and to / otherwise', async ({
  page,
  signIn,
}) => {
  const brand = page.getByRole('banner').getByRole('link', { name: 'Daywell' })
  await page.goto('/login')
  await brand.click()
  await expect(page).toHaveURL('/')
  await signIn()
  await page.goto('/profile')
  await brand.click()
  await expect(page).toHaveURL('/journal')
})

const PLACES = [
  ['Journal', '/journal'],
  ['Insights', '/summary'],
  ['Preferences', '/preferences'],
  ['Profile', '/profile'],
  ['Upgrade', '/subscription'],
] as const

for (const width of [1280, 360]) {
  test(`NAV-02 logged in, the bar links to every place (${width} px)`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn()
    await page.goto('/onboarding')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveText(PLACES.map(([name]) => name))
    for (const [name, path] of PLACES) {
      await bar.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect(bar.locator('[aria-current]')).toHaveCount(1)
    }
  })

  test(`NAV-03 logged in, the bar has a Log Out button that ends the session (${width} px)`, async ({
    page,
    signIn,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { token } = await signIn()
    await open(page, '/journal')
    const answered = page.waitForResponse('**/api/auth/logout')
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/login')
    expect((await answered).status()).toBe(204)
    expect(Object.values(await storedSession(page))).toEqual([null, null, null, null])
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/auth/verify', { headers })).status()).toBe(401)
  })

  test(`NAV-04 logged out, the bar shows About, Log In and Sign Up alone (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveText(['About', 'Log In', 'Sign Up'])
    await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0)
    await bar.getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL('/login')
    await bar.getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/signup')
  })
}

test.describe('once the other screens are here', () => {
  test.use({ fetchesAhead: true })

  test('a log-out that the server does not hear of is a log-out all the same, and says so', async ({
    page,
    signIn,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    await signIn()
    const fetchedAhead = page.waitForResponse('**/assets/login-screen-*.js')
    await open(page, '/journal')
    await expect(page.getByRole('region', { name: 'Work under way' })).toBeAttached()
    await (await fetchedAhead).finished()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('The server could not be told')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your journal')
    expect(await storedSession(page)).toMatchObject({ token: null, userId: null })
  })
})

test.describe('NAV-05 About scrolls to the about section of the landing page', () => {
  test.use({ viewport: { width: 360, height: 480 } })

  test('on the landing page, each time it is pressed', async ({ page }) => {
    await open(page, '/')
    const about = page.getByRole('banner').getByRole('link', { name: 'About' })
    await expect(page.locator('#about')).not.toBeInViewport({ ratio: 0.5 })
    await about.click()
    await expect(page.locator('#about')).toBeInViewport({ ratio: 0.5 })
    await page.evaluate('window.scrollTo(0, 0)')
    await expect(page.locator('#about')).not.toBeInViewport({ ratio: 0.5 })
    await about.click()
    await expect(page.locator('#about')).toBeInViewport({ ratio: 0.5 })
  })

  test('going to / first from elsewhere', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/#about')
    await expect(page.locator('#about')).toBeInViewport({ ratio: 0.5 })
  })
})
