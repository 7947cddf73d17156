import type { Locator, Page } from '@playwright/test'
import { deskOn } from '#fixtures/desk.ts'
import { chooseLevel, noteCalls, openJournal, write } from '#fixtures/harness.ts'
import { dayBefore, press, written } from '#fixtures/insights-page.ts'
import { looksRight } from '#fixtures/looks.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

/** Where everybody has Premium, so that nothing is to be paid first. */
const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

const ANGRY = 'I was angry with Johan about the quinces.'
const GLAD = 'I was happy about the garden. My sister called.'

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const point = (at: Locator, name: RegExp) =>
  at.getByRole('group', { name: /Arrow keys/ }).getByRole('button', { name })

/** Says of the sentence about Johan that it was fear. */
async function putRight(page: Page): Promise<void> {
  const weekday = chart(page, 'Feelings by weekday')
  await point(weekday, /^Anger, .*: 1 of/).press('Enter')
  await expect(weekday.getByText(ANGRY)).toBeVisible()
  await weekday.getByRole('button', { name: 'Not right?' }).press('Enter')
  await weekday.getByRole('checkbox', { name: 'anger', exact: true }).uncheck()
  await weekday.getByRole('checkbox', { name: 'fear', exact: true }).check()
  await press(page, 'Keep it so').press('Enter')
  await expect(weekday.getByText('reads as fear')).toBeVisible()
  await expect(weekday.getByText('Kept. The charts count it as you said.')).toBeVisible()
}

/** Says of a sentence in which nothing was read that it was calm. */
async function tellMore(page: Page): Promise<void> {
  const hour = chart(page, 'Feelings by hour')
  await point(hour, /^Joy, /)
    .first()
    .press('Enter')
  await hour.getByRole('button', { name: 'Every sentence' }).first().press('Enter')
  const plain = hour.getByRole('listitem').filter({ hasText: 'reads as no feeling' }).last()
  await plain.getByRole('button', { name: 'Not right?' }).press('Enter')
  await hour.getByRole('checkbox', { name: 'calm', exact: true }).check()
  await press(page, 'Keep it so').press('Enter')
  await expect(point(hour, /^Calm, .*: 1 of/)).toBeVisible()
}

async function isPutRight(page: Page): Promise<void> {
  const weekday = chart(page, 'Feelings by weekday')
  await expect(point(weekday, /^Fear, .*: 1 of/)).toBeVisible()
  await expect(point(weekday, /^Anger/)).toHaveCount(0)
}

/** How much this device has that was made from entries, and of how many of them. */
function madeFrom(page: Page) {
  return page.evaluate(async () => {
    const all = Object.entries(localStorage)
    const corrections = all.find(([name]) => name.startsWith('insightCorrections_'))?.[1] ?? '[]'
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const opening = indexedDB.open(names.find((name) => name.startsWith('daywell-readings-')) ?? '')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('readings').objectStore('readings').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return { corrections: JSON.parse(corrections).length, readings: counting.result }
  })
}

test('charts say how many entries they take, then what these come to, and open the entries behind each point', async ({
  page,
  signIn,
}) => {
  const session = await signIn()
  // Midnight may pass meanwhile: the day of the page stays the one of the entries.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  const ago = (days: number) => dayBefore(days, now)
  const first = [[0, GLAD] as const, [100, 'Long ago I was happy.'] as const]
  await written(page.request, session, first, now)
  await open(page, '/summary')
  const words = chart(page, 'Words a week')
  await expect(words).toContainText('This takes 3 entries; there is 1 in this time.')
  await expect(chart(page, 'Feelings by hour')).toContainText(
    'This takes 10 entries in which a feeling can be read, begun on the day that they are of; there is 1 in this time.',
  )
  await expect(chart(page, 'A year of writing')).toContainText('You wrote on 2 of 101 days since')

  const many = Array.from({ length: 11 }, (_, n) => [n + 1, `${GLAD} Page ${n}.`] as const)
  await written(page.request, session, [...many, [3, ANGRY]], now)
  const kept: number[] = []
  page.on('response', (answer) => {
    const sent = answer.request()
    if (sent.method() === 'POST' && sent.url().endsWith('/api/insights/corrections'))
      kept.push(answer.status())
  })
  await page.reload()
  const mood = chart(page, 'Mood over time')
  await expect(mood).toContainText(
    'Of 13 entries that tell how you were, 12 read as good and 1 as hard',
  )
  await expect(chart(page, 'Themes, rising and falling')).toContainText(
    '“garden” and “sister” came up most, in 12 of 13 entries each.',
  )

  // By keys from day to day, and back by Escape to where one was.
  const year = chart(page, 'A year of writing')
  const days = year.getByRole('group', { name: /Arrow keys/ }).getByRole('button')
  await expect(days).toHaveCount(13)
  const focused = page.locator(':focus')
  await days.last().focus()
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('data-point', ago(100))
  await page.keyboard.press('End')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(year.getByText(ANGRY)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(year.getByText(ANGRY)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await year.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(year.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(focused).toHaveAttribute('data-point', ago(3))

  // The same from the table.
  await words.getByText('Show as a table').click()
  await words.getByRole('table').getByRole('button').first().click()
  await expect(words.getByRole('link').first()).toHaveAttribute('href', '/journal')

  await putRight(page)
  await isPutRight(page)
  await tellMore(page)
  await looksRight(page)
  // Answered, not only sent: a reload takes along what is under way.
  await expect.poll(() => kept.length).toBe(2)

  // A device that was never told asks the server; what was read of the entries is on this one.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('insightCorrections_')) localStorage.removeItem(name)
  })
  const readers: string[] = []
  page.on('worker', (worker) => readers.push(worker.url()))
  await page.reload()
  await isPutRight(page)
  expect(readers.filter((url) => url.includes('analysis'))).toEqual([])
  await expect.poll(() => madeFrom(page)).toEqual({ corrections: 2, readings: 13 })

  // Any range; what makes none leaves the charts as they were.
  await page.getByLabel('From', { exact: true }).fill(ago(1))
  await expect(words).toContainText('This takes 3 entries; there are 2 in this time.')
  await page.getByLabel('To', { exact: true }).fill(ago(9))
  await expect(page.getByText('The first day must not come after the last.')).toBeVisible()
  await expect(words).toContainText('This takes 3 entries; there are 2 in this time.')
  await page.getByText('All', { exact: true }).click()
  await expect(mood).toContainText('Of 14 entries')
  await chart(page, 'Words a week').getByText('Show as a table').click()
  await words.getByRole('table').getByRole('button').last().click()
  await words.getByRole('link').first().click()
  await expect(deskOn(page).text).toHaveValue(/Long ago/)
})

test('in local the charts are the same, and no word leaves for them or for what is put right', async ({
  page,
  signIn,
}) => {
  const session = await signIn()
  await openJournal(page, session)
  await chooseLevel(page, 'local')
  for (let n = 0; n < 11; n++) await write(page, n === 4 ? ANGRY : `${GLAD} Page ${n}.`, true)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const calls = noteCalls(page)
  await open(page, '/summary')
  await expect(page.getByText('No word of yours leaves it for these charts.')).toBeVisible()
  await putRight(page)
  await page.reload()
  await isPutRight(page)
  expect(calls.filter((call) => /summary|corrections/.test(call))).toEqual([])
  expect(sent.filter((words) => /quinces|garden|Johan/.test(words))).toEqual([])
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([name]) => name.startsWith('insightCorrections_')),
  )
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toMatch(/quinces|Johan/)

  // What was made from an entry goes with it at once, wherever it is deleted.
  await expect.poll(() => madeFrom(page)).toEqual({ corrections: 1, readings: 11 })
  await openJournal(page, session)
  await page.evaluate(async (angry) => {
    const { entries } = window.journal.store
    const [id, other] = [angry, 'Page 9.'].map(
      (words) => entries().find(({ content }) => content.includes(words))?._id ?? '',
    )
    await window.journal.entries.deleteEntry(id ?? '')
    await window.journal.entries.updateEntry(other ?? '', { content: 'Other words now.' })
  }, ANGRY)
  await expect.poll(() => madeFrom(page)).toEqual({ corrections: 0, readings: 9 })
})
