import type { Page } from '@playwright/test'
import {
  edit,
  entriesOnServer,
  journalInApp,
  looking,
  noteCalls,
  openHarness,
  openJournal,
  textsOn,
  waitingOn,
  write,
} from '#fixtures/harness.ts'
import { cutOff, goOffline, isOffline } from '#fixtures/offline.ts'
import { expect, test } from '#fixtures/test.ts'

const statusOn = (page: Page) => page.evaluate(() => window.journal.sync.status().kind)
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50/

test.describe('with the app kept on the device', () => {
  test.use({ keepsApp: true })

  test('SYNC-05 SYNC-24 what is written offline outlives the tab and arrives once', async ({
    page,
    context,
    request,
    people,
    problems,
  }) => {
    problems.allow(OFFLINE)
    const anna = await people.signIn()
    const open = await journalInApp(context, anna)
    await open(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await expect.poll(() => statusOn(page)).toBe('saved')
    await goOffline(page)
    const id = await write(page, 'written in the tunnel')
    expect(id).toMatch(/^temp_[0-9a-f]{24}$/)
    expect(
      await page.evaluate((key) => localStorage.getItem(key), `sync_needed_${anna.userId}`),
    ).toBe('true')
    await cutOff(page)
    await page.close()

    const again = await context.newPage()
    await again.goto('/')
    await isOffline(again)
    await open(again)
    expect(await textsOn(again)).toEqual(['written in the tunnel'])
    await edit(again, id, 'written in the tunnel, and read again in it')
    await expect.poll(() => statusOn(again)).toBe('waiting')
    expect(await entriesOnServer(request, anna)).toEqual([])
    await context.setOffline(false)
    await expect.poll(() => waitingOn(again)).toBe(0)
    const [saved, ...more] = await entriesOnServer(request, anna)
    expect(saved?.content).toBe('written in the tunnel, and read again in it')
    expect(more).toEqual([])
    const ids = await again.evaluate(() => window.journal.store.entries().map(({ _id }) => _id))
    expect(ids).toEqual([saved?._id])
  })
})

test('SYNC-07 a save whose answer is lost is there once, and what follows it, too', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(OFFLINE)
  const anna = await people.signIn()
  await openJournal(page, anna)
  await expect.poll(() => statusOn(page)).toBe('saved')
  await page.route('**/api/journal', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const id = await write(page, 'first')
  // On the page itself: it tries again a second later, and is not looked at more often from here.
  await page.waitForFunction(() => window.journal.sync.status().kind === 'failed')
  await edit(page, id, 'first, and more')
  await expect.poll(() => waitingOn(page)).toBe(0)
  const entries = await entriesOnServer(request, anna)
  expect(entries.map(({ content }) => content)).toEqual(['first, and more'])
})

test('SYNC-26 what is kept on the device never leaves it', async ({ page, request, people }) => {
  const anna = await people.signIn()
  const bodies: string[] = []
  page.on('request', (sent) => bodies.push(sent.postData() ?? ''))
  await openJournal(page, anna)
  const id = await write(page, 'nobody else is to know', true)
  expect(id).toMatch(/^local_[0-9a-f]{24}$/)
  await write(page, 'this may travel')
  await expect.poll(() => waitingOn(page)).toBe(0)
  await edit(page, id, 'nobody else is to know, ever')
  const calls = noteCalls(page)
  await looking(page, () => calls).toContain('POST /api/journal/sync')
  expect(bodies.join()).not.toContain('nobody else')
  const entries = await entriesOnServer(request, anna)
  expect(entries.map(({ content }) => content)).toEqual(['this may travel'])
})

test('PRIV-17 PRIV-32 IndexedDB is the store, local storage its mirror, or the store without it', async ({
  page,
  people,
  browser,
  baseURL,
}) => {
  const anna = await people.signIn()
  await openJournal(page, anna)
  await write(page, 'in both', true)
  const key = `journal_entries_${anna.userId}`
  const mirror = () => page.evaluate((name) => localStorage.getItem(name), key)
  await expect.poll(mirror).toContain('in both')
  await page.evaluate((name) => localStorage.removeItem(name), key)
  await openJournal(page, anna)
  expect(await textsOn(page)).toEqual(['in both'])

  // Some browsers have none, and some throw when one only looks for it.
  const refusals = [
    '{ value: undefined }',
    "{ get() { throw new DOMException('No', 'SecurityError') } }",
  ]
  for (const refusal of refusals) {
    const old = await browser.newContext(baseURL ? { baseURL } : {})
    await old.addInitScript(`Object.defineProperty(window, 'indexedDB', ${refusal})`)
    const without = await old.newPage()
    await openJournal(without, anna)
    expect(await without.evaluate(() => window.journal.store.kind)).toBe('local-storage')
    await write(without, 'without a database', true)
    await without.reload()
    await openHarness(without)
    await openJournal(without, anna)
    expect(await textsOn(without)).toEqual(['without a database'])
    await old.close()
  }
})
