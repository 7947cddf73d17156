import { openHarness } from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

test('the local store keeps its contract in IndexedDB and in local storage', async ({ page }) => {
  await openHarness(page)
  const { ran, failed } = await page.evaluate(() => window.harness.runContract())
  expect(failed).toEqual([])
  expect(ran).toBeGreaterThan(30)
})

test('a database that the browser closes under the page is opened again; one that it removes is said to be gone', async ({
  page,
}) => {
  await openHarness(page)
  const seen = await page.evaluate(async () => {
    const { device, close, remove, lost } = window.harness.closableDevice()
    const store = await device.open()
    const entry = window.harness.words
    await store.save(entry('first'))
    close()
    await Promise.all([store.save(entry('second')), store.lastSync()])
    const again = await device.open()
    const texts = again.entries().map(({ content }) => content)
    const lostSoFar = lost()
    close()
    await remove()
    const saved = await store.save(entry('third')).then(
      () => 'saved',
      () => 'refused',
    )
    return { texts, lostSoFar, saved, lost: lost() }
  })
  expect(seen).toEqual({ texts: ['second'], lostSoFar: 0, saved: 'refused', lost: 1 })
})
