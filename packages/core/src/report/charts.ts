import { unreadEntry, wordsPerWeek } from '#charts/index.ts'
import { monthName } from '#insights/index.ts'
import type { Entry } from '#journal/index.ts'
import { type Mood, moods } from '#preferences/index.ts'
import { addDays, dayNumber } from '#time/index.ts'
import type { BookChart, Calendar, Level } from './book.ts'
import {
  dateInWords,
  daysIn,
  numberInWords,
  plural,
  type Span,
  shortDate,
  weekOf,
} from './days-in-words.ts'

interface Given {
  readonly entries: readonly Counted[]
  readonly span: Span
  readonly isSelection?: boolean
}

export type Counted = Pick<Entry, 'localDate' | 'metadata' | 'mood'>

/** A year and a week: what fits on a page. */
const MAX_WEEKS = 53
/** Up to this many are listed one by one. */
const MAX_DAYS = 14

/** The charts of the entries of some days. */
export function chartsOf(given: Given): BookChart[] {
  const { entries, span } = given
  // A single day has no trend.
  if (daysIn(span) === 1) return [daysWritten(given)]
  return [daysWritten(given), words(given), ...moodOverTime(entries, span)]
}

/** The charts of a year; its own ones take the place of the words by week. */
export function chartsOfYear(given: Given, own: readonly BookChart[]): BookChart[] {
  return [daysWritten(given), ...own, ...moodOverTime(given.entries, given.span)]
}

function daysWritten(given: Given): BookChart {
  const { entries, span } = given
  const perDay = sums(entries, ({ localDate }) => localDate)
  const first = addDays(weekOf(span.to), -7 * (MAX_WEEKS - 1))
  const from = span.from < first ? first : span.from
  const fullest = Math.max(...perDay.values(), 1)
  return {
    title: 'Days of writing',
    // With a selection of entries, nothing is said about days.
    sentence: `${daysInWords(given, perDay)}${from === span.from ? '' : ' The chart shows the last year.'}`,
    shape: calendarOf({ from, to: span.to }, (day) => level(perDay.get(day), fullest)),
  }
}

function daysInWords({ span, isSelection }: Given, perDay: ReadonlyMap<string, number>): string {
  const words = plural(total(perDay), 'word')
  const days = daysIn(span)
  if (days === 1) return `${words} on this day.`
  const who = isSelection ? 'These entries are from' : 'You wrote on'
  return `${who} ${numberInWords(perDay.size)} of ${plural(days, 'day')}, ${words} in all.`
}

/** 0 for a day without an entry; an entry without words still counts. */
function level(wordCount: number | undefined, fullest: number): Level {
  if (wordCount === undefined) return 0
  return Math.max(1, Math.ceil((4 * wordCount) / fullest)) as Level
}

function calendarOf(span: Span, cellOf: (day: string) => Level): Calendar {
  const weeks: Calendar['weeks'][number][] = []
  const months: Calendar['months'][number][] = []
  for (let week = weekOf(span.from); week <= span.to; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, n) => addDays(week, n))
    const begins = days.find((day) => day.endsWith('-01') && day >= span.from && day <= span.to)
    if (begins) months.push({ label: monthName(begins).slice(0, 3), week: weeks.length })
    weeks.push(days.map((day) => (day < span.from || day > span.to ? null : cellOf(day))))
  }
  return { kind: 'calendar', weeks, months }
}

/** Words by day; for many days by week, month or more, as in the charts on the screen. */
function words({ entries, span, isSelection }: Given): BookChart {
  if (daysIn(span) <= MAX_DAYS) return wordsByDay(entries, span)
  const counted = entries.map((entry) => unreadEntry({ _id: '', ...entry }))
  const { unit, points, reading } = wordsPerWeek(counted, span)
  return {
    title: `Words per ${unit}`,
    sentence: reading.isEnough && !isSelection ? reading.sentence : mostWords(points, unit),
    shape: {
      kind: 'bars',
      bars: points.map(({ short, words: value }) => ({ label: short, value })),
    },
  }
}

function wordsByDay(entries: readonly Counted[], { from, to }: Span): BookChart {
  const counted = sums(entries, ({ localDate }) => localDate)
  const days: { day: string; words: number }[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ day, words: counted.get(day) ?? 0 })
  return {
    title: 'Words per day',
    sentence: mostWords(
      days.map((day) => ({ name: dateInWords(day.day), words: day.words })),
      'day',
    ),
    shape: {
      kind: 'bars',
      bars: days.map(({ day, words: value }) => ({ label: shortDate(day), value })),
    },
  }
}

/** With this few, there's nothing to compare the maximum with. */
export function mostWords(
  points: readonly { readonly name: string; readonly words: number }[],
  unit: string,
): string {
  const most = Math.max(...points.map((point) => point.words), 0)
  const [first, ...more] = points.filter((point) => point.words === most)
  if (!first || most === 0) return 'You didn’t write any words on these days.'
  const count = plural(most, 'word')
  if (more.length > 0)
    return `The highest count in a ${unit} was ${count}, ${unit === 'day' ? 'on' : 'in'} ${plural(more.length + 1, unit)}.`
  return `The highest count was ${count}, ${unit === 'day' ? 'on' : 'in'} ${first.name}.`
}

function moodOverTime(entries: readonly Counted[], span: Span): BookChart[] {
  const chosen = entries.flatMap(({ mood, localDate }) => (mood ? [{ mood, localDate }] : []))
  if (chosen.length === 0) return []
  const names = Object.keys(moods) as Mood[]
  const used = names.filter((name) => chosen.some(({ mood }) => mood === name))
  const length = Math.max(1, daysIn(span) - 1)
  return [
    {
      title: 'Moods you chose',
      sentence: moodSentence(chosen.map(({ mood }) => mood)),
      shape: {
        kind: 'dots',
        rows: used.map((name) => moods[name]),
        dots: chosen.map(({ mood, localDate }) => ({
          row: used.indexOf(mood),
          at: (dayNumber(localDate) - dayNumber(span.from)) / length,
        })),
        first: shortDate(span.from),
        last: shortDate(span.to),
      },
    },
  ]
}

function moodSentence(chosen: readonly Mood[]): string {
  const names = Object.keys(moods) as Mood[]
  const counts = names.map((name) => chosen.filter((mood) => mood === name).length)
  const most = Math.max(...counts)
  const first = names.filter((_, n) => counts[n] === most).map((name) => moods[name])
  const of = `of ${plural(chosen.length, 'entry', 'entries')} with a mood`
  if (first.length === 1) return `Chosen most often: ${first[0]}, for ${most} ${of}.`
  const times = most === 1 ? 'once' : plural(most, 'time')
  return `Chosen most often: ${first.slice(0, -1).join(', ')} and ${first.at(-1)}, ${times} each, out ${of}.`
}

export function sums(
  entries: readonly Counted[],
  keyOf: (entry: Counted) => string,
): Map<string, number> {
  const sum = new Map<string, number>()
  for (const entry of entries) {
    const key = keyOf(entry)
    sum.set(key, (sum.get(key) ?? 0) + entry.metadata.wordCount)
  }
  return sum
}

export const total = (sum: ReadonlyMap<string, number>) =>
  [...sum.values()].reduce((all, count) => all + count, 0)
