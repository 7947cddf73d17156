import type { Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { entriesOnServer } from '#fixtures/harness.ts'
import { pastEntriesOn, writeOnServer } from '#fixtures/past-entries.ts'
import { expect, test } from '#fixtures/test.ts'

const day = (date: string, title: string) => ({
  title,
  content: `${title}, in a few words.`,
  localDate: date,
  createdAt: `${date}T12:00:00.000Z`,
})
const FOUR = ['First', 'Second', 'Third', 'Fourth'].map((title, n) =>
  day(`2026-03-0${n + 1}`, title),
)

/** Answers the next deletions as the test says, until it says something else. */
async function answerDeletions(page: Page) {
  let answer: 'pass' | 'lose' | number = 'pass'
  let held: Promise<void> | undefined
  const mayDelete = /\/api\/journal\/(?:sync|entries\/[^/]+)$/
  await page.route(mayDelete, async (route) => {
    const isSync = route.request().url().endsWith('/sync')
    if (route.request().method() !== 'DELETE' && !isSync) return route.continue()
    await held
    if (answer === 'pass') return route.continue()
    if (answer === 'lose') return route.abort()
    if (answer === 404) await route.fetch()
    return route.fulfill({ status: answer, json: { code: 'made_up', message: 'No' } })
  })
  return {
    set(next: typeof answer) {
      answer = next
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
  }
}

test('JRN-23 JRN-24 JRN-25 JRN-28 ERR-26 a deletion asks, holds at once, can be taken back, and only a refusal undoes it', async ({
  page,
  signIn,
  request,
  problems,
}) => {
  problems.allow(/status of (?:400|404|500)|ERR_FAILED/)
  const anna = await signIn()
  const desk = deskOn(page)
  const past = pastEntriesOn(page)
  const onServer = async () =>
    (await entriesOnServer(request, anna)).map(({ title }) => title).sort()
  const remove = async (title: string) => {
    await past.open(title).hover()
    await past.act(title, 'Delete').click()
    await expect(desk.dialog).toContainText('This action cannot be undone after 30 days')
    await desk.dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  }
  const toast = (words: string) => page.locator('.Toastify__toast').filter({ hasText: words })
  const deleted = toast('Entry deleted successfully')
  const failed = page.getByRole('alert').getByText('Failed to delete entry', { exact: true })
  await writeOnServer(request, anna, FOUR)
  const server = await answerDeletions(page)
  await desk.open()
  await desk.showEntries.click()
  await expect(past.titles).toHaveText(['Fourth', 'Third', 'Second', 'First'])

  // What is not there any more is no refusal.
  server.set(404)
  const gone = page.waitForResponse((answer) => answer.status() === 404)
  await remove('Fourth')
  await gone
  await expect.poll(onServer).toEqual(['First', 'Second', 'Third'])
  await deleted.getByRole('button', { name: 'Close' }).click()
  await expect(deleted).toBeHidden()
  await expect(failed).toBeHidden()
  await expect(past.titles).toHaveText(['Third', 'Second', 'First'])

  await past.open('Second').hover()
  await past.act('Second', 'Delete').click()
  await expect(desk.dialog.getByRole('heading')).toHaveText('Delete “Second”?')
  await expect(
    desk.dialog.getByText('This action cannot be undone after 30 days', { exact: true }),
  ).toBeVisible()
  await expect(desk.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await desk.dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(past.act('Second', 'Delete')).toBeFocused()
  await expect(past.titles).toHaveCount(3)

  // The server has not answered yet, and then refuses.
  const answered = server.hold()
  server.set(400)
  await remove('Second')
  await expect(past.titles).toHaveText(['Third', 'First'])
  await expect(past.open('First')).toBeFocused()
  await expect(deleted).toHaveText('Entry deleted successfully Undo')
  await expect(failed).toBeHidden()
  answered()
  await expect(past.titles).toHaveText(['Third', 'Second', 'First'])
  await expect(failed).toBeVisible()
  // What was said before is not true any more.
  await expect(deleted).toBeHidden()
  await expect(failed).toBeHidden()

  // It is out of reach: what was deleted stays out, and is gone there, too, later.
  server.set(500)
  await remove('Second')
  await expect(past.titles).toHaveText(['Third', 'First'])
  await expect(deleted).toHaveCount(1)
  server.set('lose')
  await remove('First')
  await expect(past.titles).toHaveText(['Third'])
  await expect(deleted).toHaveCount(2)
  await expect(failed).toBeHidden()
  await page.reload()
  await desk.showEntries.click()
  await expect(past.titles).toHaveText(['Third'])
  expect(await onServer()).toEqual(['First', 'Second', 'Third'])
  server.set('pass')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(onServer).toEqual(['Third'])

  // Undo, after the server has heard of it; the page that showed it is empty meanwhile.
  await past.open('Third').click()
  await expect(desk.text).toHaveValue('Third, in a few words.')
  await desk.text.fill('Third, in other words.')
  await desk.showEntries.click()
  await remove('Third')
  await expect(page.getByRole('heading', { name: 'Start your journaling journey' })).toBeVisible()
  await expect(desk.text).toHaveValue('')
  await expect.poll(onServer).toEqual([])
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(past.titles).toHaveText(['Third'])
  await expect.poll(onServer).toEqual(['Third'])
  await expect(past.card('Third')).toContainText('Third, in other words.')

  // On a phone the list lies over the page, and what is said of it over the list.
  await desk.hideEntries.click()
  await page.setViewportSize({ width: 360, height: 740 })
  await desk.showEntries.click()
  await remove('Third')
  await expect.poll(onServer).toEqual([])
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(deleted.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(past.titles).toHaveText(['Third'])
  // The focus is where it was before it came to what was said.
  await expect(page.getByLabel('Search your entries')).toBeFocused()
  await expect(deleted).toBeHidden()
  await remove('Third')
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(past.titles).toHaveText(['Third'])
})
