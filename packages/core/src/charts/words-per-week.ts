import type { ChartEntry } from './chart-entry.ts'
import { entriesBySpan, type Range, type Span, spansOf, type Unit, within } from './range.ts'
import { formatNumber, makeReading, onlyMost, pluralize, type Reading, tooFew } from './reading.ts'

export interface WordsPoint extends Span {
  readonly key: string
  readonly words: number
  readonly entries: readonly string[]
}

export interface WordsOverTime {
  /** A week; where the range is long, a month or more. */
  readonly unit: Unit
  readonly points: readonly WordsPoint[]
  /** Since the first piece that has an entry. */
  readonly average: number
  readonly reading: Reading
}

/** More bars would be too thin on a phone. */
const BARS = 60
export const MIN_ENTRIES_FOR_WORDS = 3

/** How many words were written in each week. */
export function wordsPerWeek(entries: readonly ChartEntry[], range: Range): WordsOverTime {
  const spans = spansOf(range, BARS, entries)
  const parts = entriesBySpan(within(entries, range), spans)
  const points = spans.map((span, index) => {
    const of = parts[index] ?? []
    const words = of.reduce((sum, entry) => sum + entry.words, 0)
    return { ...span, key: span.from, words, entries: of.map(({ id }) => id) }
  })
  const average = averageOf(points)
  return { unit: spans[0]?.unit ?? 'week', points, average, reading: readingOf(points, average) }
}

/** The time before the first entry doesn't count toward the average. */
function sinceBegun(points: readonly WordsPoint[]): readonly WordsPoint[] {
  const first = points.findIndex(({ entries }) => entries.length > 0)
  return first === -1 ? [] : points.slice(first)
}

function averageOf(points: readonly WordsPoint[]): number {
  const since = sinceBegun(points)
  return since.length === 0 ? 0 : totalWords(since) / since.length
}

const totalWords = (points: readonly WordsPoint[]) =>
  points.reduce((sum, { words }) => sum + words, 0)

function readingOf(points: readonly WordsPoint[], average: number): Reading {
  const count = points.reduce((sum, { entries }) => sum + entries.length, 0)
  if (count < MIN_ENTRIES_FOR_WORDS) return tooFew(MIN_ENTRIES_FOR_WORDS, count)
  const words = totalWords(points)
  if (words === 0) return makeReading('These entries have no words to count.')
  const unit = points[0]?.unit ?? 'week'
  const mean = `${formatNumber(Math.round(average))} a ${unit} on average`
  const [only, ...others] = points.filter(({ entries }) => entries.length > 0)
  if (only && others.length === 0 && points.length > 1)
    return makeReading(`You wrote ${pluralize(words, 'word', 'words')}, all in ${only.name}.`, [
      only.key,
    ])
  const most = onlyMost(points, (point) => point.words)
  const since = sinceBegun(points).length
  // With two spans, one of them incomplete, neither is called the fullest.
  if (!most || since < 3) {
    const over = `${pluralize(words, 'word', 'words')} in ${pluralize(since, unit, `${unit}s`)}`
    return makeReading(since < 2 ? `You wrote ${over}.` : `You wrote ${over}, ${mean}.`)
  }
  const wrote = `You wrote the most in ${most.name}: ${pluralize(most.words, 'word', 'words')}`
  return makeReading(`${wrote}, compared with ${mean}.`, [most.key])
}
