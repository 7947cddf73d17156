import type { Page } from '@playwright/test'
import { test } from '#fixtures/device.ts'
import { openJournal, textsOn, write } from '#fixtures/harness.ts'
import { noise } from '#fixtures/noise.ts'
import { expect } from '#fixtures/test.ts'

const COPIES = 60
/** Less than the entries, what is set aside for the worst, and a few more entries need. */
const ROOM = 6_500_000

const day = (index: number) => new Date(Date.UTC(2026, 0, 1, index)).toISOString()
const copies = Array.from({ length: COPIES }, (_, index) => ({
  _id: `temp_${index.toString(16).padStart(24, '0')}`,
  content: noise(index, 20_000),
  createdAt: day(index),
  updatedAt: day(index),
}))
const [oldest, newest] = [copies[0]?.content, copies.at(-1)?.content]

const toldOn = (page: Page) =>
  page.evaluate(() => window.journal.notices.filter(({ kind }) => kind === 'storage-full'))
const isCopy = (text: string) => copies.some(({ content }) => content === text)
const countCopies = async (page: Page) => (await textsOn(page)).filter(isCopy).length

/** Writes entries that stay here until one is refused; answers how many were saved first. */
async function writeUntilRefused(page: Page, ready: (texts: string[]) => Promise<void>) {
  const written: string[] = []
  for (let seed = 1000; ; seed += 1) {
    const text = noise(seed, 50_000)
    const saved = await write(page, text, true).then(
      () => true,
      (error: Error) => !error.message.includes('QuotaExceededError'),
    )
    if (!saved) return { written, refused: text }
    written.push(text)
    await ready(written)
  }
}

test('a full browser drops copies first and nothing that is only here, says so, and goes on', async ({
  device,
  request,
  people,
}) => {
  const anna = await people.signIn()
  const headers = { authorization: `Bearer ${anna.token}` }
  const stored = await request.post('/api/journal/sync', { headers, data: { entries: copies } })
  expect(stored.status()).toBe(200)

  let page = await device.start()
  await device.limitRoom(ROOM)
  await openJournal(page, anna)
  await expect.poll(() => countCopies(page)).toBe(COPIES)

  let firstTold = false
  const { written, refused } = await writeUntilRefused(page, async (texts) => {
    if (firstTold) return
    const told = await toldOn(page)
    if (told.length === 0) return
    firstTold = true
    expect(told).toEqual([{ kind: 'storage-full', dropped: expect.any(Number), saved: true }])
    const here = await textsOn(page)
    expect(here).toEqual(expect.arrayContaining(texts))
    expect(here).toContain(newest)
    expect(here).not.toContain(oldest)
  })
  expect(firstTold).toBe(true)
  expect((await toldOn(page)).at(-1)).toMatchObject({ kind: 'storage-full', saved: false })
  expect((await textsOn(page)).filter((text) => !isCopy(text)).sort()).toEqual([...written].sort())
  await page.evaluate((content) => {
    window.journal.drafts.write({ content, title: '', lastModified: new Date().toISOString() })
  }, refused)

  page = await device.start()
  await device.limitRoom(ROOM)
  await openJournal(page, anna)
  expect(await textsOn(page)).toEqual(expect.arrayContaining(written))
  const draft = await page.evaluate(() => window.journal.drafts.all()[0]?.content)
  expect(draft).toBe(refused)

  await device.limitRoom()
  await write(page, refused, true)
  page = await device.start()
  await openJournal(page, anna)
  await expect.poll(() => countCopies(page)).toBe(COPIES)
  const all = [...written, refused, ...copies.map(({ content }) => content)]
  expect((await textsOn(page)).sort()).toEqual(all.sort())
  expect(await toldOn(page)).toEqual([])
})

test('PRIV-33 where local storage is full the mirror makes way for the draft, and comes back', async ({
  page,
  people,
}) => {
  const anna = await people.signIn()
  await openJournal(page, anna)
  for (let seed = 0; seed < 12; seed += 1) await write(page, noise(seed, 100_000), true)
  const mirrored = () =>
    page.evaluate(
      (key) => (localStorage.getItem(key) ?? '').length,
      `journal_entries_${anna.userId}`,
    )
  await expect.poll(mirrored).toBeGreaterThan(800_000)
  await page.evaluate(() => {
    // To the last letter, so that nothing is left that the mirror does not give.
    for (let size = 1_000_000; size >= 1; ) {
      try {
        localStorage.setItem(`other-${size}-${localStorage.length}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  const full = await mirrored()
  const words = noise(99, 250_000)
  const kept = await page.evaluate((content) => {
    const { drafts } = window.journal
    drafts.write({ content, title: '', lastModified: new Date().toISOString() })
    return drafts.all()[0]?.content
  }, words)
  expect(kept).toBe(words)
  expect(await mirrored()).toBeLessThan(full)

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('other-')) localStorage.removeItem(key)
  })
  await write(page, 'one more', true)
  await expect.poll(mirrored).toBeGreaterThan(800_000)
  expect(await page.evaluate(() => window.journal.drafts.all()[0]?.content)).toBe(words)
  expect(await textsOn(page)).toHaveLength(13)
})
