import type { Page } from '@playwright/test'
import { deskOn, draftsOn } from '#fixtures/desk.ts'
import {
  earlierOnServer,
  edit,
  entriesOnServer,
  looking,
  noteCalls,
  openJournal,
  textsOn,
  waitingOn,
  write,
} from '#fixtures/harness.ts'
import { cutOff, goOffline, isOffline } from '#fixtures/offline.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, openEmptyPage, test } from '#fixtures/test.ts'

const statusOn = (page: Page) => page.evaluate(() => window.journal.sync.status().kind)
const isSettled = (page: Page) => expect.poll(() => waitingOn(page)).toBe(0)

test('JRN-26 tabs tell each other, one alone speaks with the server, and words of both stay', async ({
  page,
  context,
  request,
  people,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await people.signIn()
  await openJournal(page, anna)
  const id = await write(page, 'from the first tab')
  await isSettled(page)
  const second = await context.newPage()
  const [firstSent, secondSent] = [noteCalls(page), noteCalls(second)]
  await openJournal(second, anna)
  expect(await textsOn(second)).toEqual(['from the first tab'])
  await edit(second, id, 'from the second tab')
  await expect.poll(() => textsOn(page)).toEqual(['from the second tab'])
  await isSettled(second)
  const [saved] = await entriesOnServer(request, anna)
  expect(saved?.content).toBe('from the second tab')
  expect(firstSent).toEqual([`PUT /api/journal/${saved?._id}`])
  expect(secondSent).toEqual([])

  // Both have the same version before them, and neither sees what the other one writes.
  await goOffline(page)
  await isOffline(second)
  const writtenOn = await page.evaluate((which) => window.journal.store.find(which)?.updatedAt, id)
  for (const [tab, content] of [
    [page, 'the first tab goes on'],
    [second, 'the second tab goes on'],
  ] as const) {
    await tab.evaluate(
      ([which, text, on]) => window.journal.entries.updateEntry(which, { content: text }, on),
      [id, content, writtenOn] as const,
    )
  }
  await cutOff(page)
  await page.close()
  await context.setOffline(false)
  await isSettled(second)
  expect(secondSent).toContain('POST /api/journal/sync')
  const [stored] = await entriesOnServer(request, anna)
  expect(stored?.content).toBe('the second tab goes on')
  const earlier = await earlierOnServer(request, anna, stored?._id ?? '')
  expect(earlier).toEqual(expect.arrayContaining(['the first tab goes on', 'from the second tab']))
  await expect.poll(() => statusOn(second)).toBe('saved')
})

test('SYNC-06 SYNC-19 SYNC-23 two devices that write into one entry offline agree, and the one that loses is kept', async ({
  page,
  context,
  browser,
  baseURL,
  request,
  people,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await people.signIn()
  await openJournal(page, anna)
  expect(await write(page, 'one entry')).toMatch(/^temp_/)
  await isSettled(page)
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await elsewhere.newPage()
  await openJournal(phone, anna)
  await expect.poll(() => textsOn(phone)).toEqual(['one entry'])
  const [saved] = await entriesOnServer(request, anna)
  const id = saved?._id ?? ''
  expect(await idsOn(page)).toEqual([id])

  await goOffline(page)
  await goOffline(phone)
  await openJournal(page, anna)
  expect(await textsOn(page)).toEqual(['one entry'])
  await edit(page, id, 'from the laptop, earlier')
  await edit(phone, id, 'from the phone, later')
  await elsewhere.setOffline(false)
  await isSettled(phone)
  await context.setOffline(false)
  await isSettled(page)
  for (const device of [page, phone]) {
    await looking(device, () => textsOn(device)).toEqual(['from the phone, later'])
  }
  const earlier = await earlierOnServer(request, anna, id)
  expect(earlier).toEqual(expect.arrayContaining(['from the laptop, earlier', 'one entry']))

  await phone.evaluate((which) => window.journal.entries.deleteEntry(which), id)
  await isSettled(phone)
  await looking(page, () => textsOn(page)).toEqual([])
  expect(await deletedOnServer(page, anna)).toEqual(['from the phone, later'])
  await elsewhere.close()
})

test('SYNC-36 what is written while a save is under way stays, and follows it', async ({
  page,
  request,
  people,
}) => {
  const anna = await people.signIn()
  await openJournal(page, anna)
  await expect.poll(() => statusOn(page)).toBe('saved')
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/journal', async (route) => {
    const response = await route.fetch()
    arrived.resolve()
    await held.promise
    await route.fulfill({ response })
  })
  const id = await write(page, 'sent')
  await arrived.promise
  await edit(page, id, 'sent, and more')
  held.resolve()
  await expect.poll(() => idsOn(page)).not.toContain(id)
  expect(await textsOn(page)).toEqual(['sent, and more'])
  await isSettled(page)
  const stored = await entriesOnServer(request, anna)
  expect(stored.map(({ content }) => content)).toEqual(['sent, and more'])
})

test('a tab of an older version offers to reload when a newer one comes, and overwrites nothing', async ({
  page,
  context,
  signIn,
}) => {
  const anna = await signIn()
  const desk = deskOn(page)
  await desk.open()
  await desk.write('written before')
  const newer = await context.newPage()
  await openEmptyPage(newer)
  const rows = await newer.evaluateHandle(async (userId) => {
    const opening = indexedDB.open(`daywell-${userId}`, 99)
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    return () =>
      new Promise<string>((resolve) => {
        const all = db.transaction('rows').objectStore('rows').getAll()
        all.onsuccess = () => resolve(JSON.stringify(all.result))
      })
  }, anna.userId)
  await expect(page.getByText('A newer Daywell is open in another tab')).toBeVisible()

  await desk.text.fill('written too late')
  await desk.save.click()
  await expect(desk.status('Error saving - please try again')).toBeVisible()
  const kept = await rows.evaluate((read) => read())
  expect(kept).toContain('written before')
  expect(kept).not.toContain('written too late')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await loaded
  expect(await draftsOn(page, anna.userId)).toMatchObject({ content: 'written too late' })
})

function idsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.journal.store.entries().map(({ _id }) => _id))
}

/** The texts under Recently deleted. */
async function deletedOnServer({ request }: Page, { token }: SignedIn): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get('/api/journal/deleted', { headers })
  const deleted: { content: string }[] = await answer.json()
  return deleted.map(({ content }) => content)
}
