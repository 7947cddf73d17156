import { anEntry } from '@daywell/core/testing'
import { deskOn } from '#fixtures/desk.ts'
import { openHarness } from '#fixtures/harness.ts'
import { pastEntriesOn } from '#fixtures/past-entries.ts'
import { expect, store as keep, test } from '#fixtures/test.ts'

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

test('PRIV-31 the first paint shows the entries of the mirror without waiting for IndexedDB', async ({
  page,
  signIn,
}) => {
  const { userId } = await signIn()
  const mirrored = anEntry({ title: 'Still the same river', content: 'Fog over it.' })
  await keep(page, { [`journal_entries_${userId}`]: JSON.stringify([mirrored]) })
  // A database that never answers.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  const past = pastEntriesOn(page)
  await deskOn(page).open()
  await deskOn(page).showEntries.click()
  await expect(past.titles).toHaveText(['Still the same river'])
})
