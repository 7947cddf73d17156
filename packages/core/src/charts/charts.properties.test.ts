import { describe, expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { dayNumber, weekdayOf } from '#time/index.ts'
import { type ChartEntry, emotionsOf, valenceOfEntry } from './chart-entry.ts'
import { type EmotionsBy, emotionsByHour, emotionsByWeekday } from './emotions-by.ts'
import { type MoodOverTime, moodOverTime } from './mood-over-time.ts'
import type { Range } from './range.ts'
import { randomJournal } from './testing/random-journal.ts'
import { type ThemeOverTime, type ThemesOverTime, themesOverTime } from './themes-over-time.ts'
import { wordsPerWeek } from './words-per-week.ts'
import { yearOfWriting } from './year-of-writing.ts'

const RANGES: readonly Range[] = [
  { from: '2026-12-02', to: '2026-12-31' },
  { from: '2026-10-07', to: '2026-12-31' },
  { from: '2026-01-01', to: '2026-12-31' },
  { from: '2019-05-05', to: '2026-12-31' },
  { from: '2026-12-31', to: '2026-12-31' },
]

/** Many journals by chance, each in each range. */
function journals(check: (inRange: ChartEntry[], all: ChartEntry[], range: Range) => void): void {
  for (let seed = 0; seed < 25; seed++) {
    const all = randomJournal(seededRandom(seed))
    for (const range of RANGES)
      check(
        all.filter(({ localDate }) => range.from <= localDate && localDate <= range.to),
        ...([all, range] as const),
      )
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const numbersIn = (text: string) =>
  [...text.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => Number(digits))

describe('what charts say of journals by chance', () => {
  it('each entry stands in one piece of time, and the week with most words is the only one', () => {
    journals((inRange, all, range) => {
      const { points, reading } = wordsPerWeek(all, range)
      expect(points.flatMap(({ entries }) => entries).toSorted()).toEqual(
        inRange.map(({ id }) => id).toSorted(),
      )
      expect(sum(points.map(({ words }) => words))).toBe(sum(inRange.map(({ words }) => words)))
      expect(points[0]?.from).toBe(range.from)
      expect(points.at(-1)?.to).toBe(range.to)
      expect(reading.isEnough).toBe(inRange.length >= 3)
      const [named] = reading.names
      if (!named) return
      const most = points.find(({ key }) => key === named)
      const others = points.filter(({ key }) => key !== named)
      expect(others.every(({ words }) => words < (most?.words ?? 0))).toBe(true)
      expect(reading.sentence).toContain(most?.name)
      expect(numbersIn(reading.sentence)).toContain(most?.words)
    })
  })

  it('the best and the hardest week are the only ones, and the counts add up', () => {
    journals((inRange, all, range) => {
      const mood = moodOverTime(all, range)
      const { dots, reading } = mood
      const telling = inRange.filter((entry) => valenceOfEntry(entry) !== null)
      expect(dots.length).toBe(telling.length)
      expect(reading.isEnough).toBe(telling.length >= 5)
      if (!reading.isEnough) return
      const counts = (name: string) =>
        Number(new RegExp(`(\\d+)(?: read)? as ${name}`).exec(reading.sentence)?.[1] ?? 0)
      const [good, hard] = [counts('good'), counts('hard')]
      expect(good + hard + counts('in between')).toBe(telling.length)
      expect(good).toBe(dots.filter(({ valence }) => valence >= 0.25).length)
      expect(hard).toBe(dots.filter(({ valence }) => valence <= -0.25).length)
      expectOnlyEnds(mood)
    })
  })

  it('what is said to rise or fall has risen or fallen, by entries that can be counted', () => {
    journals((inRange, all, range) => {
      const { themes, read, reading } = themesOverTime(all, range)
      const readable = inRange.filter(({ isRead }) => isRead)
      expect(read.before + read.after).toBe(readable.length)
      expect(reading.isEnough).toBe(readable.length >= 8)
      for (const { key, entries, before, after, points } of themes) {
        const holding = readable.filter(({ themes: of }) =>
          of.some((theme) => key.split(' ').every((word) => theme.key.split(' ').includes(word))),
        )
        expect(entries.toSorted()).toEqual(holding.map(({ id }) => id).toSorted())
        expect([before + after, sum(points.map((point) => point.entries.length))]).toEqual([
          ...[entries.length, entries.length],
        ])
      }
      for (const named of reading.names)
        expectTrue(
          reading.sentence,
          themes.find(({ key }) => key === named),
          read,
        )
    })
  })

  it('a feeling is most on Sundays only if no other day has as large a share of it', () => {
    journals((inRange, all, range) => {
      const days = emotionsByWeekday(all, range)
      expectPeaks(days, inRange, ({ localDate }) => weekdayOf(dayNumber(localDate)))
      const begun = inRange.filter(({ hour }) => hour !== null)
      expectPeaks(emotionsByHour(all, range), begun, ({ hour }) => Math.floor((hour ?? 0) / 3))
    })
  })

  it('the month with most days is the only one', () => {
    journals((_, all, { to }) => {
      const { year, entriesOf, reading } = yearOfWriting(all, { last: to, wordsPerEntry: 200 })
      expect(entriesOf.size).toBe(year.daysWritten)
      expect([...entriesOf.values()].flat().length).toBe(year.entries)
      expect(reading.isEnough).toBe(year.daysWritten > 0)
      const [named] = reading.names
      if (!named) return
      const most = year.months.find(({ month }) => named.startsWith(month))
      expect(reading.names.length).toBe(most?.daysWritten)
      const others = year.months.filter((month) => month !== most)
      expect(others.every((month) => month.daysWritten < (most?.daysWritten ?? 0))).toBe(true)
    })
  })
})

/** One is above all others and one below, and two entries or more speak for each. */
function expectOnlyEnds({ points, best, hardest, reading }: MoodOverTime): void {
  for (const { key, valence } of points) {
    if (best && key !== best.key) expect(valence).toBeLessThan(best.valence)
    if (hardest && key !== hardest.key) expect(valence).toBeGreaterThan(hardest.valence)
  }
  for (const end of [best, hardest]) {
    if (!end) continue
    expect(end.entries.length).toBeGreaterThan(1)
    expect(reading.sentence).toContain(`${end.name} was the ${end === best ? 'best' : 'hardest'}`)
  }
}

function expectTrue(
  sentence: string,
  theme: ThemeOverTime | undefined,
  read: ThemesOverTime['read'],
): void {
  const { phrase, before = 0, after = 0 } = theme ?? {}
  if (sentence.includes('came up most')) {
    expect(sentence).toContain(`“${phrase}” came up most, in ${before + after} of `)
    return
  }
  const risen = after * read.before - before * read.after
  expect(sentence).toContain(
    `“${phrase}” ${risen > 0 ? 'rose' : 'fell'} from ${before} of ${read.before} `,
  )
  expect(sentence).toContain(` to ${after} of ${read.after}`)
}

function expectPeaks(
  { columns, rows, reading }: EmotionsBy,
  inRange: readonly ChartEntry[],
  columnOf: (entry: ChartEntry) => number,
): void {
  const read = inRange.filter(({ isRead }) => isRead)
  expect(sum(columns.map((column) => column.read))).toBe(read.length)
  expect(reading.isEnough).toBe(read.filter((entry) => emotionsOf(entry).size > 0).length >= 10)
  for (const named of reading.names) {
    const [emotion = '', at = ''] = named.split('/')
    const shareIn = (column: number) => {
      const of = read.filter((entry) => columnOf(entry) === column)
      const felt = of.filter((entry) => [...emotionsOf(entry)].some((one) => one === emotion))
      return { count: felt.length, all: of.length, share: felt.length / of.length }
    }
    const most = shareIn(Number(at))
    const isBounded = reading.sentence.startsWith('Where there are three entries or more, ')
    for (const column of columns.keys()) {
      const other = shareIn(column)
      if (column === Number(at) || other.all === 0 || (isBounded && other.all < 3)) continue
      expect(other.share).toBeLessThan(most.share)
    }
    expect(reading.sentence.toLowerCase()).toContain(emotion)
    expect(reading.sentence).toContain(`in ${most.count} of ${most.all} entries`)
    expect(rows.some((row) => row.emotion === emotion)).toBe(true)
  }
}
