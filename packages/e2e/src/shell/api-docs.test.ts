import { looksRight } from '#fixtures/looks.ts'
import { expect, test } from '#fixtures/test.ts'

test('API-31 the page of the API fits a phone and is accessible, in light and dark', async ({
  page,
}) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daywell API')
  await page.getByRole('link', { name: 'Creates an entry, or updates', exact: false }).click()
  const call = page.locator('#saveEntry')
  await expect(call).toBeInViewport()
  for (const part of await call.locator('summary').all()) await part.click()
  await expect(call).toContainText('localDate')
  await looksRight(page)
})
