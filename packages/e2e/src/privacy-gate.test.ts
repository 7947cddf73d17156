import {
  edit,
  entriesOnServer,
  openJournal,
  type PrivacyLevel,
  textsOn,
  waitingOn,
  write,
} from '#fixtures/harness.ts'
import { expect, test } from '#fixtures/test.ts'

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

test('PRIV-42 PRIV-44 nothing is uploaded until the level is known', async ({
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
  expect(await page.evaluate(() => localStorage.getItem('userPreferences'))).toBeNull()
})

test('PRIV-45 the stricter level holds until the person chooses', async ({
  page,
  people,
  problems,
}) => {
  // The test itself says what the server holds.
  problems.allow(/ERR_FAILED/)
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => route.abort(),
  )
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
  browser,
  baseURL,
  people,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await people.signIn()
  await page.context().setOffline(true)
  await openJournal(page, anna)
  await page.evaluate(async () => {
    const { store, entries } = window.journal
    const first = await entries.createEntry({ content: 'one of many' })
    const { updatedAt: _, ...words } = first
    const saves = Array.from({ length: 1050 }, (__, index) =>
      store.save({ ...words, _id: `temp_${index.toString(16).padStart(24, '0')}` }),
    )
    await Promise.all(saves)
  })
  const sizes: number[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/sync')) sizes.push(call.postDataJSON().entries.length)
  })
  await page.context().setOffline(false)
  await expect.poll(() => waitingOn(page), { timeout: 60_000 }).toBe(0)
  expect(Math.max(...sizes)).toBe(500)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1051)

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await elsewhere.newPage()
  await openJournal(phone, anna)
  await expect.poll(async () => (await textsOn(phone)).length, { timeout: 60_000 }).toBe(1051)
  await elsewhere.close()
})
