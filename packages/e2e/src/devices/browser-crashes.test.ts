import { test } from '#fixtures/device.ts'
import { entriesOnServer, openJournal, textsOn, waitingOn } from '#fixtures/harness.ts'
import { expect } from '#fixtures/test.ts'

const ENTRIES = 300

test('PRIV-29 what was saved when the browser crashes is there, and all of it waits for the server', async ({
  device,
  request,
  people,
}) => {
  const anna = await people.signIn()
  let page = await device.start()
  await page.route('**/api/**', () => {})
  await openJournal(page, anna)
  const saved: string[] = []
  const enough = Promise.withResolvers<void>()
  await page.exposeFunction('tell', (text: string) => {
    saved.push(text)
    if (saved.length === ENTRIES / 10) enough.resolve()
  })
  await page.evaluate((entries) => {
    const tell: (text: string) => void = Reflect.get(window, 'tell')
    for (let index = 0; index < entries; index += 1) {
      const content = `entry ${index}`
      window.journal.entries.createEntry({ content }).then(() => tell(content))
    }
  }, ENTRIES)
  await enough.promise
  await device.crash()

  page = await device.start()
  await page.route('**/api/**', () => {})
  await openJournal(page, anna)
  const texts = await textsOn(page)
  expect(texts).toEqual(expect.arrayContaining(saved))
  const [rows, items] = await page.evaluate(() => {
    const { store } = window.journal
    return [store.entries().map(({ _id }) => _id), store.outbox().map(({ id }) => id)]
  })
  expect([...items].sort()).toEqual([...rows].sort())
  await page.unroute('**/api/**')
  await openJournal(page, anna)
  await expect.poll(() => waitingOn(page)).toBe(0)
  const stored = await entriesOnServer(request, anna)
  expect(stored.map(({ content }) => content).sort()).toEqual([...texts].sort())
})
