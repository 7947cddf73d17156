import { addDays, dayNumber } from '#time/index.ts'
import type { Ring } from './book.ts'
import { type Counted, sums, total } from './charts.ts'
import { daysIn, numberInWords, ONE_MONTH, plural, type Span } from './days-in-words.ts'

const YEAR = 366

/** A week or a month is a full ring; a longer span is laid around one year, summing each day over all years. */
export function ringOf(entries: readonly Counted[], span: Span): Ring {
  const days = daysIn(span)
  const isYear = days > ONE_MONTH
  const words = sums(entries, ({ localDate }) => (isYear ? localDate.slice(5) : localDate))
  const most = mostOf(words)
  const written = new Set(entries.map(({ localDate }) => localDate)).size
  return {
    days: isYear ? YEAR : days,
    strokes: [...words].map(([day, count]) => ({
      turn: isYear ? turnOf(day) : (dayNumber(day) - dayNumber(span.from)) / days,
      length: lengthOf(count, most),
    })),
    sentence: `${isYear ? 'A year' : 'These days'} as a ring, with a stroke for each of the ${plural(written, 'day')} with an entry in this book (out of ${numberInWords(days)}).`,
  }
}

/** What the last page says of the drawing. */
export function ringInWords(span: Span): string {
  const ring =
    daysIn(span) > ONE_MONTH
      ? 'a year, starting with January at the top'
      : 'these days, starting at the top'
  return `The drawing on the cover shows ${ring}. Each stroke is a day with an entry in this book. The longer the stroke, the more you wrote that day.`
}

/** A leap year, so that February 29 has a place. */
const JANUARY = dayNumber('2024-01-01')
const turnOf = (monthAndDay: string) => (dayNumber(`2024-${monthAndDay}`) - JANUARY) / YEAR

/** By area, which is how the eye compares; a day without words still has a stroke. */
const lengthOf = (count: number, most: number) => Math.max(0.08, Math.sqrt(count / most))
const mostOf = (words: ReadonlyMap<string, number>) => Math.max(1, ...words.values())

/** Each day of a month, whether in the span or not: 0 without an entry. */
export function daysOfMonth(entries: readonly Counted[], month: string): number[] {
  const words = sums(entries, ({ localDate }) => localDate)
  const most = mostOf(words)
  const days: number[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const count = words.get(day)
    days.push(count === undefined ? 0 : lengthOf(count, most))
  }
  return days
}

/** `12 entries on 9 days, 4,300 words`. */
export function countsInWords(entries: readonly Counted[]): string {
  const perDay = sums(entries, ({ localDate }) => localDate)
  return `${plural(entries.length, 'entry', 'entries')} on ${plural(perDay.size, 'day')}, ${plural(total(perDay), 'word')}`
}
