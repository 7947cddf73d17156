import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from '#fixtures/test.ts'

const OPEN = ['/', '/login', '/signup', '/stripe-test', '/no-such-page']
const PROTECTED = [
  '/onboarding',
  '/journal',
  '/summary',
  '/preferences',
  '/profile',
  '/subscription',
  '/subscription/success',
]

/** Nothing scrolls sideways and axe finds nothing, at the two ends of width and of light. */
async function looksRight(page: Page, ...left: string[]): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const root = page.locator(':root')
    const content = await root.evaluate(({ scrollWidth }) => scrollWidth)
    const room = await root.evaluate(({ clientWidth }) => clientWidth)
    expect(content, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(room)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).disableRules(left).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
      expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

for (const path of OPEN) {
  test(`${path} looks right at 360 and 1280 px, light and dark`, async ({ page }) => {
    await open(page, path)
    await looksRight(page)
  })
}

for (const path of PROTECTED) {
  test(`${path} looks right at 360 and 1280 px, light and dark`, async ({ page, signIn }) => {
    await signIn()
    await open(page, path)
    await looksRight(page)
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
