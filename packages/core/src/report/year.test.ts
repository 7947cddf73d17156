import { expect, it } from 'vitest'
import type { SpanSummary } from '#insights/index.ts'
import type { Book } from './book.ts'
import { makeBook, type ReportEntry } from './index.ts'

const entry = (localDate: string, wordCount: number): ReportEntry => ({
  ...{ title: 'A title', content: 'The whole text.', tags: ['tag'], mood: 'calm', localDate },
  metadata: { wordCount, keywords: [] },
})

const MONTHS = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`)
const inMonths = (counts: Readonly<Record<number, number>>) =>
  MONTHS.map((_, n) => counts[n + 1] ?? 0)

const SUMMARY: SpanSummary = {
  ...{ timeframe: '2026', entryCount: 3, wordCount: 60, daysWritten: 3, mood: null },
  reflection: 'A pattern.\n\nHow it went.',
  parts: ['January to March: on Jan 5 you wrote, “I am here.”'],
  emotionalPatterns: ['You wrote “calm” in 6 entries.'],
  ...{ themes: ['Anna'], highlights: ['A line'], emotions: ['calm'], nextQuestion: 'What next?' },
  emotionMonths: {
    months: MONTHS,
    rows: [
      { emotion: 'joy', entries: inMonths({ 3: 1 }) },
      { emotion: 'calm', entries: inMonths({ 1: 2, 5: 8 }) },
      { emotion: 'sadness', entries: inMonths({ 1: 2, 2: 2 }) },
      { emotion: 'fear', entries: inMonths({ 1: 1, 2: 1, 3: 1 }) },
    ],
  },
}

const book = (summary: SpanSummary): Book =>
  makeBook({
    span: { from: '2026-01-01', to: '2026-12-31' },
    entries: [entry('2026-01-05', 10), entry('2026-05-09', 40), entry('2026-05-10', 10)],
    summary: { kind: 'yearly', summary },
    paper: 'a4',
    today: '2026-11-18',
  })

const chartsOf = ({ chapters: [, charts] }: Book) =>
  charts?.kind === 'charts' ? charts.charts : []

it('PDF-15 a year in review has its summary and charts, and none of its entries', () => {
  const { title, timeframe, chapters, notes, ...cover } = book(SUMMARY)
  expect([title, timeframe]).toEqual(['Year in Review', '2026'])
  expect(chapters.map((chapter) => chapter.title)).toEqual(['Your Year', 'At a glance'])
  const [words] = chapters
  expect(words?.kind === 'words' && words.sections.map((section) => section.title)).toEqual([
    null,
    ...['Along the way', 'Feelings over time', 'People and themes', 'In your words'],
    'A question for the next year',
  ])
  expect(notes[0]).toBe(
    'This book is about 3 entries on 3 days, 60 words, as of November 18, 2026.',
  )
  expect(JSON.stringify([cover, chapters, notes])).not.toMatch(/whole text|A title|"tag|#tag/)
})

it('PDF-15 its charts show the words and the named feelings of each month', () => {
  const charts = chartsOf(book(SUMMARY))
  expect(charts.map((chart) => chart.title)).toEqual([
    ...['Days of writing', 'Words per month', 'Feelings you named', 'Moods you chose'],
  ])
  const [, words, feelings] = charts
  expect(words?.sentence).toBe('The highest count was 50 words, in May.')
  expect(words?.shape.kind === 'bars' && words.shape.bars).toHaveLength(12)
  expect(words?.shape.kind === 'bars' && words.shape.bars[4]).toEqual({ label: 'May', value: 50 })
  expect(feelings?.sentence).toBe(
    'Calm in 10 entries, most in May (8); sadness in 4 entries; fear in 3 entries. The darker a month, the more entries name the feeling.',
  )
  const shape = feelings?.shape.kind === 'grid' ? feelings.shape : undefined
  expect(shape?.columns).toHaveLength(12)
  expect(shape?.rows.map(({ name }) => name)).toEqual(['Joy', 'Calm', 'Sadness', 'Fear'])
  expect(shape?.rows[1]?.cells).toEqual([1, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0])
  expect(shape?.rows[0]?.cells[2]).toBe(1)
})

it('PDF-15 a year in which no feeling is named has no chart of them', () => {
  const none = { ...SUMMARY, emotionMonths: { months: MONTHS, rows: [] } }
  expect(chartsOf(book(none)).map((chart) => chart.title)).not.toContain('Feelings you named')
})
