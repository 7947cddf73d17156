import { addDays, localDay } from '@daywell/core/time'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answersForPremium } from '#app/testing/premium.ts'
import { editor, press, says, textsOf } from '#features/journal/testing/journal-page.ts'

const dayBefore = (days: number) => addDays(localDay(Date.now(), 'Europe/Vienna'), -days)
const toggle = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Export a date range' })
const ago = (days: number, content: string) => ({
  title: 'A page',
  content,
  localDate: dayBefore(days),
  timeZone: 'Europe/Vienna',
  createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
})
const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
const SUMMARY = {
  timeframe: '15–21 March 2026',
  entryCount: 2,
  wordCount: 11,
  daysWritten: 1,
  mood: null,
  themes: [],
  emotions: [],
  highlights: [],
  reflection: 'A garden.',
  nextQuestion: 'Why?',
}
const INSIGHTS = {
  overview: 'A month.',
  emotionalPatterns: [],
  recurringThemes: [],
  growthAreas: [],
  notableMoments: [],
  writingHabits: '',
  suggestions: [],
}

/** Names of downloaded files. */
function filesGiven(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return names
}

const YEAR = {
  ...SUMMARY,
  parts: ['January to March: on Jan 5 you wrote, “I am so lonely.”'],
  emotionalPatterns: [],
  emotionMonths: { months: ['2026-01'], rows: [{ emotion: 'sadness', entries: [2] }] },
}

it('PDF-15 the year in review is saved as a PDF under its name, and chosen days have none', async () => {
  signIn()
  const files = filesGiven()
  await openApp(
    '/summary?period=yearly',
    answersForPremium({
      ...journalOn(ago(0, 'The garden took all morning.')).answers,
      yearlySummary: { status: 200, body: { summary: YEAR } },
      daysSummary: { status: 200, body: { summary: YEAR } },
      yearlyPdf: pdf,
    }),
  )
  await toggle('Export Year in Review').click()
  await expect.poll(() => files).toEqual([`yearly_journal_${dayBefore(0)}.pdf`])
  await toggle('Chosen days').click()
  await toggle('Show summary').click()
  await expect.element(page.getByRole('heading', { name: 'Your Chosen Days' })).toBeVisible()
  await expect.element(toggle('Export a date range')).toBeVisible()
  expect(toggle('Export Year in Review').query()).toBeNull()
})

it('PDF-01 PDF-02 INS-09 INS-12 the week and the month are saved as PDFs under their names', async () => {
  signIn()
  const today = dayBefore(0)
  const files = filesGiven()
  const server = await openApp(
    '/summary',
    answersForPremium({
      ...journalOn(ago(0, 'The garden took all morning.')).answers,
      weeklySummary: { status: 200, body: { summary: SUMMARY } },
      monthlySummary: { status: 200, body: { insights: INSIGHTS } },
      weeklyPdf: pdf,
      monthlyPdf: pdf,
    }),
  )
  await toggle('Export Weekly Summary').click()
  await expect.element(page.getByText(`Saved as weekly_journal_${today}.pdf.`)).toBeVisible()
  await toggle('Monthly').click()
  await toggle('Export Monthly Report').click()
  await expect.element(page.getByText(`Saved as monthly_journal_${today}.pdf.`)).toBeVisible()
  expect(toggle('Export Weekly Summary').query()).toBeNull()
  expect(files).toEqual([`weekly_journal_${today}.pdf`, `monthly_journal_${today}.pdf`])
  server.goOffline()
  await toggle('Export Monthly Report').click()
  await says(
    page.getByRole('region', { name: 'Reports', exact: true }).getByRole('alert'),
    'We couldn’t reach the server. Check your connection and try again.',
  )
})

it('PDF-08 any range can be chosen, and is sent with the chosen entries', async () => {
  signIn()
  const today = dayBefore(0)
  const files = filesGiven()
  const journal = journalOn(
    ago(0, 'The garden took all morning.'),
    ago(0, 'My sister called about the garden.'),
    ago(45, 'Long ago.'),
  )
  const server = await openApp(
    '/summary',
    answersForPremium({
      ...journal.answers,
      weeklySummary: { status: 200, body: { summary: SUMMARY } },
      reportPdf: pdf,
    }),
  )
  const opener = toggle('Export a date range')
  await opener.click()
  const chosen = (words: string) => dialog.getByText(words, { exact: true })
  await dialog.getByLabelText('Dates', { exact: true }).selectOptions('Last 30 days')
  await expect.element(chosen('2 of 2 entries selected')).toBeVisible()
  await dialog.getByLabelText('From', { exact: true }).fill(dayBefore(60))
  await expect.element(dialog.getByLabelText('Dates', { exact: true })).toHaveValue('own')
  await dialog
    .getByRole('checkbox', { name: /A page/ })
    .nth(1)
    .click()
  await expect.element(chosen('2 of 3 entries selected')).toBeVisible()
  await dialog.getByRole('radio', { name: 'For a therapist', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'My name on the cover', exact: true }).click()
  await looksRight()
  await toggle('Export PDF').click()
  await expect.poll(() => files).toEqual([`journal_${dayBefore(60)}_${today}.pdf`])
  const [sent] = server.sent('reportPdf') as { entryIds: string[] }[]
  expect(sent).toMatchObject({ from: dayBefore(60), to: today, for: 'therapist', withName: true })
  expect(sent?.entryIds).toHaveLength(2)

  await dialog.getByLabelText('To', { exact: true }).fill(dayBefore(90))
  await says(dialog.getByRole('alert'), 'The end date must be on or after the start date')
  await expect.element(dialog.getByText('There are no entries on these days.')).toBeVisible()
  await expect.element(toggle('Export PDF')).toHaveAttribute('aria-disabled', 'true')
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

const emulate = (media: string) =>
  (cdp() as unknown as { send(method: string, params: unknown): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media, features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] },
  )

it('PDF-09 PDF-10 PDF-15 in local mode the browser prints the report itself, and nothing is sent', async () => {
  signIn()
  const asked: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => void asked.push(document.title))
  const server = await openApp('/journal', answersForPremium({}, { privacyLevel: 'local' }))
  await expect.element(page.getByText(/^Your entries stay on this device\./)).toBeVisible()
  await editor.write('The zinnias came up.\n\nشكرا للحديقة')
  await page.getByRole('link', { name: 'Insights' }).first().click()
  await toggle('Export Weekly Summary').click()
  await expect
    .poll(() => asked)
    .toEqual([expect.stringMatching(/^weekly_journal_2\d{3}-\d\d-\d\d$/)])
  const book = () => document.querySelector<HTMLElement>('[data-printed-book]')
  const isSeen = () => Boolean(book()?.checkVisibility())
  expect(isSeen()).toBe(false)
  await emulate('print')
  onTestFinished(() => void emulate(''))
  await expect.poll(isSeen).toBe(true)
  expect(document.querySelector('main')?.checkVisibility()).toBe(false)
  const headings = (level: string) => textsOf([...(book()?.querySelectorAll(level) ?? [])])
  expect(headings('h1')).toEqual(['Weekly Summary'])
  expect(headings('h2')).toEqual(['Weekly Summary', 'At a glance', 'Entries', 'About this book'])
  await expect.element(page.getByRole('img', { name: /^These days as a ring/ })).toBeVisible()
  expect(book()?.textContent).toContain('The zinnias came up.')
  expect(book()?.textContent).toContain('You wrote on 1 of 7 days, ')
  const thanks = page.getByText('شكرا للحديقة').last().element()
  expect(getComputedStyle(thanks).direction).toBe('rtl')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(book).toBeNull()
  await emulate('')
  await expect.element(page.getByText(/^Use your browser’s print dialog/)).toBeVisible()
  expect(document.title).not.toMatch(/^weekly_journal/)

  await toggle('Yearly').click()
  await toggle('Export Year in Review').click()
  await expect.poll(() => asked.at(-1)).toMatch(/^yearly_journal_/)
  await expect.poll(() => headings('h1')).toEqual(['Year in Review'])
  expect(headings('h2')).toEqual(['Your Year', 'At a glance', 'About this book'])
  expect(headings('h3')).toContain('Words per month')
  expect(book()?.textContent).not.toContain('شكرا')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(book).toBeNull()

  await toggle('Export a date range').click()
  await expect.element(dialog.getByText('Made on this device. Nothing is sent.')).toBeVisible()
  await looksRight()
  await dialog.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => asked.at(-1)).toMatch(/^journal_.*_/)
  await expect.poll(() => book()?.textContent).toContain('For myself')
  const { calls } = server
  expect(calls.map(({ name }) => name).filter((name) => /Pdf$/.test(name))).toEqual([])
  expect(JSON.stringify(calls.map(({ body }) => body))).not.toMatch(/zinnias|شكرا/)
})
