import type { Page } from '@playwright/test'
import { test } from '#fixtures/device.ts'
import { openJournal, textsOn, write } from '#fixtures/harness.ts'
import { noise } from '#fixtures/noise.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, store } from '#fixtures/test.ts'

// It starts a browser three times, and fills it: slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

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
const [oldest = '', newest = ''] = [copies[0]?.content, copies.at(-1)?.content]

const toldOn = (page: Page) =>
  page.evaluate(() => window.journal.notices.filter(({ kind }) => kind === 'storage-full'))
const isCopy = (text: string) => copies.some(({ content }) => content === text)
const countCopies = async (page: Page) => (await textsOn(page)).filter(isCopy).length

/** The beginnings of texts that a page does not have, neither as an entry nor as a draft. */
async function missingOn(page: Page, wanted: readonly string[]): Promise<string[]> {
  const drafts = await page.evaluate(() => window.journal.drafts.all().map((one) => one.content))
  const found = new Set([...(await textsOn(page)), ...drafts])
  return wanted.filter((text) => !found.has(text)).map((text) => text.slice(0, 24))
}

/** Writes entries that stay here until enough is enough; answers those that were saved. */
async function writeHere(page: Page, from: number, isEnough: (saved: boolean) => Promise<boolean>) {
  const written: string[] = []
  for (let seed = from; ; seed += 1) {
    const text = noise(seed, 50_000)
    const saved = await write(page, text, true).then(
      () => true,
      (error: Error) => !error.message.includes('QuotaExceededError'),
    )
    if (saved) written.push(text)
    if (await isEnough(saved)) return written
  }
}

/** Opens the journal screen of the app in another tab. */
async function openApp(page: Page, who: SignedIn) {
  const app = await page.context().newPage()
  await store(app, { ...who })
  const editor = editorOn(app)
  await editor.open()
  return { app, editor, says: (words: RegExp) => app.getByText(words).first() }
}

test('PRIV-15 PRIV-61 a full browser drops copies first and nothing that is only here, says so, and goes on', async ({
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
  const first = await writeHere(page, 1000, async () => (await toldOn(page)).length > 0)
  expect(await toldOn(page)).toMatchObject([{ kind: 'storage-full', saved: true }])
  expect(await missingOn(page, [...first, newest])).toEqual([])
  expect(await missingOn(page, [oldest])).toHaveLength(1)

  // The person is told on the screen, whatever they write.
  const { app, editor, says } = await openApp(page, anna)
  let seed = 3000
  const onScreen = () => noise(seed++, 200_000)
  await expect(async () => {
    await editor.text.fill(onScreen())
    await editor.save.click({ timeout: 3000 })
    await says(/^This device is nearly full, so we removed/).waitFor({ timeout: 3000 })
  }).toPass()

  const more = await writeHere(page, 2000, async (saved) => !saved)
  expect((await toldOn(page)).at(-1)).toMatchObject({ kind: 'storage-full', saved: false })
  const written = [...first, ...more]
  expect(await missingOn(page, written)).toEqual([])
  const refused = onScreen()
  await editor.text.fill(refused)
  await editor.save.click()
  // PRIV-61: the server is within reach, and takes what finds no room here.
  await says(/^This device is out of storage\. Your entry is saved on the server/).waitFor()
  await expect(editor.status(/^Saved at/)).toBeVisible()
  expect((await editor.value()) === refused).toBe(true)
  const onServer = await request.get('/api/journal', { headers })
  expect((await onServer.text()).includes(refused)).toBe(true)
  await app.close()

  page = await device.start()
  await device.limitRoom(ROOM)
  await openJournal(page, anna)
  expect(await missingOn(page, written)).toEqual([])

  page = await device.start()
  await openJournal(page, anna)
  await expect.poll(() => countCopies(page)).toBe(COPIES)
  expect(await missingOn(page, written)).toEqual([])
  expect(await toldOn(page)).toEqual([])
})
