import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium } from '#app/testing/premium.ts'
import { editor, press, says, textOf, textsOf } from '#features/journal/testing/journal-page.ts'

const NOON = Date.parse('2026-03-18T12:00:00.000Z')
const main = page.getByRole('main')
const toggle = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const trouble = main.getByRole('alert')
const card = main.getByRole('region', { name: 'Weekly Summary' })
const overview = main.getByRole('region', { name: 'Monthly Overview' })

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
const garden = () => journalOn(...GARDEN.map((text) => on('2026-03-18', text)))

const SUMMARY = {
  timeframe: '15–21 March 2026',
  entryCount: 3,
  wordCount: 46,
  daysWritten: 1,
  mood: null,
  themes: ['garden'],
  emotions: ['calm', 'worried'],
  highlights: [GARDEN[0]],
  reflection: 'The garden came up three times.',
  nextQuestion: 'What is it like there?',
}
const INSIGHTS = {
  overview: 'A month of three entries.',
  emotionalPatterns: ['calm', 'worry'],
  recurringThemes: [],
  growthAreas: '',
  notableMoments: ['The call'],
  writingHabits: 'In the mornings.',
  suggestions: [],
}
const NOTHING = { status: 404, body: { error: 'None', code: 'no_entries' } }

function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  onTestFinished(() => void vi.useRealTimers())
}

const open = (answers: Parameters<typeof answersForPremium>[0]) => {
  stopClock()
  signIn()
  return openApp('/summary', answersForPremium(answers))
}

it('INS-04 INS-05 without any entry a subscriber gets a link to the journal, after loading', async () => {
  const answer = Promise.withResolvers<typeof NOTHING>()
  const waited = () => answer.promise
  await open({ weeklySummary: waited, monthlySummary: waited })
  await expect.element(heading('Generating Insights')).toBeVisible()
  await expect.element(main.getByText('This may take a moment')).toBeVisible()
  answer.resolve(NOTHING)
  await expect.element(heading('No Journal Entries Yet')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Start Journaling' }))
    .toHaveAttribute('href', '/journal')
  await looksRight()
})

it('INS-20 ERR-22 a period without entries says so, and not that there is no entry at all', async () => {
  const { answers } = journalOn(on('2026-01-20', GARDEN[0]))
  await open({ ...answers, weeklySummary: NOTHING, monthlySummary: NOTHING })
  await expect
    .element(
      main.getByText('No entries found for this week yet. Start writing to see your summary!'),
    )
    .toBeVisible()
  await toggle('Monthly').click()
  await expect
    .element(
      main.getByText('No entries found for this month yet. Start writing to see your insights!'),
    )
    .toBeVisible()
  expect(heading('No Journal Entries Yet').query()).toBeNull()
})

it('ERR-24 ERR-25 a failing server and an unreachable one have different messages', async () => {
  const fails = { status: 500, body: { error: 'No', code: 'made_up' } }
  const server = await open({ ...garden().answers, weeklySummary: fails, monthlySummary: fails })
  await says(trouble, /^Failed to load summary\. Please try again later\./)
  await toggle('Monthly').click()
  await says(trouble, /^Failed to load monthly insights\. Please try again later\./)
  server.goOffline()
  for (const period of ['Weekly', 'Monthly']) {
    await toggle(period).click()
    await expect.element(toggle(period)).toHaveAttribute('aria-pressed', 'true')
    await says(trouble, /^Network error\. Please check your connection\./)
  }
  await looksRight()
})

it('INS-07 INS-08 INS-19 the week is summed up in words that open the entries behind them', async () => {
  const journal = garden()
  const ids = journal.entries.map(({ _id }) => _id)
  const backing = { highlights: [[ids[0] ?? '']], reflection: [ids] }
  const server = await open({
    ...journal.answers,
    weeklySummary: { status: 200, body: { summary: SUMMARY, backing } },
    monthlySummary: { status: 200, body: { insights: INSIGHTS } },
  })
  await expect.element(card).toBeVisible()
  await says(page.getByRole('heading', { level: 1 }), 'Journal Insights')
  await expect.element(main.getByText('Premium Features Active')).toBeVisible()
  for (const words of [SUMMARY.reflection, SUMMARY.nextQuestion]) await says(card, words)
  expect(textsOf(card.getByRole('definition').elements()).join(' ')).toMatch(/^3 46 1 of 7/)
  const quote = card.getByRole('button', { name: /^.?My sister called about the garden/ })
  await expect.element(quote).toBeVisible()
  quote.element().focus()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Based on this entry' })
  await says(dialog, GARDEN[0])
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(quote).toHaveFocus()

  await toggle('Monthly').click()
  await expect.element(toggle('Monthly')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(overview).toBeVisible()
  const asked = server.calls.length
  history.back()
  await expect.element(toggle('Weekly')).toHaveAttribute('aria-pressed', 'true')
  await says(card, SUMMARY.reflection)
  expect(server.calls.slice(asked).map(({ name }) => name)).not.toContain('weeklySummary')
  await looksRight()
})

it('INS-10 INS-11 the month shows each non-empty field under its name, a list as bullets and a text as a paragraph', async () => {
  await open({
    ...garden().answers,
    weeklySummary: { status: 200, body: { summary: SUMMARY } },
    monthlySummary: { status: 200, body: { insights: INSIGHTS } },
  })
  await toggle('Monthly').click()
  await expect.element(overview).toBeVisible()
  const names = ['Overview', 'Emotional Patterns', 'Notable Moments', 'Writing Habits']
  expect(textsOf(overview.getByRole('heading', { level: 3 }).elements())).toEqual(names)
  const field = (name: string) => overview.getByRole('region', { name, exact: true })
  const bullets = (name: string) => textsOf(field(name).getByRole('listitem').elements())
  await says(field('Writing Habits').getByRole('paragraph'), INSIGHTS.writingHabits)
  expect(bullets('Writing Habits')).toEqual([])
  expect(bullets('Emotional Patterns').join()).toMatch(/^calm.*,worry/)
  await looksRight()
})

it('INS-73 a sentence that counts its entries opens them from the count, and says it once', async () => {
  const journal = garden()
  const ids = journal.entries.map(({ _id }) => _id)
  const recurringThemes = ['Garden, in 3 entries', 'Sister']
  await open({
    ...journal.answers,
    weeklySummary: { status: 200, body: { summary: SUMMARY } },
    monthlySummary: {
      status: 200,
      body: {
        insights: { ...INSIGHTS, recurringThemes },
        backing: { recurringThemes: [ids, ids.slice(0, 2)] },
      },
    },
  })
  await toggle('Monthly').click()
  const field = overview.getByRole('region', { name: 'Recurring Themes', exact: true })
  await expect.element(field).toBeVisible()
  const bullets = field.getByRole('listitem').elements()
  expect(textsOf(bullets)).toEqual(['Garden, in 3 entries', 'Sister 2 entries'])
  await field.getByRole('button', { name: /^Show the 3 entries/ }).click()
  await says(page.getByRole('dialog', { name: 'Based on these entries' }), GARDEN[0])
})

it('INS-21 INS-22 local-only entries are counted, and the server’s text says how many it left out', async () => {
  signIn()
  const journal = journalOn()
  const answers = answersForPremium({
    ...journal.answers,
    weeklySummary: { status: 200, body: { summary: SUMMARY } },
  })
  const server = await openApp('/journal', answers)
  await editor.write(GARDEN[0])
  await editor.startNew.click()
  for (const text of GARDEN.slice(1)) {
    await editor.keepHere.click()
    await editor.write(text)
    await editor.startNew.click()
  }
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await says(card, '2 entries kept on this device were left out of the text')
  expect(textsOf(card.getByRole('definition').elements()).join(' ')).toMatch(/^3 46 1 of 7/)
  expect(textOf(card)).not.toContain('tomatoes')
  expect(JSON.stringify(server.calls.map(({ body }) => body))).not.toContain('tomatoes')
})

it('PRIV-14 INS-21 in local mode insights are computed here, and nothing is sent', async () => {
  signIn()
  const server = await openApp('/journal', answersForPremium({}, { privacyLevel: 'local' }))
  await expect.element(page.getByText(/^Your entries stay on this device\./)).toBeVisible()
  for (const text of GARDEN) {
    await editor.write(text)
    await editor.startNew.click()
  }
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await says(card, 'Made on this device.')
  expect(textsOf(card.getByRole('definition').elements()).join(' ')).toMatch(/^3 46 1 of 7/)
  expect(textOf(card)).not.toContain('left out of the text')
  await card.getByRole('button', { name: 'worried', exact: true }).click()
  await says(page.getByRole('dialog'), GARDEN[2])
  await press('Escape')
  await toggle('Monthly').click()
  await says(overview, 'Made on this device.')
  expect(textsOf(overview.getByRole('definition').elements()).join(' ')).toMatch(/^3 46 1 of /)
  await looksRight()
  expect(server.calls.map(({ name }) => name)).not.toContain('weeklySummary')
  expect(JSON.stringify(server.calls.map(({ body }) => body))).not.toMatch(/garden|interview/)
})

const activity = page.getByRole('region', { name: 'Recent Activity' })
const upsell = heading('Unlock Advanced Insights')
const figures = () => textsOf(page.getByRole('definition').elements())

it('INS-01 INS-02 INS-03 without a subscription the page shows basic statistics and what Premium adds', async () => {
  stopClock()
  signIn()
  await openApp('/summary', answersForAnna())
  await says(activity, 'Start journaling to see your activity!')
  expect(figures()).toEqual(['0', '0'])
  await expect.element(upsell).toBeVisible()

  const { answers } = journalOn(
    on('2026-03-18', 'one two three'),
    on('2026-03-17', 'one two three'),
    on('2026-03-16', 'one two three'),
    on('2026-01-20', 'one two three'),
    on('2026-03-17', 'one two three four five six seven'),
  )
  await openApp('/summary', answersForAnna(answers))
  const writing = page.getByRole('region', { name: 'Your Writing' })
  await expect.poll(figures).toEqual(['5', '4'])
  expect(textsOf(writing.getByRole('term').elements())).toEqual(['Total entries', 'Average words'])
  expect(textsOf(activity.getByRole('listitem').elements())).toEqual([
    'Wed, 18 Mar 2026',
    'Tue, 17 Mar 2026',
    'Mon, 16 Mar 2026',
  ])
  await expect.element(upsell).toBeVisible()
  await looksRight()
})

it('INS-03 while the subscription is unknown, the page does not claim there is none', async () => {
  signIn()
  let fails = true
  await openApp('/summary', {
    ...answersForAnna(),
    subscription(call) {
      if (fails) throw new TypeError('Failed to fetch')
      const { subscription } = answersForAnna()
      if (!subscription) throw new Error('No answer')
      return typeof subscription === 'function' ? subscription(call) : subscription
    },
  })
  await expect.element(page.getByText(/^We couldn’t check your subscription/)).toBeVisible()
  expect(page.getByText(/Unlock/).query()).toBeNull()
  fails = false
  await toggle('Check again').click()
  await expect.element(upsell).toBeVisible()
})

it('INS-60 earlier weeks and months are a step away, kept on reload, and end at today and the first entry', async () => {
  const { answers } = journalOn(on('2026-01-20', GARDEN[1]), on('2026-03-18', GARDEN[0]))
  const asked = (body: object) =>
    vi.fn((call: { headers: Headers }) => {
      const day = call.headers.get('summary-day')
      return day === '2026-03-08' ? NOTHING : { status: 200, body }
    })
  const weeklySummary = asked({ summary: SUMMARY })
  const monthlySummary = asked({ insights: INSIGHTS })
  const made = { weeklySummary, monthlySummary } as unknown as typeof answers
  await open({ ...answers, ...made })
  await expect.element(card).toBeVisible()
  const days = () => weeklySummary.mock.calls.map(([{ headers }]) => headers.get('summary-day'))
  await expect.element(toggle('Next week')).toHaveAttribute('aria-disabled', 'true')
  await toggle('Next week').click({ force: true })
  expect(location.search).toBe('')
  await toggle('Previous week').click()
  await expect.element(main.getByText('No entries from this week.')).toBeVisible()
  await expect.element(toggle('Previous week')).toHaveFocus()
  expect(location.search).toBe('?day=2026-03-14')
  await press('Enter')
  await expect.element(card).toBeVisible()
  expect(days()).toEqual([null, '2026-03-08', '2026-03-01'])
  await looksRight()

  await openApp(location.pathname + location.search, answersForPremium({ ...answers, ...made }))
  await expect.element(card).toBeVisible()
  expect(days().at(-1)).toBe('2026-03-01')
  await toggle('Monthly').click()
  await toggle('Previous month').click()
  await toggle('Previous month').click()
  await expect.element(toggle('Previous month')).toHaveAttribute('aria-disabled', 'true')
  await toggle('Next month').click()
  await toggle('Next month').click()
  await expect.element(toggle('Next month')).toHaveAttribute('aria-disabled', 'true')
  expect(location.search).toBe('?period=monthly')
})
