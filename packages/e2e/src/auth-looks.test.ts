import { fill, fillSignup, makeAccount, press, somebody } from '#fixtures/accounts.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open, test } from '#fixtures/test.ts'

for (const [path, button] of [
  ['/login', 'Sign in'],
  ['/signup', 'Create account'],
  ['/recover', 'Set new password'],
] as const) {
  test(`${path} looks right with all of its errors`, async ({ page }) => {
    await open(page, path)
    await press(page, button)
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    await looksRight(page)
  })
}

test('a failed login looks right', async ({ page, problems }) => {
  problems.allow(/status of 401/)
  await open(page, '/login')
  await fill(page, { Email: 'nobody@example.org', Password: 'not the one' })
  await press(page, 'Sign in')
  await expect(page.getByRole('alert')).toBeVisible()
  await looksRight(page)
})

test('a refused signup looks right', async ({ page, request, problems }) => {
  problems.allow(/status of 409/)
  const { email } = await makeAccount(request)
  await open(page, '/signup')
  await fillSignup(page, { ...somebody(), email })
  await press(page, 'Create account')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await looksRight(page)
})

test('a login under way looks right', async ({ page }) => {
  await page.route('**/api/auth/login', () => {})
  await open(page, '/login')
  await fill(page, { Email: 'nobody@example.org', Password: 'not the one' })
  await press(page, 'Sign in')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await looksRight(page)
})

test('the recovery code looks right, waiting and put away', async ({ page }) => {
  await open(page, '/signup')
  await fillSignup(page, somebody())
  await press(page, 'Create account')
  const card = page.getByRole('complementary', { name: 'Your recovery code' })
  await expect(card).toBeVisible()
  await looksRight(page)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  await download
  await expect(card.getByRole('button', { name: 'Done' })).toBeVisible()
  await looksRight(page)
})
