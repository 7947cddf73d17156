import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium } from '#app/testing/premium.ts'
import { editor, press, says, textOf, textsOf } from '#features/journal/testing/journal-page.ts'

const NOON = Date.parse('2026-03-18T12:00:00.000Z')
const main = page.getByRole('main')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const year = main.getByRole('region', { name: 'Year in Review' })
const days = main.getByRole('region', { name: 'Your Chosen Days' })
const choice = main.getByRole('form', { name: 'Days to sum up' })
const field = (name: 'From' | 'To') => choice.getByLabelText(name, { exact: true })

const on = (localDate: string, content: string) => ({
  title: 'A page',
  content,
  localDate,
  timeZone: 'Europe/Vienna',
  createdAt: `${localDate}T01:00:00.000Z`,
})
const GARDEN = [
  'My sister called about the garden. I was happy to hear her voice.',
  'The garden took all morning. I felt calm, and a bit tired. The tomatoes are nearly ripe.',
  'I am worried about the job interview. The garden helped, and my sister sent a photo.',
] as const

const SUMMARY = {
  timeframe: '2026',
  entryCount: 3,
  wordCount: 46,
  daysWritten: 3,
  mood: null,
  themes: ['garden'],
  emotions: ['calm'],
  highlights: [],
  reflection: 'The year began in the garden.',
  nextQuestion: 'What is it like there?',
  parts: ['January to March: on Jan 20 you wrote, “The garden took all morning.”'],
  emotionalPatterns: ['You wrote “calm” in 3 entries, in 2 different months.'],
  emotionMonths: { months: ['2026-01'], rows: [{ emotion: 'calm', entries: [3] }] },
}
const NOTHING = { status: 404, body: { error: 'None', code: 'no_entries' } }

function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  onTestFinished(() => void vi.useRealTimers())
}

type Answers = Parameters<typeof answersForPremium>[0]

async function open(path: string, answers: Answers) {
  stopClock()
  signIn()
  return openApp(path, answersForPremium({ weeklySummary: NOTHING, ...answers }))
}

it('INS-86 a year is told in its parts, with the years before and after a step away', async () => {
  const { answers, entries } = journalOn(on('2025-06-20', GARDEN[1]), on('2026-01-20', GARDEN[0]))
  const ids = entries.map(({ _id }) => _id)
  const yearlySummary = vi.fn((call: { headers: Headers }) =>
    call.headers.get('summary-day')
      ? NOTHING
      : { status: 200, body: { summary: SUMMARY, backing: { parts: [[ids[1] ?? '']] } } },
  )
  await open('/summary', { ...answers, yearlySummary } as Answers)
  await button('Yearly').click()
  await expect.element(year).toBeVisible()
  for (const words of [SUMMARY.reflection, ...SUMMARY.parts, SUMMARY.nextQuestion])
    await says(year, words)
  expect(textOf(year)).toContain('Feelings over time')
  expect(textsOf(year.getByRole('definition').elements())[0]).toBe('1')
  await expect.element(main.getByText('2026', { exact: true })).toBeVisible()
  await expect.element(button('Next year')).toHaveAttribute('aria-disabled', 'true')
  await looksRight()
  await button(
    'Show the 1 entry for “January to March: on Jan 20 you wrote, “The garden took all morning.””',
  ).click()
  await says(page.getByRole('dialog'), GARDEN[0])
  await press('Escape')

  await button('Previous year').click()
  await expect.element(button('Previous year')).toHaveFocus()
  expect(location.search).toBe('?period=yearly&day=2025-12-31')
  // The server has none of 2025 here, but the device does: it's made of these.
  await says(year, 'Made on this device.')
  await expect.element(button('Previous year')).toHaveAttribute('aria-disabled', 'true')
  await button('Next year').click()
  expect(location.search).toBe('?period=yearly')
})

it('INS-86 INS-20 a year without entries says so', async () => {
  const { answers } = journalOn(on('2024-01-20', GARDEN[0]))
  await open('/summary?period=yearly', { ...answers, yearlySummary: NOTHING })
  await expect.element(main.getByText(/^No entries found for this year yet/)).toBeVisible()
  await button('Previous year').click()
  await expect.element(main.getByText('No entries from this year.')).toBeVisible()
})

it('INS-86 INS-87 chosen days are summed up once both dates are right', async () => {
  const { answers } = journalOn(on('2026-01-20', GARDEN[0]))
  const summary = { ...SUMMARY, timeframe: 'Jan 1 – Mar 18, 2026' }
  const daysSummary = { status: 200, body: { summary } } as const
  const server = await open('/summary', { ...answers, daysSummary })
  await button('Chosen days').click()
  await expect.element(field('From')).toHaveValue('2026-02-17')
  await expect.element(field('To')).toHaveValue('2026-03-18')
  const tryDays = async (from: string, to: string, problem: string) => {
    await field('From').fill(from)
    await field('To').fill(to)
    await button('Show summary').click()
    await says(choice, problem)
  }
  await tryDays('', '2026-03-01', 'Choose a date')
  await expect.element(field('From')).toHaveFocus()
  await tryDays('2026-03-02', '2026-03-01', 'Choose a date on or after the first one')
  await tryDays('2025-03-01', '2026-03-02', 'Choose up to 366 days')
  await tryDays('2026-03-01', '2026-03-19', 'Choose today or an earlier day')
  await expect.element(field('To')).toHaveFocus()
  await expect.element(field('To')).toHaveAttribute('aria-invalid', 'true')
  await looksRight()
  expect(server.sent('daysSummary')).toEqual([])
  expect(days.query()).toBeNull()

  await field('From').fill('2026-01-01')
  await field('To').fill('2026-03-18')
  await button('Show summary').click()
  await expect.element(days).toBeVisible()
  expect(server.sent('daysSummary')).toEqual([{ from: '2026-01-01', to: '2026-03-18' }])
  expect(location.search).toBe('?period=days&from=2026-01-01&to=2026-03-18')
  expect(main.getByText('Jan 1 – Mar 18, 2026').query()).not.toBeNull()
  await looksRight()
  await button('Weekly').click()
  history.back()
  await expect.element(days).toBeVisible()
})

it('INS-86 days without entries say so', async () => {
  const { answers } = journalOn(on('2026-01-20', GARDEN[0]))
  await open('/summary?period=days&from=2026-02-01&to=2026-02-28', {
    ...answers,
    daysSummary: NOTHING,
  })
  await expect
    .element(main.getByText('No entries from these days. Choose other days.'))
    .toBeVisible()
})

it('INS-88 PRIV-14 in local mode they are made here, and nothing is sent', async () => {
  signIn()
  const server = await openApp('/journal', answersForPremium({}, { privacyLevel: 'local' }))
  await expect.element(page.getByText(/^Your entries stay on this device\./)).toBeVisible()
  for (const text of GARDEN) {
    await editor.write(text)
    await editor.startNew.click()
  }
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await button('Yearly').click()
  await says(year, 'Made on this device.')
  expect(textsOf(year.getByRole('definition').elements()).join(' ')).toMatch(/^3 46 1 of 36/)
  await button('Chosen days').click()
  await button('Show summary').click()
  await says(days, 'Made on this device.')
  expect(textsOf(days.getByRole('definition').elements()).join(' ')).toMatch(/^3 46 1 of 30/)
  expect(server.calls.map(({ name }) => name)).not.toContain('yearlySummary')
  expect(server.calls.map(({ name }) => name)).not.toContain('daysSummary')
  expect(JSON.stringify(server.calls.map(({ body }) => body))).not.toMatch(/garden|interview/)
})
