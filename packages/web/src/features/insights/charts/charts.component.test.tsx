import type { Entry } from '@daywell/core/journal'
import { addDays } from '@daywell/core/time'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium } from '#app/testing/premium.ts'
import { editor, press, says } from '#features/journal/testing/journal-page.ts'

const NOON = Date.parse('2026-03-18T12:00:00.000Z')
const TODAY = '2026-03-18'
const ANGRY = 'I was angry with Johan about the quinces.'
const GLAD = 'I was happy about the garden. My sister called.'
const NONE = { status: 404, body: { error: 'None', code: 'no_entries' } }

const chart = (name: string) => page.getByRole('region', { name, exact: true })
const points = (at: Locator) => at.getByRole('group', { name: /arrow keys/ }).getByRole('button')
const words = chart('Words per week')
const year = chart('A year of writing')
const weekday = chart('Feelings by weekday')
const hour = chart('Feelings by hour')

const ago = (days: number) => addDays(TODAY, -days)
const on = (days: number, content: string) => ({
  title: 'A page',
  content,
  localDate: ago(days),
  timeZone: 'Europe/Vienna',
  createdAt: `${ago(days)}T01:00:00.000Z`,
})
const LONG_AGO = on(100, 'Long ago I was happy.')
const MANY = [
  ...Array.from({ length: 12 }, (_, n) => on(n, `${GLAD} Page ${n}.`)),
  ...[on(3, ANGRY), LONG_AGO],
]

async function open(...parts: readonly Partial<Entry>[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  onTestFinished(() => void vi.useRealTimers())
  signIn()
  const { answers } = journalOn(...parts)
  const made = { weeklySummary: NONE, monthlySummary: NONE }
  return openApp('/summary', answersForPremium({ ...answers, ...made }))
}

const hit = async (at: Locator, key: string) => {
  await expect.element(at).toBeVisible()
  at.element().focus()
  await press(key)
}

it('a chart with too few entries says how many it needs', async () => {
  await open(on(0, GLAD), LONG_AGO)
  await says(words, 'This chart needs 3 entries. You have 1.')
  await says(
    hour,
    'This chart needs 10 entries with a clear feeling, written on the day they’re about. You have 1.',
  )
  await says(year, 'You wrote on 2 of 101 days since')
})

it('charts summarize entries, work by keyboard, and open the entries behind each point', async () => {
  await open(...MANY)
  await says(
    chart('Mood over time'),
    'Of 13 entries with a clear mood, 12 read as good and 1 as hard',
  )
  await says(
    chart('Rising and falling themes'),
    '“garden” and “sister” came up most, in 12 of 13 entries each.',
  )
  await expect.poll(() => points(year).elements()).toHaveLength(13)
  const at = () => (document.activeElement as HTMLElement | null)?.dataset.point
  points(year).last().element().focus()
  await press('Home')
  expect(at()).toBe(ago(100))
  await press('End')
  for (let n = 0; n < 3; n++) await press('ArrowLeft')
  await press('Enter')
  await expect.element(year.getByText(ANGRY)).toBeVisible()
  await press('Escape')
  await expect.element(year.getByText(ANGRY)).not.toBeInTheDocument()
  await press('Enter')
  await hit(year.getByRole('button', { name: 'Close' }), 'Escape')
  await expect.element(year.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  expect(at()).toBe(ago(3))

  // The table opens the same entries.
  await words.getByText('Show as a table').click()
  await words.getByRole('table').getByRole('button').first().click()
  await expect.element(words.getByRole('link').first()).toHaveAttribute('href', '/journal')
})

it('any range can be charted, and an invalid one leaves the charts unchanged', async () => {
  await open(...MANY)
  await expect.element(words.getByText('Show as a table')).toBeVisible()
  await page.getByLabelText('From', { exact: true }).fill(ago(1))
  await says(words, 'This chart needs 3 entries. You have 2.')
  await page.getByLabelText('To', { exact: true }).fill(ago(9))
  await expect
    .element(page.getByText('The start date must be on or before the end date.'))
    .toBeVisible()
  await says(words, 'This chart needs 3 entries. You have 2.')
  await page.getByText('All', { exact: true }).click()
  await says(chart('Mood over time'), 'Of 14 entries')
  await words.getByText('Show as a table').click()
  await words.getByRole('table').getByRole('button').last().click()
  await words.getByRole('link').first().click()
  await expect.poll(editor.value).toBe(LONG_AGO.content)
})

it('a wrong emotion can be corrected, and unread entries are mentioned', async () => {
  const server = await open(...MANY)
  server.answers.correctInsight = { status: 204, body: undefined }
  await hit(weekday.getByRole('button', { name: /^Anger, .*: 1 of/ }), 'Enter')
  await expect.element(weekday.getByText(ANGRY)).toBeVisible()
  await hit(weekday.getByRole('button', { name: 'Not right?' }), 'Enter')
  await weekday.getByRole('checkbox', { name: 'anger', exact: true }).click()
  await weekday.getByRole('checkbox', { name: 'fear', exact: true }).click()
  await looksRight()
  await hit(page.getByRole('button', { name: 'Save', exact: true }), 'Enter')
  await says(weekday, 'reads as fear')
  await says(weekday, 'Saved. We’ve updated the charts.')
  await expect.element(weekday.getByRole('button', { name: /^Fear, .*: 1 of/ })).toBeVisible()
  expect(weekday.getByRole('button', { name: /^Anger/ }).elements()).toEqual([])

  await hit(hour.getByRole('button', { name: /^Joy, / }).first(), 'Enter')
  await hit(hour.getByRole('button', { name: 'All sentences' }).first(), 'Enter')
  const plain = hour.getByRole('listitem').filter({ hasText: 'no feeling detected' }).last()
  await hit(plain.getByRole('button', { name: 'Not right?' }), 'Enter')
  await hour.getByRole('checkbox', { name: 'calm', exact: true }).click()
  await hit(page.getByRole('button', { name: 'Save', exact: true }), 'Enter')
  await expect.element(hour.getByRole('button', { name: /^Calm, .*: 1 of/ })).toBeVisible()
  await expect.poll(() => server.sent('correctInsight')).toHaveLength(2)
})

it('FMT-24 sentences behind a point have no marks, and the one that is shown is corrected', async () => {
  const typed =
    '# Monday\n\n- **I was angry!**\n- We had *hot* [tea](https://example.com/tea).\n- The kettle is ~~off~~ on.'
  const server = await open(on(0, typed), LONG_AGO)
  server.answers.correctInsight = { status: 204, body: undefined }
  await expect.poll(() => points(year).elements()).toHaveLength(2)
  await hit(points(year).last(), 'Enter')
  await hit(year.getByRole('button', { name: 'All sentences' }), 'Enter')
  const quotes = () => [...year.element().querySelectorAll('q')].map((quote) => quote.textContent)
  const sentences = ['Monday', 'I was angry!', 'We had hot tea.', 'The kettle is on.']
  await expect.poll(quotes).toEqual(sentences)
  const tea = year.getByRole('listitem').filter({ hasText: 'We had hot tea.' }).last()
  await hit(tea.getByRole('button', { name: 'Not right?' }), 'Enter')
  await year.getByRole('checkbox', { name: 'calm', exact: true }).click()
  await hit(page.getByRole('button', { name: 'Save', exact: true }), 'Enter')
  await says(tea, 'reads as calm')
  await expect
    .poll(() => server.sent('correctInsight'))
    .toMatchObject([
      { sentence: 'We had *hot* [tea](https://example.com/tea).', emotions: ['calm'] },
    ])
  expect(quotes()).toEqual(sentences)
})
