import type { Request } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import {
  chooseLevel,
  edit,
  entriesOnServer,
  looking,
  noteCalls,
  openJournal,
  type PrivacyLevel,
  textsOn,
  waitingOn,
  write,
} from '#fixtures/harness.ts'
import { expect, store, test } from '#fixtures/test.ts'

const PREFERENCES = '**/api/user/preferences'

test('SYNC-04 PRIV-07 PRIV-26 PRIV-28 under local everything stays here and no request carries a word', async ({
  page,
  request,
  people,
}) => {
  const anna = await people.signIn()
  await openJournal(page, anna)
  const [left, gone] = [await write(page, 'left as it is'), await write(page, 'to be deleted')]
  await expect.poll(() => waitingOn(page)).toBe(0)
  const bodies: string[] = []
  page.on('request', (sent) => bodies.push(sent.postData() ?? ''))
  await page.evaluate(() => window.journal.levels.choose('local'))
  expect(await write(page, 'a private thought')).toMatch(/^local_/)
  expect(await edit(page, left, 'a private turn')).toMatch(/^local_/)
  await page.evaluate((id) => window.journal.entries.deleteEntry(id), gone)
  await expect.poll(() => waitingOn(page)).toBe(0)
  expect((await textsOn(page)).sort()).toEqual(['a private thought', 'a private turn'])
  expect(await entriesOnServer(request, anna)).toEqual([])
  expect(bodies.join()).not.toMatch(/private|left as|to be/)
})

test('PRIV-27 the server copy goes once the words are safe here, and not before', async ({
  page,
  context,
  request,
  people,
}) => {
  const anna = await people.signIn()
  await openJournal(page, anna)
  const id = await write(page, 'on the server')
  await expect.poll(() => waitingOn(page)).toBe(0)
  await page.evaluate(() => window.journal.levels.choose('local'))
  const calls = noteCalls(page)
  const removals: string[] = []
  page.on('request', (call) => {
    if (isRemoval(call)) removals.push(call.url())
  })

  // The device cannot take it: the copy on the server is all there is.
  const outcome = await page.evaluate(async (which) => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is broken', 'UnknownError')
    }
    const change = window.journal.entries.updateEntry(which, { content: 'taken home' })
    const ended = await change.then(
      () => 'saved',
      (error: Error) => error.message,
    )
    IDBObjectStore.prototype.put = put
    return ended
  }, id)
  expect(outcome).toBe('The disk is broken')
  await looking(page, () => calls).toContain('POST /api/journal/sync')
  expect(calls.join()).not.toContain('DELETE')
  expect(removals).toEqual([])
  expect(await textsOn(page)).toEqual(['on the server'])

  // At the moment of the removal another tab already finds the words.
  const other = await context.newPage()
  let found: string[] = []
  await page.route('**/api/journal/sync', async (route) => {
    if (isRemoval(route.request())) {
      await openJournal(other, anna)
      found = await textsOn(other)
    }
    await route.continue()
  })
  await edit(page, id, 'taken home')
  await expect.poll(() => waitingOn(page)).toBe(0)
  expect(found).toEqual(['taken home'])
  expect(await entriesOnServer(request, anna)).toEqual([])
})

test('PRIV-02 PRIV-36 cloud keeps everything on the server and here, and the first entry that stays asks for lasting storage', async ({
  page,
  request,
  people,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`)
      return true
    }
  })
  const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')))
  const anna = await people.signIn()
  await openJournal(page, anna)
  await chooseLevel(page, 'cloud')
  await write(page, 'one')
  await write(page, 'two')
  await expect.poll(() => waitingOn(page)).toBe(0)
  const stored = await entriesOnServer(request, anna)
  expect(stored.map(({ content }) => content).sort()).toEqual(['one', 'two'])
  await openJournal(page, anna)
  expect((await textsOn(page)).sort()).toEqual(['one', 'two'])
  expect(await asked()).toBe(0)

  await write(page, 'stays', true)
  await expect.poll(asked).toBe(1)
  await openJournal(page, anna)
  await write(page, 'stays, too', true)
  await page.evaluate(() => window.journal.store.lastSync())
  expect(await asked()).toBe(1)
  expect(await page.evaluate(() => window.journal.notices)).toEqual([])
})

test('PRIV-37 a browser that does not promise to keep what is only here says so on the screen', async ({
  page,
  people,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => false
  })
  const anna = await people.signIn()
  await openJournal(page, anna)
  await chooseLevel(page, 'local')
  await store(page, { ...anna })
  const desk = deskOn(page)
  await desk.open()
  const warning = page.getByText('This browser may remove what’s only on this device').first()
  await expect(warning).toBeHidden()
  // It is said in passing, and may be over before all of the rest is.
  await Promise.all([warning.waitFor(), desk.write('Nobody else is to know')])
})

test('PRIV-01 PRIV-42 PRIV-44 nothing is uploaded until the level is known, which is hybrid for who never chose', async ({
  page,
  request,
  people,
  problems,
}) => {
  problems.allow(/status of 503/)
  const anna = await people.signIn()
  const sent: string[] = []
  page.on('request', (call) => sent.push(call.url()))
  await page.route(PREFERENCES, (route) => route.fulfill({ status: 503, json: {} }))
  await openJournal(page, anna)
  await write(page, 'too early')
  await expect
    .poll(() => page.evaluate(() => window.journal.sync.status()))
    .toMatchObject({ kind: 'failed', why: 'server' })
  expect(sent.filter((url) => url.includes('/api/journal'))).toEqual([])
  await page.unroute(PREFERENCES)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => waitingOn(page)).toBe(0)
  expect(await entriesOnServer(request, anna)).toHaveLength(1)
  const kept = await page.evaluate(
    (key) => localStorage.getItem(key),
    `privacy_level_${anna.userId}`,
  )
  expect(kept).toContain('hybrid')
  expect(await page.evaluate(() => window.journal.levels.level())).toBe('hybrid')
  expect(await page.evaluate(() => localStorage.getItem('userPreferences'))).toBeNull()
})

test('PRIV-45 the stricter level holds until the person chooses', async ({
  page,
  people,
  problems,
}) => {
  // The test itself says what the server holds.
  problems.allow(/ERR_FAILED/)
  await page.route('**/api/**', (route) => route.abort())
  await openJournal(page, await people.signIn())
  const after = (server: PrivacyLevel) =>
    page.evaluate((level) => {
      window.journal.levels.serverSays(level)
      return window.journal.levels.level()
    }, server)
  await page.evaluate(() => window.journal.levels.choose('hybrid'))
  expect(await after('cloud')).toBe('hybrid')
  expect(await after('local')).toBe('local')
  expect(await after('cloud')).toBe('local')
  expect(await write(page, 'stays')).toMatch(/^local_/)
  await page.evaluate(() => window.journal.levels.choose('cloud'))
  expect(await page.evaluate(() => window.journal.levels.level())).toBe('cloud')
})

test('SYNC-42 SYNC-44 many entries travel in pages, both ways', async ({
  page,
  openElsewhere,
  people,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await people.signIn()
  await openJournal(page, anna)
  const status = () => page.evaluate(() => window.journal.sync.status())
  await expect.poll(async () => (await status()).kind).toBe('saved')
  await page.context().setOffline(true)
  // What is tried before the device knows that it is offline takes along what there is by then.
  await page.waitForFunction(() => !navigator.onLine)
  await write(page, 'the first of many')
  await expect.poll(status).toMatchObject({ kind: 'waiting', because: 'offline' })
  await page.evaluate(async () => {
    const { entries } = window.journal
    const many = Array.from({ length: 500 }, (_, index) =>
      entries.createEntry({ content: `one of many: ${index}` }),
    )
    const long = Array.from({ length: 10 }, () =>
      entries.createEntry({ content: 'mountain '.repeat(27_000) }),
    )
    await Promise.all([...many, ...long])
  })
  const tried: Request[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/sync')) tried.push(call)
  })
  await page.context().setOffline(false)
  await expect.poll(() => waitingOn(page), { timeout: 40_000 }).toBe(0)
  // One that is tried just before the network is back is not sent.
  const unsent = /ERR_INTERNET_DISCONNECTED/
  const pages = tried
    .filter((call) => !unsent.test(call.failure()?.errorText ?? ''))
    .map((call) => ({ count: call.postDataJSON().entries.length, body: call.postData() ?? '' }))
    .filter(({ count }) => count > 0)
  const counts = pages.map(({ count }) => count)
  expect(counts[0]).toBe(500)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(511)
  const bytes = pages.map(({ body }) => Buffer.byteLength(body))
  expect(Math.max(...bytes)).toBeLessThanOrEqual(2 * 1024 * 1024)
  expect(pages.length).toBe(3)

  const phone = await openElsewhere()
  const asked = noteCalls(phone)
  await openJournal(phone, anna)
  await expect.poll(async () => (await textsOn(phone)).length, { timeout: 40_000 }).toBe(511)
  expect(asked.filter((call) => call === 'POST /api/journal/sync').length).toBeGreaterThan(2)
  expect((await textsOn(phone)).sort()).toEqual((await textsOn(page)).sort())
})

/** Whether a sync takes the words of an entry away from the server. */
function isRemoval(call: Request): boolean {
  if (!call.url().endsWith('/api/journal/sync')) return false
  return (call.postDataJSON()?.purged ?? []).length > 0
}
