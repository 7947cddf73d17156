import { monthName } from '#insights/index.ts'
import type { BookDay, EntriesChapter } from './book.ts'
import type { Counted } from './charts.ts'
import { daysIn, ONE_MONTH, type Span } from './days-in-words.ts'
import { countsInWords, daysOfMonth } from './ring.ts'

/** The entries as chapters: one for each month, if they span more than a month. */
export function monthsOf<E extends Counted>(
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
