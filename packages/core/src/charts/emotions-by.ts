import { dayNumber, weekdayOf } from '#time/index.ts'
import { type ChartEmotion, chartEmotions } from './emotions.ts'
import { type FeltEntry, hasEmotion } from './felt-entries.ts'
import {
  capitalize,
  formatNumber,
  isNotable,
  makeReading,
  onlyMost,
  type Reading,
  tooFew,
} from './reading.ts'

/** A weekday, or some hours of the day. */
export interface EmotionColumn {
  /** `Sunday`, `from 9 PM to midnight`. */
  readonly name: string
  /** `Sun`, `9 PM`. */
  readonly short: string
  /** How many of its entries were read. */
  readonly read: number
}

export interface EmotionCell {
  readonly key: string
  /** Those of the column in which the emotion is. */
  readonly entries: readonly string[]
  /** Of the entries of the column; 0 to 1. */
  readonly share: number
}

export interface EmotionRow {
  readonly emotion: ChartEmotion
  readonly cells: readonly EmotionCell[]
  readonly count: number
}

export interface EmotionsBy {
  readonly columns: readonly EmotionColumn[]
  /** Those that came up, the most frequent first. */
  readonly rows: readonly EmotionRow[]
  readonly reading: Reading
}

export const MIN_ENTRIES_FOR_EMOTIONS = 10
/** A share of fewer entries says little. */
export const MIN_ENTRIES_IN_COLUMN = 3

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function emotionsByWeekday(felt: readonly FeltEntry[]): EmotionsBy {
  const columns = WEEKDAYS.map((name) => ({ name, short: name.slice(0, 3), said: `on ${name}s` }))
  return emotionsBy(felt, columns, {
    which: '',
    placeOf: ({ localDate }) => weekdayOf(dayNumber(localDate)),
  })
}

/** Hours are grouped, so that each column has enough entries. */
const HOURS = 3

/** Backdated entries have no hour, and are left out. */
export function emotionsByHour(felt: readonly FeltEntry[]): EmotionsBy {
  const columns = Array.from({ length: 24 / HOURS }, (_, index) => {
    const [from, to] = [index * HOURS, (index + 1) * HOURS]
    const name = `from ${clock(from)} to ${clock(to)}`
    return { name, short: onClock(from), said: name }
  })
  const begun = felt.filter(({ hour }) => hour !== null)
  return emotionsBy(begun, columns, {
    which: ', written on the day they’re about',
    placeOf: ({ hour }) => Math.floor((hour ?? 0) / HOURS),
  })
}

function clock(hour: number): string {
  if (hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight'
  return onClock(hour)
}

const onClock = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

interface Place {
  readonly name: string
  readonly short: string
  /** As it follows a verb: `on Sundays`. */
  readonly said: string
}

interface Placing {
  /** Says which entries are counted, where not all are. */
  readonly which: string
  readonly placeOf: (entry: FeltEntry) => number
}

function emotionsBy(
  entries: readonly FeltEntry[],
  places: readonly Place[],
  { which, placeOf }: Placing,
): EmotionsBy {
  const read = places.map(() => 0)
  const felt = chartEmotions.map(() => places.map((): string[] => []))
  for (const entry of entries) {
    const at = placeOf(entry)
    read[at] = (read[at] ?? 0) + 1
    for (let index = 0; index < felt.length; index += 1)
      if (hasEmotion(entry, index)) felt[index]?.[at]?.push(entry.id)
  }
  const columns = places.map(({ name, short }, at) => ({ name, short, read: read[at] ?? 0 }))
  const rows = chartEmotions
    .map((emotion, index) => rowOf(emotion, felt[index] ?? [], read))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const telling = entries.filter(({ emotions }) => emotions !== 0).length
  const few = tooFew(MIN_ENTRIES_FOR_EMOTIONS, telling, ` with a clear feeling${which}`)
  const reading = telling < MIN_ENTRIES_FOR_EMOTIONS ? few : readingOf(rows, columns, places)
  return { columns, rows, reading }
}

function rowOf(
  emotion: ChartEmotion,
  felt: readonly (readonly string[])[],
  read: readonly number[],
): EmotionRow {
  const cells = felt.map((entries, at) => {
    const share = entries.length === 0 ? 0 : entries.length / (read[at] ?? 0)
    return { key: `${emotion}/${at}`, entries, share }
  })
  return { emotion, cells, count: cells.reduce((sum, { entries }) => sum + entries.length, 0) }
}

interface Peak {
  readonly emotion: ChartEmotion
  readonly at: number
  readonly cell: EmotionCell
  /** How far it exceeds the mean of the others. */
  readonly lead: number
  /** Another column with too few entries has as large a share. */
  readonly isBeaten: boolean
}

function readingOf(
  rows: readonly EmotionRow[],
  columns: readonly EmotionColumn[],
  places: readonly Place[],
): Reading {
  const peaks = rows.flatMap((row) => peakOf(row, columns)).sort((a, b) => b.lead - a.lead)
  const [first] = peaks
  const second = peaks.find(({ at }) => at !== first?.at)
  if (!first)
    return makeReading('Counting only times with three or more entries, no feeling stands out.')
  const where = ({ at, cell }: Peak) =>
    `${places[at]?.said} (${formatNumber(cell.entries.length)} of ${formatNumber(columns[at]?.read ?? 0)} entries)`
  const named = second ? [first, second] : [first]
  // One of one is a larger share than three of four, but says less.
  const among = named.some(({ isBeaten }) => isBeaten)
    ? 'counting only times with three or more entries, '
    : ''
  const rest = second ? `, and ${second.emotion} ${where(second)}` : ''
  return makeReading(
    `${capitalize(`${among}${first.emotion}`)} shows up most ${where(first)}${rest}.`,
    named.map(({ cell }) => cell.key),
  )
}

/** Where an emotion has a larger share than anywhere else, among the columns that have enough. */
function peakOf({ emotion, cells }: EmotionRow, columns: readonly EmotionColumn[]): Peak[] {
  const full = cells
    .map((cell, at) => ({ cell, at }))
    .filter(({ at }) => (columns[at]?.read ?? 0) >= MIN_ENTRIES_IN_COLUMN)
  const most = onlyMost(full, ({ cell }) => cell.share)
  if (!most || full.length < 2 || most.cell.entries.length < MIN_ENTRIES_IN_COLUMN) return []
  const others = full.filter(({ at }) => at !== most.at)
  const mean = others.reduce((sum, { cell }) => sum + cell.share, 0) / others.length
  const lead = most.cell.share - mean
  if (!isNotable(lead)) return []
  const isBeaten = cells.some(({ key, share }) => key !== most.cell.key && share >= most.cell.share)
  return [{ emotion, ...most, lead, isBeaten }]
}
