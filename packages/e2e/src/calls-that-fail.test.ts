import type { Page, Route } from '@playwright/test'
import {
  edit,
  entriesOnServer,
  noteCalls,
  openJournal,
  textsOn,
  waitingOn,
  write,
} from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

const statusOn = (page: Page) => page.evaluate(() => window.journal.sync.status())
const markOn = (page: Page, userId: string) =>
  page.evaluate((key) => localStorage.getItem(key), `sync_needed_${userId}`)
const remove = (page: Page, id: string) =>
  page.evaluate((which) => window.journal.entries.deleteEntry(which), id)
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Writes entries and waits until the server has them; answers the ids that it gave. */
async function writeSaved(page: Page, ...texts: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const text of texts) ids.push(await write(page, text))
  await expect.poll(() => waitingOn(page)).toBe(0)
  return page.evaluate(
    (before) => before.map((id) => window.journal.store.find(id)?._id ?? ''),
    ids,
  )
}

test('SYNC-08 SYNC-11 SYNC-22 a call that fails, is cut off or has no answer leaves its change here, and it goes later', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 503/)
  const anna = await people.signIn()
  await page.clock.install()
  await openJournal(page, anna)
  const texts = ['fails', 'is cut off', 'has no answer']
  const ids = await writeSaved(page, ...texts, 'deleted')
  const gone = ids[3] ?? ''
  const calls = noteCalls(page)

  let meet: (route: Route) => Promise<void> = (route) => route.continue()
  await page.route('**/api/journal/**', (route) => meet(route))
  const kept = [
    { how: (route: Route) => route.fulfill({ status: 503, json: {} }), why: 'server' },
    { how: (route: Route) => route.abort(), why: 'offline' },
    { how: async () => {}, why: 'offline' },
  ]
  for (const [index, { how, why }] of kept.entries()) {
    meet = how
    const [id = '', text = ''] = [ids[index], texts[index]]
    const called = page.waitForRequest((sent) => sent.method() !== 'GET')
    await edit(page, id, `${text}, still`)
    expect(await textsOn(page)).toContain(`${text}, still`)
    await called
    if (text === 'has no answer') await page.clock.fastForward(120_000)
    await expect.poll(() => statusOn(page)).toMatchObject({ kind: 'failed', why, count: index + 1 })
    expect(await markOn(page, anna.userId)).toBe('true')
  }
  expect(calls[0]).toBe(`PUT /api/journal/${ids[0]}`)

  meet = (route) => route.fulfill({ status: 503, json: {} })
  await remove(page, gone)
  expect(await textsOn(page)).not.toContain('deleted')
  await expect.poll(() => statusOn(page)).toMatchObject({ kind: 'failed', why: 'server', count: 4 })
  expect(await markOn(page, anna.userId)).toBe('true')
  const before = await entriesOnServer(request, anna)
  expect(before.map(({ content }) => content).sort()).toEqual([...texts, 'deleted'].sort())

  meet = (route) => route.continue()
  await comeBack(page)
  await expect.poll(() => waitingOn(page)).toBe(0)
  const after = await entriesOnServer(request, anna)
  expect(after.map(({ content }) => content).sort()).toEqual(texts.map((t) => `${t}, still`).sort())
  await expect.poll(() => markOn(page, anna.userId)).toBeNull()
})

test('SYNC-09 SYNC-37 a deletion goes to the server wherever it may know of the entry, and only there', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const anna = await people.signIn()
  await openJournal(page, anna)
  const [saved = '', later = ''] = await writeSaved(page, 'on the server', 'left there')
  const calls = noteCalls(page)
  const deleted: { id: string }[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/sync')) deleted.push(...sent.postDataJSON().deleted)
  })

  const here = await write(page, 'only here', true)
  await remove(page, here)
  await page.context().setOffline(true)
  // What is tried before the device knows that it is offline might have arrived.
  await page.waitForFunction(() => !navigator.onLine)
  const unsent = await write(page, 'never sent')
  await remove(page, unsent)
  expect(await waitingOn(page)).toBe(0)
  // A line is announced before it carries anything: what failed would take the deletion along.
  const synced = page.waitForResponse('**/api/journal/sync')
  await page.context().setOffline(false)
  await synced
  await remove(page, saved)
  expect(await textsOn(page)).toEqual(['left there'])
  await expect.poll(() => waitingOn(page)).toBe(0)
  expect(calls).toContain(`DELETE /api/journal/entries/${saved}`)
  expect(deleted).toEqual([])

  const lost = await writeUnanswered(page, 'sent, without an answer')
  expect(await entriesOnServer(request, anna)).toHaveLength(2)
  await remove(page, lost)
  await expect.poll(() => waitingOn(page)).toBe(0)
  expect(deleted.map(({ id }) => id)).toContain(lost)

  await page.evaluate(() => window.journal.levels.choose('local'))
  await remove(page, later)
  await expect.poll(() => waitingOn(page)).toBe(0)
  expect(await entriesOnServer(request, anna)).toEqual([])
  expect(calls.join()).not.toMatch(/local_|entries\/temp_/)
  expect(JSON.stringify(deleted)).not.toMatch(new RegExp(`${here}|${unsent}`))
})

/** Writes an entry that reaches the server, whose answer does not come back. */
async function writeUnanswered(page: Page, text: string): Promise<string> {
  await page.route('**/api/journal', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const id = await write(page, text)
  await expect.poll(() => statusOn(page)).toMatchObject({ kind: 'failed' })
  return id
}
