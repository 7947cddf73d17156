import { expect, test } from '#fixtures/test.ts'

for (const [path, heading] of [
  ['/#%', /./],
  ['/login#%E0%A4%A', 'Sign in to your journal'],
] as const) {
  test(`an address that ends in a malformed fragment opens its page: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('banner')).toBeVisible()
  })
}
