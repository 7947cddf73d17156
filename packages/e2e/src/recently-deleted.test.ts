import type { Page } from '@playwright/test'
import {
  earlierOnServer,
  edit,
  entriesOnServer,
  noteCalls,
  openJournal,
  write,
} from '#fixtures/harness.ts'
import { looksRight } from '#fixtures/looks.ts'
import { goOffline } from '#fixtures/offline.ts'
import { expect, open, test } from '#fixtures/test.ts'

const DAY = 24 * 60 * 60 * 1000

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recently deleted' })
const deleted = (page: Page) => dialog(page).getByRole('radio')

async function openRecentlyDeleted(page: Page): Promise<void> {
  await open(page, '/journal')
  await page.getByRole('button', { name: 'Show Past Entries' }).click()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
}

test('SYNC-34 PRIV-35 what was deleted is found for 30 days, here and on the server, and comes back whole', async ({
  page,
  signIn,
  request,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const anna = await signIn()
  const headers = { authorization: `Bearer ${anna.token}` }
  const bodies: string[] = []
  page.on('request', (sent) => bodies.push(sent.postData() ?? ''))

  const [first, second] = ['Bought quinces.', 'Bought too many pears.']
  const made = await request.post('/api/journal', { headers, data: { content: first } })
  const { _id } = await made.json()
  const data = { title: 'Market', content: second }
  await request.put(`/api/journal/${_id}`, { headers, data })
  await request.delete(`/api/journal/entries/${_id}`, { headers })
  await openJournal(page, anna)
  const removeHere = (id: string) =>
    page.evaluate((which) => window.journal.store.remove(which), id)
  const here = await write(page, 'What nobody else is to read, at some length.', true)
  await edit(page, here, 'Torn out.')
  await removeHere(here)

  await openRecentlyDeleted(page)
  await expect(deleted(page)).toHaveCount(2)
  await expect(deleted(page).first()).toBeFocused()
  await expect(deleted(page).first()).toHaveAccessibleName(
    /^Journal Entry - \w+ \d+, \d+ This device · 2 words Gone for good in 30 days$/,
  )
  await expect(deleted(page).nth(1)).toHaveAccessibleName('Market 4 words Gone for good in 30 days')
  await expect(dialog(page).getByRole('article')).toContainText('Torn out.')
  await looksRight(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('article')).toContainText(second)
  const restore = dialog(page).getByRole('button', { name: 'Restore this entry' })
  await restore.click()
  await expect(deleted(page)).toHaveCount(1)
  await expect(dialog(page).getByRole('status')).toHaveText('“Market” is back among your entries.')
  expect((await entriesOnServer(request, anna)).map(({ content }) => content)).toEqual([second])
  expect(await earlierOnServer(request, anna, _id)).toEqual([first])
  await restore.click()
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(
    'Nothing was deleted lately',
  )
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openJournal(page, anna)
  const texts = await page.evaluate(() =>
    window.journal.store.entries().map(({ content }) => content),
  )
  expect(texts.sort()).toEqual([second, 'Torn out.'].sort())

  await removeHere(here)
  // By then the question about notifications would be asked again, in place of the journal.
  await page.evaluate((until) => {
    localStorage.notificationsNotNowUntil = until
  }, new Date(Date.now() + 45 * DAY).toISOString())
  await page.clock.setFixedTime(Date.now() + 29.5 * DAY)
  await openRecentlyDeleted(page)
  await expect(deleted(page)).toHaveAccessibleName(/Gone for good in 1 day$/)
  await goOffline(page)
  await page.keyboard.press('Escape')
  const calls = noteCalls(page)
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  await expect(dialog(page)).toContainText('connect to see them')
  await expect(deleted(page)).toHaveCount(1)
  expect(calls).toContain('GET /api/journal/deleted')
  await context.setOffline(false)
  await expect(dialog(page)).not.toContainText('connect to see them')

  await page.clock.setFixedTime(Date.now() + 31 * DAY)
  await openRecentlyDeleted(page)
  await expect(dialog(page)).toContainText('Nothing was deleted lately')
  await openJournal(page, anna)
  expect(await page.evaluate((id) => window.journal.store.revisions(id), here)).toEqual([])
  expect(bodies.join()).not.toMatch(/nobody else|Torn/)
})
