import {
  type MonthlyInsights,
  monthName,
  type SpanSummary,
  type WeeklySummary,
} from '#insights/index.ts'
import { type Entry, isTitled, titleOrDate } from '#journal/index.ts'
import { moods } from '#preferences/index.ts'
import type { Book, BookChart, BookDay, BookEntry, EntriesChapter } from './book.ts'
import { type Counted, chartsOf, chartsOfYear } from './charts.ts'
import {
  dateInWords,
  dayInWords,
  daysIn,
  ONE_MONTH,
  plural,
  type Span,
  spanInWords,
} from './days-in-words.ts'
import { type NotSet, notSetChapter } from './not-set.ts'
import type { Paper } from './paper.ts'
import { paragraphsOf } from './paragraphs.ts'
import {
  MAX_PRINTED_PHOTOS,
  type MediaForBook,
  mediaForBook,
  type PrintedMediaById,
} from './printed-media.ts'
import { countsInWords, daysOfMonth, ringInWords, ringOf } from './ring.ts'
import { monthlyChapter, weeklyChapter, yearlyChapter } from './summary-chapter.ts'
import { yearCharts } from './year-charts.ts'

export type ReportEntry = Pick<
  Entry,
  'title' | 'content' | 'localDate' | 'metadata' | 'mood' | 'tags'
>

/** An entry without its text, for a report that only counts it. */
export const onlyCounted = ({ localDate, mood, metadata }: ReportEntry): ReportEntry => ({
  ...{ localDate, mood, title: '', content: '', tags: [] },
  metadata: { wordCount: metadata.wordCount, keywords: [] },
})

export type Reader = 'self' | 'therapist'

export interface BookOf {
  readonly span: Span
  /** In reading order. */
  readonly entries: readonly ReportEntry[]
  readonly summary: Summed | null
  readonly paper: Paper
  /** `yyyy-MM-dd`, where the person is. */
  readonly today: string
  readonly reader?: Reader | undefined
  readonly name?: string | undefined
  /** Whether entries of these days were left out, so that nothing is said about days. */
  readonly isSelection?: boolean
  /** Requested entries that are missing. */
  readonly leftOut?: number
  /** Characters that the typesetter had to leave out. */
  readonly notSet?: readonly NotSet[]
  /** The photos and recordings that can be printed; absent: none can. */
  readonly media?: PrintedMediaById | undefined
}

type Summed =
  | { readonly kind: 'weekly'; readonly summary: WeeklySummary }
  | { readonly kind: 'monthly'; readonly summary: MonthlyInsights }
  /** Without the entries themselves: a book of these is a report of any range of days. */
  | { readonly kind: 'yearly'; readonly summary: SpanSummary }

const TITLES = {
  weekly: 'Weekly Summary',
  monthly: 'Monthly Report',
  yearly: 'Year in Review',
} as const satisfies Record<Summed['kind'], string>
const DEDICATIONS = { self: 'For myself', therapist: 'For my therapist' } as const

/** Years whose days, including the weeks around them, have names of ten characters. */
const [FIRST, LAST] = ['0001-01-01', '9998-12-31'] as const
const CENTURY_DAYS = 36_525

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)
const clampDay = (day: string) => earlier(later(day, FIRST), LAST)

/** Composes a report: summary, charts and entries, day by day. */
export function makeBook(asked: BookOf): Book {
  const { summary, entries } = asked
  const span = spanOfBook(asked.span, entries)
  const of = { ...asked, span }
  const media = mediaForBook(of.media)
  const isYear = summary?.kind === 'yearly'
  const days = isYear ? [] : monthsOf(entries, span, (some) => daysOf(some, media))
  return {
    paper: of.paper,
    title: summary ? TITLES[summary.kind] : 'Journal',
    timeframe: isYear ? summary.summary.timeframe : spanInWords(span),
    dedication: of.reader ? DEDICATIONS[of.reader] : null,
    name: of.name?.trim() || null,
    ring: ringOf(entries, span),
    chapters: [
      ...(summary ? [summaryChapter(summary)] : []),
      { kind: 'charts', title: 'At a glance', charts: chartsIn(of) },
      ...days,
      ...notSetChapter(of.notSet ?? []),
    ],
    notes: notesOf(of, media.leftOut),
  }
}

function chartsIn(of: BookOf): BookChart[] {
  const { summary, entries, span } = of
  if (summary?.kind !== 'yearly') return chartsOf(of)
  return chartsOfYear(of, yearCharts(entries, span, summary.summary.emotionMonths))
}

function summaryChapter(summed: Summed) {
  switch (summed.kind) {
    case 'weekly':
      return weeklyChapter(summed.summary)
    case 'monthly':
      return monthlyChapter(summed.summary)
    case 'yearly':
      return yearlyChapter(summed.summary)
  }
}

function daysOf(entries: readonly ReportEntry[], media: MediaForBook): BookDay[] {
  const days = [...Map.groupBy(entries, ({ localDate }) => localDate)]
  return days.map(([day, of]) => ({
    day,
    title: dayInWords(day),
    entries: of.map((entry) => entryOf(entry, media)),
  }))
}

function entryOf(entry: ReportEntry, media: MediaForBook): BookEntry {
  const { title, content, localDate, mood, tags } = entry
  const details = [...(mood ? [moods[mood]] : []), ...tags.map((tag) => `#${tag}`)]
  const paragraphs = paragraphsOf(content, media)
  // The day is printed above and the text below: neither is printed twice.
  const isNamedByDay = !isTitled(entry) && paragraphs.length > 0
  return {
    title: isNamedByDay ? null : titleOrDate(title, localDate),
    details: details.join(' · '),
    paragraphs,
  }
}

function notesOf(
  { entries, span, today, leftOut = 0, media, summary }: BookOf,
  mediaLeftOut: number,
): string[] {
  const isYear = summary?.kind === 'yearly'
  const verb = isYear ? 'is about' : 'contains'
  return [
    `This book ${verb} ${countsInWords(entries)}, as of ${dateInWords(today)}.`,
    ...(isYear ? [HOW_A_YEAR_IS_MADE] : []),
    ...(leftOut > 0
      ? [
          `${plural(leftOut, 'entry you chose isn’t', 'entries you chose aren’t')} included, because the server doesn’t have ${leftOut === 1 ? 'it' : 'them'} for these days.`,
        ]
      : []),
    ...(mediaLeftOut > 0 ? [media ? leftOutInWords(mediaLeftOut) : NO_MEDIA] : []),
    ringInWords(span),
  ]
}

const HOW_A_YEAR_IS_MADE =
  'Built-in rules made its summary from the entries that they may read. Feelings count where an entry names them.'
const NO_MEDIA = 'Photos and recordings are named in brackets. They aren’t part of this book.'

function leftOutInWords(count: number): string {
  const which = plural(count, 'photo or recording is', 'photos and recordings are')
  return `${which} named in brackets and not printed. A book has room for ${MAX_PRINTED_PHOTOS} photos, and only for those that the server has in a format that can be printed.`
}

/** The entries as chapters: one for each month, if they span more than a month. */
function monthsOf<E extends Counted>(
  entries: readonly E[],
  span: Span,
  daysOf: (entries: readonly E[]) => BookDay[],
): EntriesChapter[] {
  if (daysIn(span) <= ONE_MONTH)
    return [{ kind: 'entries', title: 'Entries', opening: null, days: daysOf(entries) }]
  const months = [...Map.groupBy(entries, ({ localDate }) => localDate.slice(0, 7))]
  return months.map(([month, of]) => ({
    kind: 'entries',
    title: `${monthName(month)} ${month.slice(0, 4)}`,
    opening: { days: daysOfMonth(of, month), sentence: `${countsInWords(of)}.` },
    days: daysOf(of),
  }))
}

/** The days of a report; a request for everything gets the years of the entries. */
function spanOfBook(asked: Span, entries: readonly { readonly localDate: string }[]): Span {
  if (daysIn(asked) <= CENTURY_DAYS) return { from: clampDay(asked.from), to: clampDay(asked.to) }
  const [first, last] = [entries[0]?.localDate ?? asked.to, entries.at(-1)?.localDate ?? asked.to]
  return {
    from: clampDay(later(asked.from, `${first.slice(0, 4)}-01-01`)),
    to: clampDay(earlier(asked.to, `${last.slice(0, 4)}-12-31`)),
  }
}
