import type { Entry } from '@daywell/core/journal'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, past, press, says, textOf } from '#features/journal/testing/journal-page.ts'

const NOON = Date.parse('2026-03-18T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60_000
const [TODAY, YESTERDAY] = ['2026-03-18', '2026-03-17']

const entry = (title: string, localDate: string) => ({
  title,
  content: `${title}, and rain`,
  localDate,
  createdAt: `${localDate}T09:00:00.000Z`,
})
const THREE = [
  entry('The long way home', '2025-03-18'),
  entry('Two days ago', '2026-03-16'),
  entry('Only yesterday', YESTERDAY),
]

const line = page.getByRole('main').getByRole('button', { name: /^Your writing/ })
const panel = page.getByRole('dialog', { name: 'Your writing' })
const heading = panel.getByRole('heading', { level: 3 })
const storedStreak = () =>
  ['currentStreak', 'lastEntryDate'].map((key) => localStorage.getItem(key))

/** Stores wrong values, which only a recomputation corrects. */
function forge() {
  localStorage.setItem('currentStreak', '99')
  localStorage.setItem('lastEntryDate', '1999-12-31')
}

/** Stops the clock at noon, far from midnight. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  onTestFinished(() => void vi.useRealTimers())
}

async function openJournal(...entries: readonly Partial<Entry>[]) {
  stopClock()
  signIn()
  forge()
  const server = await openApp('/journal', answersForAnna(journalOn(...entries).answers))
  await expect.element(line).toBeVisible()
  return server
}

it('STRK-08 STRK-09 STRK-10 the streak is computed at start and after every change of entries', async () => {
  await openJournal(...THREE)
  await says(line, '2-day streak')
  expect(storedStreak()).toEqual(['2', YESTERDAY])
  await expect.element(editor.button('A year ago on this day: The long way home')).toBeVisible()

  await editor.showEntries.click()
  await past.open('Only yesterday').click()
  await expect.poll(editor.value).toBe('Only yesterday, and rain')
  forge()
  await editor.write('Only yesterday, and it has cleared up since')
  await expect.poll(storedStreak).toEqual(['2', YESTERDAY])
  await says(line, '2-day streak')

  await editor.startNew.click()
  await editor.title.fill('This morning')
  await editor.write('Coffee in the blue cup')
  await says(line, 'Three in a row')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Three days in a row. Nice start.' }))
    .toBeInTheDocument()
  expect(storedStreak()).toEqual(['3', TODAY])

  await editor.openEntries()
  await past.act('This morning', 'Delete').click()
  await editor.dialog.getByRole('button', { name: 'Delete' }).click()
  await says(line, '2-day streak')
  expect(storedStreak()).toEqual(['2', YESTERDAY])
  vi.setSystemTime(NOON + 2 * DAY_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(storedStreak).toEqual(['0', YESTERDAY])
  await expect.poll(() => textOf(line)).not.toContain('streak')
})

it('the streak is explained, and the days of the year work by keyboard', async () => {
  await openJournal(...THREE, entry('This morning', TODAY))
  await says(line, /streak|in a row/)
  await press('Alt+Shift+y')
  await expect.element(panel.getByRole('heading', { name: '3-day streak' })).toBeVisible()
  const said = textOf(panel)
  expect(said).toContain(
    'You’ve written every day since 16 Mar, 3 days in a row. There’s no entry for 15 Mar on this device, so your streak starts the day after.',
  )
  expect(textOf(panel.getByRole('definition').first())).toBe('3 days')
  expect(said).toContain('4 more days to reach 7')
  expect(said).toMatch(/You wrote on 3 of 36[56] days/)
  expect(textOf(panel.getByRole('row').first())).toBe('MonthDays writtenEntriesWords')
  await looksRight()
  await page.viewport(1280, 800)
  const dayOf = (selector: string) => panel.element().querySelector<HTMLElement>(selector)
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.day
  dayOf('[aria-current="date"]')?.focus()
  await press('ArrowUp')
  await expect.poll(focused).toBe(YESTERDAY)
})

it('on touch screens one month’s days are shown, and keys continue into the next', async () => {
  await page.viewport(360, 800)
  await openJournal(...THREE)
  await line.click()
  await expect.element(heading.first()).toBeVisible()
  const days = () => [...panel.element().querySelectorAll<HTMLElement>('[data-day]')]
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.day
  await expect.poll(() => days().length).toBeLessThanOrEqual(31)
  const sizes = days().map((day) => Math.min(day.clientWidth, day.clientHeight))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
  await panel.getByRole('button', { name: 'Previous month' }).click()
  await expect
    .poll(() => days().some(({ dataset }) => dataset.day?.startsWith('2026-03')))
    .toBe(false)
  days().at(-1)?.focus()
  await press('ArrowRight')
  await expect.poll(focused).toBe('2026-03-01')
  await press('End')
  await expect.poll(focused).toBe(TODAY)
  await press('ArrowLeft')
  await expect.poll(focused).toBe(YESTERDAY)
  await press('Enter')
  const chosen = '17 Mar, 1 entry'
  await says(panel.getByRole('status').filter({ hasText: '1 entry' }), chosen)
  await expect.element(panel.getByRole('heading', { level: 4, name: chosen })).toBeVisible()
  await panel.getByRole('button', { name: /^Only yesterday/ }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(editor.title).toHaveValue('Only yesterday')
})

it('days are not called missing before the first sync, and a first entry is suggested', async () => {
  await page.viewport(360, 800)
  signIn()
  const { answers } = journalOn()
  const held = Promise.withResolvers<void>()
  let fails = true
  await openApp('/journal', {
    ...answersForAnna(),
    async syncEntries(call) {
      await held.promise
      if (fails) throw new TypeError('Failed to fetch')
      return answers.syncEntries(call)
    },
  })
  await expect.element(line).toHaveAccessibleName('Your writing')
  await line.click()
  await expect.element(panel.getByText('Counting your writing days…')).toBeInTheDocument()
  expect(heading.query()).toBeNull()
  held.resolve()
  await says(heading, 'We couldn’t load your entries')
  expect(storedStreak()).toEqual([null, null])
  const retry = panel.getByRole('button', { name: 'Try again' })
  // Not earlier: sync retries on its own, and the button would be gone.
  retry.element().addEventListener('click', () => {
    fails = false
  })
  await retry.click()
  await says(heading, 'No entries yet')
  await expect.element(line).toHaveAccessibleName('Your writing: 0 of 5 this week')
  expect(storedStreak()).toEqual(['0', null])
  await looksRight()
  await panel.getByRole('button', { name: 'Write today' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(editor.text).toHaveFocus()
})
