import { type ChartEntry, valenceOfEntry } from './chart-entry.ts'
import { entriesBySpan, type Range, type Span, spansOf, within } from './range.ts'
import { capitalize, formatNumber, makeReading, onlyMost, type Reading, tooFew } from './reading.ts'

/** The mood of one entry. */
export interface MoodDot {
  readonly id: string
  readonly localDate: string
  /** From -1 (hard) to 1 (good). */
  readonly valence: number
}

/** A week, or a longer span, with at least one entry that has a mood. */
export interface MoodPoint extends Span {
  readonly key: string
  /** The mean of its entries. */
  readonly valence: number
  readonly entries: readonly string[]
}

/** The unique extremes, if at least two entries support them. */
interface Ends {
  readonly best?: MoodPoint | undefined
  readonly hardest?: MoodPoint | undefined
}

export interface MoodOverTime extends Ends {
  readonly dots: readonly MoodDot[]
  readonly points: readonly MoodPoint[]
  readonly reading: Reading
}

export const MIN_ENTRIES_FOR_MOOD = 5
/** With more points, the line of a year is only noise. */
const POINTS = 30
/** Closer to the middle it's neither good nor hard. */
const CLEAR = 0.25
/** A single entry doesn't make a week the best or the hardest. */
const NAMED_FROM = 2

/** The mood of each entry, and the mean of each week. */
export function moodOverTime(entries: readonly ChartEntry[], range: Range): MoodOverTime {
  const spans = spansOf(range, POINTS, entries)
  const dots = within(entries, range).flatMap(dotOf)
  const points = entriesBySpan(dots, spans).flatMap((of, index) => {
    const span = spans[index]
    if (!span || of.length === 0) return []
    const valence = hundredths(of.reduce((sum, dot) => sum + dot.valence, 0) / of.length)
    return [{ ...span, key: span.from, valence, entries: of.map(({ id }) => id) }]
  })
  const ends = endsOf(points)
  return { dots, points, ...ends, reading: readingOf(dots, ends) }
}

/** Rounds off floating-point error: the mean of three times 0.8 isn't exactly 0.8. */
const hundredths = (value: number) => Math.round(value * 100) / 100

function dotOf(entry: ChartEntry): MoodDot[] {
  const valence = valenceOfEntry(entry)
  return valence === null ? [] : [{ id: entry.id, localDate: entry.localDate, valence }]
}

/** `good`, `hard` or `in between`, as the words on the chart have it. */
export function moodName(valence: number): 'good' | 'hard' | 'in between' {
  if (valence >= CLEAR) return 'good'
  return valence <= -CLEAR ? 'hard' : 'in between'
}

/** `37 read as good, 16 as hard and 2 as in between`. */
function joinWithAnd([first = '', ...more]: readonly string[]): string {
  const rest = more.map((one) => one.replace('read as', 'as'))
  const last = rest.pop()
  return last ? `${[first, ...rest].join(', ')} and ${last}` : first
}

/** The unique extreme at one end, if more than one entry supports it. */
function endOf(points: readonly MoodPoint[], amount: (point: MoodPoint) => number) {
  const end = onlyMost(points, amount)
  return end && end.entries.length >= NAMED_FROM ? end : undefined
}

/**
 * The highest and lowest point; nothing for two points or a nearly flat line. A good week is never
 * called the hardest, nor a hard one the best.
 */
function endsOf(points: readonly MoodPoint[]): Ends {
  const valences = points.map(({ valence }) => valence)
  if (points.length < 3 || Math.max(...valences) - Math.min(...valences) < CLEAR) return {}
  const best = endOf(points, ({ valence }) => valence)
  const hardest = endOf(points, ({ valence }) => -valence)
  return {
    best: best && moodName(best.valence) !== 'hard' ? best : undefined,
    hardest: hardest && moodName(hardest.valence) !== 'good' ? hardest : undefined,
  }
}

function readingOf(dots: readonly MoodDot[], { best, hardest }: Ends): Reading {
  if (dots.length < MIN_ENTRIES_FOR_MOOD)
    return tooFew(MIN_ENTRIES_FOR_MOOD, dots.length, ' with a clear mood')
  const kinds = Map.groupBy(dots, ({ valence }) => moodName(valence))
  const read = (['good', 'hard', 'in between'] as const).flatMap((name) => {
    const count = kinds.get(name)?.length
    return count ? [`${formatNumber(count)} read as ${name}`] : []
  })
  const all = `${formatNumber(dots.length)} entries with a clear mood`
  const [only, ...others] = kinds.keys()
  const counts =
    others.length === 0 ? `All ${all} read as ${only}.` : `Of ${all}, ${joinWithAnd(read)}.`
  const ends = [
    ...(best ? [`the best was ${best.name}`] : []),
    ...(hardest ? [`the hardest was ${hardest.name}`] : []),
  ]
  const named = [best, hardest].flatMap((point) => point?.key ?? [])
  if (ends.length === 0) return makeReading(counts, named)
  return makeReading(`${counts} ${capitalize(ends.join('; '))}.`, named)
}
