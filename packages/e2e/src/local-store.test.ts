import { openHarness } from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

test('the local store keeps its contract in IndexedDB and in local storage', async ({ page }) => {
  await openHarness(page)
  const { ran, failed } = await page.evaluate(() => window.harness.runContract())
  expect(failed).toEqual([])
  expect(ran).toBeGreaterThan(30)
})
