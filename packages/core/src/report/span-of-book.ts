import { daysIn, type Span } from './days-in-words.ts'

/** Years whose days, including the weeks around them, have names of ten characters. */
const [FIRST, LAST] = ['0001-01-01', '9998-12-31'] as const
const CENTURY = 36_525

/** The days of a report; a request for everything gets the years of the entries. */
export function spanOfBook(asked: Span, entries: readonly { readonly localDate: string }[]): Span {
  if (daysIn(asked) <= CENTURY) return { from: clampDay(asked.from), to: clampDay(asked.to) }
  const [first, last] = [entries[0]?.localDate ?? asked.to, entries.at(-1)?.localDate ?? asked.to]
  return {
    from: clampDay(later(asked.from, `${first.slice(0, 4)}-01-01`)),
    to: clampDay(earlier(asked.to, `${last.slice(0, 4)}-12-31`)),
  }
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)
const clampDay = (day: string) => earlier(later(day, FIRST), LAST)
