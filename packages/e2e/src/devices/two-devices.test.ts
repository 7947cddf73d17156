import type { Page } from '@playwright/test'
import {
  earlierOnServer,
  edit,
  entriesOnServer,
  looking,
  openJournal,
  textsOn,
  waitingOn,
  write,
} from '#fixtures/harness.ts'
import { goOffline } from '#fixtures/offline.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, test } from '#fixtures/test.ts'

const isSettled = (page: Page) => expect.poll(() => waitingOn(page)).toBe(0)

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
