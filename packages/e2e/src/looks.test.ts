import { fitsInto, looksRight } from '#fixtures/looks.ts'
import { expect, open, test } from '#fixtures/test.ts'

const OPEN = ['/', '/login', '/signup', '/recover', '/stripe-test', '/no-such-page']
const PROTECTED = [
  '/journal',
  '/summary',
  '/preferences',
  '/words',
  '/profile',
  '/subscription',
  '/subscription/success',
]

for (const path of OPEN) {
  test(`${path} looks right, narrow and wide, light and dark`, async ({ page }) => {
    await open(page, path)
    await looksRight(page)
    await fitsInto(page, 768)
  })
}

for (const path of PROTECTED) {
  test(`${path} looks right, narrow and wide, light and dark`, async ({ page, signIn }) => {
    await signIn()
    await open(page, path)
    await looksRight(page)
    await fitsInto(page, 768)
  })
}

test('the wait for the session looks right', async ({ page, signIn }) => {
  await signIn()
  await page.route('**/api/auth/verify', () => {})
  await page.goto('/journal')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  // The heading comes with the page.
  await looksRight(page, 'page-has-heading-one')
})

test('the crash screen looks right', async ({ page, problems }) => {
  problems.allow(/ink spilled/)
  const body = "export default function Broken() { throw new Error('ink spilled') }"
  await page.route('**/assets/landing-screen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.goto('/')
  await page.getByText('Error details').click()
  await looksRight(page)
})
