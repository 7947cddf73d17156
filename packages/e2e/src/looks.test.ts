import type { Page } from '@playwright/test'
import { fitsInto, looksRightThroughout } from '#fixtures/looks.ts'
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

/** Opens a page, under whose header there is a way in or out. */
async function openUnderHeader(page: Page, path: string, way: 'Log In' | 'Log Out') {
  await open(page, path)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Daywell' })).toBeVisible()
  const role = way === 'Log In' ? 'link' : 'button'
  await expect(header.getByRole(role, { name: way })).toBeVisible()
}

for (const path of OPEN) {
  test(`ROUTE-15 ${path} has the header and looks right, narrow and wide, light and dark`, async ({
    page,
  }) => {
    await openUnderHeader(page, path, 'Log In')
    await looksRightThroughout(page)
    await fitsInto(page, 768)
  })
}

for (const path of PROTECTED) {
  test(`ROUTE-15 ${path} has the header and looks right, narrow and wide, light and dark`, async ({
    page,
    signIn,
  }) => {
    await signIn()
    await openUnderHeader(page, path, 'Log Out')
    await looksRightThroughout(page)
    await fitsInto(page, 768)
  })
}

test('ROUTE-15 what is open to all has the header of whoever is signed in', async ({
  page,
  signIn,
}) => {
  await signIn()
  for (const path of ['/onboarding', '/stripe-test', '/nowhere'])
    await openUnderHeader(page, path, 'Log Out')
})

test('the wait for the session looks right', async ({ page, signIn }) => {
  await signIn()
  await page.route('**/api/auth/verify', () => {})
  await page.goto('/journal')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  // The heading comes with the page.
  await looksRightThroughout(page, 'page-has-heading-one')
})

test('the crash screen looks right', async ({ page, problems }) => {
  problems.allow(/ink spilled/)
  const body = "export default function Broken() { throw new Error('ink spilled') }"
  await page.route('**/assets/landing-screen-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.goto('/')
  await page.getByText('Error details').click()
  await looksRightThroughout(page)
})
