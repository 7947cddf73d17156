import { fill, fillSignup, makeAccount, press, somebody } from '#fixtures/accounts.ts'
import { fitsInto, looksRight } from '#fixtures/looks.ts'
import { expect, goTo, open, test } from '#fixtures/test.ts'

test('a login and a recovery look right with their errors, a login also refused and under way', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/)
  await open(page, '/recover')
  await press(page, 'Set new password')
  await expect(page.locator('[aria-invalid]').first()).toBeVisible()
  await looksRight(page)
  await goTo(page, '/login')
  await press(page, 'Sign in')
  await expect(page.locator('[aria-invalid]').first()).toBeVisible()
  await looksRight(page)
  await fill(page, { Email: 'nobody@example.org', Password: 'not the one' })
  await press(page, 'Sign in')
  await expect(page.getByRole('alert')).toBeVisible()
  await looksRight(page)
  await page.route('**/api/auth/login', () => {})
  await press(page, 'Sign in')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await looksRight(page)
})

test('a signup looks right with its errors and refused, and its recovery code waiting and put away', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 409/)
  const { email } = await makeAccount(request)
  await open(page, '/signup')
  await press(page, 'Create account')
  await expect(page.locator('[aria-invalid]').first()).toBeVisible()
  await looksRight(page)
  const anna = somebody()
  await fillSignup(page, { ...anna, email })
  await press(page, 'Create account')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await looksRight(page)
  await fill(page, { Email: anna.email })
  await press(page, 'Create account')
  const card = page.getByRole('complementary', { name: 'Your recovery code' })
  await expect(card).toBeVisible()
  // The code is there before the page below it.
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await looksRight(page)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  await download
  await expect(card.getByRole('button', { name: 'Done' })).toBeVisible()
  await looksRight(page)
})

test('NAV-07 at 320 px, as at a zoom of 400 %, no page of a visitor scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/', '/login', '/signup', '/recover', '/help']) {
    await open(page, path)
    await fitsInto(page, 320)
    // A scrollbar takes its room from the page, and the root does not say so.
    const cut = await page.locator('header > *').evaluateAll((parts) => {
      const { right } = document.body.getBoundingClientRect()
      return parts.filter((part) => part.getBoundingClientRect().right > right).length
    })
    expect(cut, `parts of the header of ${path} that are cut`).toBe(0)
  }
})
