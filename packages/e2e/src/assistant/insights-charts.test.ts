import type { Locator, Page } from '@playwright/test'
import { chooseLevel, noteCalls, openJournal, write } from '#fixtures/harness.ts'
import { press, written } from '#fixtures/pages/insights-page.ts'
import { expect, open } from '#fixtures/test.ts'
import { withSettings } from '#fixtures/with-settings.ts'

/** Premium for everyone, so that the test needn't pay first. */
const test = withSettings({ PREMIUM: 'everyone', SEARCH_BY_MEANING: 'off' })

const ANGRY = 'I was angry with Johan about the quinces.'
const GLAD = 'I was happy about the garden. My sister called.'

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const point = (at: Locator, name: RegExp) =>
  at.getByRole('group', { name: /arrow keys/ }).getByRole('button', { name })

/** Says of the sentence about Johan that it was fear. */
async function putRight(page: Page): Promise<void> {
  const weekday = chart(page, 'Feelings by weekday')
  await point(weekday, /^Anger, .*: 1 of/).press('Enter')
  await expect(weekday.getByText(ANGRY).last()).toBeVisible()
  await weekday.getByRole('button', { name: 'Not right?' }).press('Enter')
  await weekday.getByRole('checkbox', { name: 'anger', exact: true }).uncheck()
  await weekday.getByRole('checkbox', { name: 'fear', exact: true }).check()
  await press(page, 'Save').press('Enter')
  await expect(weekday.getByText('reads as fear')).toBeVisible()
  await expect(weekday.getByText('Saved. We’ve updated the charts.')).toBeVisible()
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

test('what is put right in a chart is kept by the server, and known where the device forgot it', async ({
  page,
  signIn,
}) => {
  const session = await signIn()
  // Midnight may pass meanwhile: the day of the page stays the one of the entries.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  const many = Array.from({ length: 11 }, (_, n) => [n, `${GLAD} Page ${n}.`] as const)
  await written(page.request, session, [...many, [3, ANGRY]], now)
  await open(page, '/summary')
  // Answered, not only sent: a reload takes along what is under way.
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /insights\/corrections$/.test(answer.url()),
  )
  await putRight(page)
  expect((await kept).status()).toBe(204)
  await isPutRight(page)

  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('insightCorrections_')) localStorage.removeItem(name)
  })
  // What was read of the entries is on this device, and needs no second reading.
  const readers: string[] = []
  page.on('worker', (worker) => readers.push(worker.url()))
  await page.reload()
  await isPutRight(page)
  expect(readers.filter((url) => url.includes('analysis'))).toEqual([])
  await expect.poll(() => madeFrom(page)).toEqual({ corrections: 1, readings: 12 })
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
  await expect(page.getByText('These charts are made on this device.')).toBeVisible()
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
