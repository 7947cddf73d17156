import type { Page } from '@playwright/test'
import { test } from '#fixtures/device.ts'
import { chooseLevel, openJournal } from '#fixtures/harness.ts'
import { expect } from '#fixtures/test.ts'

const ENTRIES = 84
const LETTERS = 240_000
const PRIVATE = 'heron'

/** What a page tells of its entries without handing 20 MB over. */
function sumOf(page: Page): Promise<{ count: number; sha256: string }> {
  return page.evaluate(async () => {
    const texts = window.journal.store.entries().map(({ content }) => content)
    const bytes = new TextEncoder().encode(texts.sort().join('\n'))
    const sha256 = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join(' ')
    return { count: new Set(texts).size, sha256 }
  })
}

test('PRIV-30 20 MB of entries that never leave are there after a restart, with a mirror of 1 MB at most', async ({
  device,
  people,
  request,
}) => {
  const anna = await people.signIn()
  let page = await device.start()
  const sent: string[] = []
  const listen = (opened: Page) =>
    opened.on('request', (call) => sent.push(`${call.url()} ${call.postData() ?? ''}`))
  listen(page)
  await openJournal(page, anna)
  await chooseLevel(page, 'local')
  await page.evaluate(
    async ([entries, letters, word]) => {
      for (let index = 0; index < entries; index += 1) {
        const content = `${index} ${word} `.repeat(letters / 8).slice(0, letters)
        await window.journal.entries.createEntry({ content })
      }
    },
    [ENTRIES, LETTERS, PRIVATE] as const,
  )
  const written = await sumOf(page)
  expect(written.count).toBe(ENTRIES)

  const restarted = sent.length
  page = await device.start()
  listen(page)
  await openJournal(page, anna)
  expect(await sumOf(page)).toEqual(written)
  // It is written when the page has the time for it.
  const isWritten = async () => {
    const { ids, newest } = await mirrorOn(page, anna.userId)
    return ids.length > 0 && ids.join() === newest.join()
  }
  await expect.poll(isWritten).toBe(true)
  const mirror = await mirrorOn(page, anna.userId)
  expect(mirror.bytes).toBeLessThanOrEqual(1_000_000)
  expect(mirror.bytes).toBeGreaterThan(1_000_000 - LETTERS * 1.1)
  expect(mirror.ids).toEqual(mirror.newest)

  const hasSynced = () => sent.slice(restarted).some((call) => call.includes('/api/journal/sync'))
  await expect.poll(hasSynced).toBe(true)
  expect(sent.join()).not.toContain(PRIVATE)
  const headers = { authorization: `Bearer ${anna.token}` }
  expect(await (await request.get('/api/journal', { headers })).json()).toEqual([])
})

/** How large the mirror is, which entries it holds, and as many of the newest ones. */
function mirrorOn(page: Page, userId: string) {
  return page.evaluate((key) => {
    const text = localStorage.getItem(key) ?? '[]'
    const ids = (JSON.parse(text) as { _id: string }[]).map(({ _id }) => _id)
    const entries = window.journal.store.entries().slice(0, ids.length)
    return { bytes: new Blob([text]).size, ids, newest: entries.map(({ _id }) => _id) }
  }, `journal_entries_${userId}`)
}
