import type { Entry } from '#journal/index.ts'
import { type Mood, moods } from '#preferences/index.ts'
import { addDays, dayNumber } from '#time/index.ts'
import type { BookChart, Calendar } from './book.ts'
import {
  dateInWords,
  daysIn,
  numberInWords,
  plural,
  type Span,
  shortDate,
  weekOf,
} from './days-in-words.ts'

export type Counted = Pick<Entry, 'localDate' | 'metadata' | 'mood'>

/** A year and its last week: what has room beside each other on a page. */
const MOST_WEEKS = 53
const MOST_BARS = 30

/** What the entries of some days look like, drawn. */
export function chartsOf(entries: readonly Counted[], span: Span): BookChart[] {
  return [daysWritten(entries, span), words(entries, span), ...moodOverTime(entries, span)]
}

function daysWritten(entries: readonly Counted[], span: Span): BookChart {
  const perDay = sums(entries, ({ localDate }) => localDate)
  const first = addDays(weekOf(span.to), -7 * (MOST_WEEKS - 1))
  const from = span.from < first ? first : span.from
  const fullest = Math.max(...perDay.values(), 1)
  return {
    title: 'Days of writing',
    sentence: `You wrote on ${numberInWords(perDay.size)} of ${plural(daysIn(span), 'day')}, ${plural(total(perDay), 'word')} in all.${from === span.from ? '' : ' The picture shows the last year of it.'}`,
    shape: calendarOf({ from, to: span.to }, (day) => level(perDay.get(day), fullest)),
  }
}

/** 0 for a day without an entry; one without a word still counts as written on. */
function level(wordCount: number | undefined, fullest: number): 0 | 1 | 2 | 3 | 4 {
  if (wordCount === undefined) return 0
  return Math.max(1, Math.ceil((4 * wordCount) / fullest)) as 1 | 2 | 3 | 4
}

function calendarOf(span: Span, cellOf: (day: string) => 0 | 1 | 2 | 3 | 4): Calendar {
  const weeks: Calendar['weeks'][number][] = []
  const months: Calendar['months'][number][] = []
  for (let week = weekOf(span.from); week <= span.to; week = addDays(week, 7)) {
    const days = Array.from({ length: 7 }, (_, n) => addDays(week, n))
    const begins = days.find((day) => day.endsWith('-01') && day >= span.from && day <= span.to)
    if (begins) months.push({ label: shortDate(begins).slice(2), week: weeks.length })
    weeks.push(days.map((day) => (day < span.from || day > span.to ? null : cellOf(day))))
  }
  return { kind: 'calendar', weeks, months }
}

/** Words by day, week or month, by how many of these there are. */
function words(entries: readonly Counted[], span: Span): BookChart {
  const unit = unitFor(span)
  const counted = sums(entries, ({ localDate }) => unit.of(localDate))
  const bars = unitsOf(span, unit).map((key) => ({ key, value: counted.get(key) ?? 0 }))
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), {
    key: '',
    value: 0,
  })
  return {
    title: `Words a ${unit.name}`,
    sentence:
      most.value === 0
        ? 'No words were counted.'
        : `Most words were written ${unit.said(most.key)}: ${numberInWords(most.value)}.`,
    shape: {
      kind: 'bars',
      bars: bars.map(({ key, value }) => ({ label: unit.label(key), value })),
    },
  }
}

interface Unit {
  readonly name: 'day' | 'week' | 'month' | 'year'
  readonly of: (day: string) => string
  readonly label: (key: string) => string
  readonly said: (key: string) => string
}

const MONTH: Unit = {
  name: 'month',
  of: (day) => day.slice(0, 7),
  label: (key) => `${shortDate(`${key}-01`).slice(2)} ${key.slice(2, 4)}`,
  said: (key) => `in ${dateInWords(`${key}-01`).slice(2)}`,
}

const UNITS: readonly Unit[] = [
  { name: 'day', of: (day) => day, label: shortDate, said: (key) => `on ${dateInWords(key)}` },
  {
    name: 'week',
    of: weekOf,
    label: shortDate,
    said: (key) => `in the week of ${dateInWords(key)}`,
  },
  MONTH,
  {
    name: 'year',
    of: (day) => day.slice(0, 4),
    label: (key) => key,
    said: (key) => `in ${key}`,
  },
]

function unitFor(span: Span): Unit {
  const days = daysIn(span)
  if (days <= 14) return UNITS[0] as Unit
  return UNITS.slice(1).find((unit) => unitsOf(span, unit).length <= MOST_BARS) ?? MONTH
}

function unitsOf({ from, to }: Span, unit: Unit): string[] {
  const keys = new Set<string>()
  for (let day = from; day <= to; day = addDays(day, 1)) keys.add(unit.of(day))
  return [...keys]
}

function moodOverTime(entries: readonly Counted[], span: Span): BookChart[] {
  const chosen = entries.flatMap(({ mood, localDate }) => (mood ? [{ mood, localDate }] : []))
  if (chosen.length === 0) return []
  const names = Object.keys(moods) as Mood[]
  const used = names.filter((name) => chosen.some(({ mood }) => mood === name))
  const length = Math.max(1, daysIn(span) - 1)
  return [
    {
      title: 'Mood over time',
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
  return `Chosen most often: ${first.join(' and ')}, ${times} each, ${of}.`
}

function sums(entries: readonly Counted[], keyOf: (entry: Counted) => string): Map<string, number> {
  const sum = new Map<string, number>()
  for (const entry of entries) {
    const key = keyOf(entry)
    sum.set(key, (sum.get(key) ?? 0) + entry.metadata.wordCount)
  }
  return sum
}

const total = (sum: ReadonlyMap<string, number>) =>
  [...sum.values()].reduce((all, count) => all + count, 0)
