import { type ChartEntry, valenceOfEntry } from './chart-entry.ts'
import { entriesBySpan, type Range, type Span, spansOf, within } from './range.ts'
import { counted, onlyMost, type Reading, said, told, tooFew } from './reading.ts'

/** How somebody was in one entry. */
export interface MoodDot {
  readonly id: string
  readonly localDate: string
  /** From -1 (hard) to 1 (good). */
  readonly valence: number
}

/** A week, or longer, in which at least one entry tells how somebody was. */
export interface MoodPoint extends Span {
  readonly key: string
  /** The mean of its entries. */
  readonly valence: number
  readonly entries: readonly string[]
}

export interface MoodOverTime {
  readonly dots: readonly MoodDot[]
  readonly points: readonly MoodPoint[]
  readonly reading: Reading
}

export const LEAST_FOR_MOOD = 5
const POINTS = 60
/** Nearer to the middle it is neither. */
const CLEAR = 0.25
/** One entry alone does not make a week the best or the hardest. */
const NAMED_FROM = 2

/** How somebody was, entry by entry and on the mean of each week. */
export function moodOverTime(entries: readonly ChartEntry[], range: Range): MoodOverTime {
  const spans = spansOf(range, POINTS)
  const telling = within(entries, range).filter((entry) => valenceOfEntry(entry) !== null)
  const dots = telling.map(asDot)
  const points = entriesBySpan(telling, spans).flatMap((of, index) => {
    const span = spans[index]
    if (!span || of.length === 0) return []
    const valence = of.reduce((sum, entry) => sum + asDot(entry).valence, 0) / of.length
    return [{ ...span, key: span.from, valence, entries: of.map(({ id }) => id) }]
  })
  return { dots, points, reading: readingOf(dots, points) }
}

function asDot(entry: ChartEntry): MoodDot {
  return { id: entry.id, localDate: entry.localDate, valence: valenceOfEntry(entry) ?? 0 }
}

/** `good`, `hard` or `in between`, as the words on the chart have it. */
export function moodName(valence: number): 'good' | 'hard' | 'in between' {
  if (valence >= CLEAR) return 'good'
  return valence <= -CLEAR ? 'hard' : 'in between'
}

/** `37 read as good, 16 as hard and 2 as in between`. */
function listed([first = '', ...more]: readonly string[]): string {
  const rest = more.map((one) => one.replace('read as', 'as'))
  const last = rest.pop()
  return last ? `${[first, ...rest].join(', ')} and ${last}` : first
}

function readingOf(dots: readonly MoodDot[], points: readonly MoodPoint[]): Reading {
  if (dots.length < LEAST_FOR_MOOD)
    return tooFew(LEAST_FOR_MOOD, dots.length, ' that tell how you were')
  const kinds = Map.groupBy(dots, ({ valence }) => moodName(valence))
  const read = (['good', 'hard', 'in between'] as const).flatMap((name) => {
    const count = kinds.get(name)?.length
    return count ? [`${said(count)} read as ${name}`] : []
  })
  const counts = `Of ${counted(dots.length, 'entry', 'entries')} that tell how you were, ${listed(read)}`
  const full = points.filter(({ entries }) => entries.length >= NAMED_FROM)
  const best = onlyMost(full, ({ valence }) => valence)
  const hardest = onlyMost(full, ({ valence }) => -valence)
  if (full.length < 3 || !best || !hardest) return told(`${counts}.`)
  const named = `${best.name} was the best, ${hardest.name} the hardest`
  return told(`${counts}; ${named}.`, [best.key, hardest.key])
}
