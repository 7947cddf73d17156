import { tallyOf, type WritingYear, writingYear, yearUpTo } from '#habit/index.ts'
import { fullDateName, monthName as nameOfMonth } from '#insights/index.ts'
import { dayNumber } from '#time/index.ts'
import type { ChartEntry } from './chart-entry.ts'
import { cutFromMonth, within } from './range.ts'
import { formatNumber, makeReading, onlyMost, pluralize, type Reading, tooFew } from './reading.ts'

export interface YearOfWriting {
  readonly year: WritingYear
  /** The ids of the entries of each day that has some. */
  readonly entriesOf: ReadonlyMap<string, readonly string[]>
  readonly reading: Reading
}

interface YearOptions {
  /** The day that the year ends with. */
  readonly last: string
  /** Darker days have more words than this; by default the median of the person's days. */
  readonly wordsPerEntry?: number
  /** 0 for Sunday. */
  readonly firstWeekday?: number
}

/** The days of a year that have entries. */
export function yearOfWriting(
  entries: readonly ChartEntry[],
  { last, firstWeekday = 0, ...options }: YearOptions,
): YearOfWriting {
  const days = yearUpTo(last)
  const written = within(entries, { from: days.first, to: days.last })
  const tally = tallyOf(
    written.map(({ id, localDate, words }) => ({
      _id: id,
      localDate,
      metadata: { wordCount: words },
    })),
  )
  const wordsPerEntry = options.wordsPerEntry ?? usualOf([...tally.days.values()])
  const year = writingYear(tally.days, { ...days, firstWeekday, wordsPerEntry })
  const byDay = Map.groupBy(written, ({ localDate }) => localDate)
  const entriesOf = new Map([...byDay].map(([day, of]) => [day, of.map(({ id }) => id)]))
  const isOlder = entries.some(({ localDate }) => localDate < days.first)
  const since = isOlder ? undefined : written[0]?.localDate
  const monthName = (month: string) =>
    nameOf(month) + cutFromMonth(month, { from: days.first, to: days.last }, entries)
  return { year, entriesOf, reading: readingOf(year, monthName, since) }
}

/** The median words per day. */
function usualOf(days: readonly { readonly words: number }[]): number {
  const words = days.map((day) => day.words).sort((a, b) => a - b)
  return Math.max(1, words[Math.floor(words.length / 2)] ?? 1)
}

/** Minimum days for a month to be mentioned as an active one. */
const OFTEN = 3

/** Days are counted from the first entry on. */
function readingOf(
  year: WritingYear,
  monthName: (month: string) => string,
  since = year.first,
): Reading {
  const { daysWritten, last, words, months } = year
  if (daysWritten === 0) return tooFew(1, 0)
  // A drawing, or a row of dots, is an entry without words.
  const count = words === 0 ? undefined : pluralize(words, 'word', 'words')
  const started = fullDateName(since)
  if (daysWritten === 1 && since !== year.first)
    return makeReading(`You wrote on one day, ${started}${count ? `: ${count}` : ''}.`)
  const all = dayNumber(last) - dayNumber(since) + 1
  const days = `${formatNumber(daysWritten)} of ${formatNumber(all)} days`
  const inAll = count ? `, ${count} in all` : ''
  const wrote = `You wrote on ${days}${since === year.first ? '' : ` since ${started}`}${inAll}`
  const most = onlyMost(months, (month) => month.daysWritten)
  const isOften = most && most.daysWritten >= OFTEN && most.daysWritten < daysWritten
  if (!isOften) return makeReading(`${wrote}.`)
  const inMonth = `most often in ${monthName(most.month)}, on ${formatNumber(most.daysWritten)} days`
  return makeReading(`${wrote}, ${inMonth}.`, daysOf(year, most.month))
}

const nameOf = (month: string) => `${nameOfMonth(month)} ${month.slice(0, 4)}`

function daysOf({ weeks }: WritingYear, month: string): string[] {
  const cells = weeks.flat().filter((cell) => cell !== null)
  return cells
    .filter(({ day, entries }) => day.startsWith(month) && entries > 0)
    .map(({ day }) => day)
}
