import type { Page } from '@playwright/test'
import { fitsInto, looksRight, looksRightThroughout } from '#fixtures/looks.ts'
import { expect, goTo, open, test } from '#fixtures/test.ts'

/** Payment pages are documents of their own, for what they let in. */
const LOADED = /^\/(stripe-test|subscription)/

async function show(page: Page, path: string): Promise<void> {
  if (LOADED.test(path) || page.url() === 'about:blank') await open(page, path)
  else await goTo(page, path)
}

/** Above each page there is the name, and a way in or out. */
async function hasHeader(page: Page, way: 'Log In' | 'Log Out'): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Daywell' })).toBeVisible()
  const role = way === 'Log In' ? 'link' : 'button'
  await expect(header.getByRole(role, { name: way })).toBeVisible()
}

const OPEN = ['/login', '/signup', '/recover', '/no-such-page', '/stripe-test']
const PROTECTED = [
  ...['/summary', '/preferences', '/privacy', '/profile'],
  ...['/subscription', '/subscription/success'],
]

test('ROUTE-15 what is open to all has the header and looks right, narrow and wide, light and dark', async ({
  page,
}) => {
  await open(page, '/')
  await hasHeader(page, 'Log In')
  await looksRightThroughout(page)
  for (const path of OPEN) {
    await test.step(path, async () => {
      await show(page, path)
      await hasHeader(page, 'Log In')
      await looksRight(page)
      await fitsInto(page, 768)
    })
  }
})

test('ROUTE-15 what is open to those who are signed in has the header and looks right, narrow and wide, light and dark', async ({
  page,
  signIn,
}) => {
  await signIn()
  await open(page, '/journal')
  await hasHeader(page, 'Log Out')
  await looksRightThroughout(page)
  for (const path of PROTECTED) {
    await test.step(path, async () => {
      await show(page, path)
      await hasHeader(page, 'Log Out')
      await looksRight(page)
      await fitsInto(page, 768)
    })
  }
  for (const path of ['/stripe-test', '/nowhere', '/onboarding']) {
    await show(page, path)
    await hasHeader(page, 'Log Out')
  }
})

test('the wait for the session looks right', async ({ page, signIn }) => {
  await signIn()
  await page.route('**/api/auth/verify', () => {})
  await page.goto('/journal')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  // The heading comes with the page.
  await looksRight(page, 'page-has-heading-one')
})
