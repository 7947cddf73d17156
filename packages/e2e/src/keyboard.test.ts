import { expect, open, test } from '#fixtures/test.ts'

test('the header is walked and used with the keyboard alone', async ({ page, signIn }) => {
  await signIn()
  await open(page, '/journal')
  const focused = page.locator(':focus')
  const order = ['Skip to the page', 'Daywell', 'Journal', 'Insights', 'Preferences', 'Profile']
  for (const name of [...order, 'Upgrade']) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveText(name)
    await expect(focused, name).not.toHaveCSS('outline-style', 'none')
  }
  await page.keyboard.press('Tab')
  await expect(focused).toHaveAccessibleName('Colours: as the system')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('Colours: light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/subscription')
})

test('a visit by the keyboard: past the header first, and a new page says where one is by its title and its heading', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page).toHaveTitle('Daywell: a private journal with a companion')
  // The first page of a visit starts at its beginning, as any page does.
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' }).first()).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveTitle('Log In · Daywell')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('going back finds the place where a page was left, and a new page its top', async ({
    page,
  }) => {
    await open(page, '/')
    const scrolled = () => page.evaluate('window.scrollY')
    await page.mouse.wheel(0, 300)
    await expect.poll(scrolled).toBe(300)
    // A real click would scroll to the link first.
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your journal')
    expect(await scrolled()).toBe(0)
    await page.goBack()
    // A line that a font makes a pixel higher takes what follows it along.
    await expect.poll(scrolled).toBeCloseTo(300, -1)
    await page.reload()
    await expect.poll(scrolled).toBeCloseTo(300, -1)
  })
})
