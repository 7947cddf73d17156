import { tallyOf, type WritingYear, writingYear, yearUpTo } from '#habit/index.ts'
import { dateName } from '#insights/index.ts'
import { dayNumber } from '#time/index.ts'
import type { ChartEntry } from './chart-entry.ts'
import { within } from './range.ts'
import { counted, onlyMost, type Reading, said, told, tooFew } from './reading.ts'

export interface YearOfWriting {
  readonly year: WritingYear
  /** The ids of the entries of each day that has some. */
  readonly entriesOf: ReadonlyMap<string, readonly string[]>
  readonly reading: Reading
}

interface YearOptions {
  /** The day that the year ends with. */
  readonly last: string
  /** Darker days have more words, held against this goal. */
  readonly wordsPerEntry: number
  /** 0 for Sunday. */
  readonly firstWeekday?: number
}

/** On which days of a year somebody wrote. */
export function yearOfWriting(
  entries: readonly ChartEntry[],
  { last, wordsPerEntry, firstWeekday = 0 }: YearOptions,
): YearOfWriting {
  const days = yearUpTo(last)
  const written = within(entries, { from: days.first, to: days.last })
  const tally = tallyOf(
    written.map(({ id, localDate, words }) => ({
      ...{ _id: id, localDate, metadata: { wordCount: words } },
    })),
  )
  const year = writingYear(tally.days, { ...days, firstWeekday, wordsPerEntry })
  const byDay = Map.groupBy(written, ({ localDate }) => localDate)
  const entriesOf = new Map([...byDay].map(([day, of]) => [day, of.map(({ id }) => id)]))
  return { year, entriesOf, reading: readingOf(year) }
}

function readingOf(year: WritingYear): Reading {
  const { daysWritten, first, last, words } = year
  if (daysWritten === 0) return tooFew(1, 0)
  const all = dayNumber(last) - dayNumber(first) + 1
  const wrote = `You wrote on ${said(daysWritten)} of ${said(all)} days, ${counted(words, 'word', 'words')} in all`
  const most = onlyMost(year.months, (month) => month.daysWritten)
  if (!most || daysWritten < 3) return told(`${wrote}.`)
  const days = counted(most.daysWritten, 'day', 'days')
  return told(
    `${wrote}, most often in ${nameOf(most.month)}, on ${days}.`,
    daysOf(year, most.month),
  )
}

const nameOf = (month: string) => `${dateName(`${month}-01`).slice(2)} ${month.slice(0, 4)}`

function daysOf({ weeks }: WritingYear, month: string): string[] {
  const cells = weeks.flat().filter((cell) => cell !== null)
  return cells
    .filter(({ day, entries }) => day.startsWith(month) && entries > 0)
    .map(({ day }) => day)
}
