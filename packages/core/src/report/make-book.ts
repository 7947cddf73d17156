import type { MonthlyInsights, SummaryKind, WeeklySummary } from '#insights/index.ts'
import { type Entry, titleOrDate } from '#journal/index.ts'
import { moods } from '#preferences/index.ts'
import type { Book, BookDay, BookEntry, EntriesChapter } from './book.ts'
import { chartsOf } from './charts.ts'
import { dateInWords, dayInWords, plural, type Span, spanInWords } from './days-in-words.ts'
import type { Paper } from './paper.ts'
import { paragraphsOf } from './paragraphs.ts'
import { monthlyChapter, weeklyChapter } from './summary-chapter.ts'

export type ReportEntry = Pick<
  Entry,
  'title' | 'content' | 'localDate' | 'metadata' | 'mood' | 'tags'
>

export type Reader = 'self' | 'therapist'

export interface BookOf {
  readonly span: Span
  /** In the order in which they are read. */
  readonly entries: readonly ReportEntry[]
  readonly summary: Summed | null
  readonly paper: Paper
  /** `yyyy-MM-dd`, where the person is. */
  readonly today: string
  readonly reader?: Reader | undefined
  readonly name?: string | undefined
  /** Entries that were asked for and are not in it. */
  readonly leftOut?: number
}

type Summed =
  | { readonly kind: 'weekly'; readonly summary: WeeklySummary }
  | { readonly kind: 'monthly'; readonly summary: MonthlyInsights }

const TITLES = { weekly: 'Weekly Summary', monthly: 'Monthly Report' } as const satisfies Record<
  SummaryKind,
  string
>
const DEDICATIONS = { self: 'For myself', therapist: 'For my therapist' } as const

/** Puts a report together: what it comes to, its pictures and its entries, day by day. */
export function makeBook(of: BookOf): Book {
  const { summary, entries, span } = of
  return {
    paper: of.paper,
    title: summary ? TITLES[summary.kind] : 'Journal',
    timeframe: spanInWords(span),
    dedication: of.reader ? DEDICATIONS[of.reader] : null,
    name: of.name?.trim() || null,
    chapters: [
      ...(summary ? [summaryChapter(summary)] : []),
      { kind: 'charts', title: 'At a glance', charts: chartsOf(entries, span) },
      entriesChapter(entries),
    ],
    notes: notesOf(of),
  }
}

function summaryChapter(summed: Summed) {
  return summed.kind === 'weekly' ? weeklyChapter(summed.summary) : monthlyChapter(summed.summary)
}

function entriesChapter(entries: readonly ReportEntry[]): EntriesChapter {
  const days = [...Map.groupBy(entries, ({ localDate }) => localDate)]
  return { kind: 'entries', title: 'Entries', days: days.map(([day, of]) => dayOf(day, of)) }
}

function dayOf(day: string, entries: readonly ReportEntry[]): BookDay {
  return { day, title: dayInWords(day), entries: entries.map(entryOf) }
}

function entryOf({ title, content, localDate, mood, tags }: ReportEntry): BookEntry {
  const details = [...(mood ? [moods[mood]] : []), ...tags.map((tag) => `#${tag}`)]
  return {
    title: titleOrDate(title, localDate),
    details: details.join(' · '),
    paragraphs: paragraphsOf(content),
  }
}

function notesOf({ entries, today, leftOut = 0 }: BookOf): string[] {
  return [
    `${plural(entries.length, 'entry', 'entries')}, set on ${dateInWords(today)}.`,
    ...(leftOut > 0
      ? [
          `${plural(leftOut, 'chosen entry is', 'chosen entries are')} not in this report: the server does not have ${leftOut === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ]
}
