import { describe, expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { addDays, dayNumber, weekdayOf } from '#time/index.ts'
import { type ChartEntry, valenceOfEntry } from './chart-entry.ts'
import { type EmotionsBy, emotionsByHour, emotionsByWeekday } from './emotions-by.ts'
import { feltEntries } from './felt-entries.ts'
import { type MoodOverTime, moodOverTime } from './mood-over-time.ts'
import type { Range } from './range.ts'
import { emotionsOf } from './testing/emotions-of.ts'
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
  // From the middle of a piece to the middle of another: a leap day, some years, a life.
  { from: '2023-11-15', to: '2024-02-29' },
  { from: '2024-01-17', to: '2026-11-16' },
  { from: '1998-03-05', to: '2027-02-10' },
]

/** Journals: long, short, of a few days, without chosen moods, and with ties. */
const SHAPES = [
  (random: () => number) => randomJournal(random),
  tied,
  (random: () => number) => randomJournal(random, { most: 12, days: 20 }),
  (random: () => number) => randomJournal(random, { most: 2 }),
  (random: () => number) => randomJournal(random).map((entry) => ({ ...entry, mood: null })),
  // Years, and years apart: also of days that are still to come.
  (random: () => number) => randomJournal(random, { most: 300, days: 1200, last: '2027-03-02' }),
  (random: () => number) => randomJournal(random, { most: 60, days: 10_700, last: '2027-03-02' }),
]

/** Each entry a second time, so that much is as large as something else. */
function tied(random: () => number): ChartEntry[] {
  return randomJournal(random, { most: 20, days: 40 }).flatMap((entry) => {
    const later = new Date(Date.parse(entry.localDate) + 7 * 86_400_000).toISOString().slice(0, 10)
    return [entry, { ...entry, id: `${entry.id}-again`, localDate: later }]
  })
}

/** Many journals by chance, each in each range. */
function journals(check: (inRange: ChartEntry[], all: ChartEntry[], range: Range) => void): void {
  for (let seed = 0; seed < 21; seed++) {
    const all = SHAPES[seed % SHAPES.length]?.(seededRandom(seed)) ?? []
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
      expectAverage(inRange, range, reading.sentence)
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
      const counts = (name: string) => {
        const pattern = new RegExp(`All (\\d+) .* read as ${name}|(\\d+)(?: read)? as ${name}`)
        const [, all, some] = pattern.exec(reading.sentence) ?? []
        return Number(all ?? some ?? 0)
      }
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
          entries.length,
          entries.length,
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
      const felt = feltEntries(all, range)
      const days = emotionsByWeekday(felt)
      expectPeaks(days, inRange, ({ localDate }) => weekdayOf(dayNumber(localDate)))
      const begun = inRange.filter(({ hour }) => hour !== null)
      expectPeaks(emotionsByHour(felt), begun, ({ hour }) => Math.floor((hour ?? 0) / 3))
    })
  })

  it('nothing is most, best or risen where there is hardly anything, and every sentence reads well', () => {
    journals((inRange, all, range) => {
      const year = yearOfWriting(all, { last: range.to, wordsPerEntry: 200 }).reading
      const readings = [
        ...[wordsPerWeek, moodOverTime, themesOverTime].map((chart) => chart(all, range).reading),
        ...[emotionsByWeekday, emotionsByHour].map((by) => by(feltEntries(all, range)).reading),
        year,
      ]
      for (const { sentence, names, isEnough } of readings) {
        expect(sentence).toMatch(/^[A-Z“\d].*\.$/)
        expect(sentence).not.toMatch(
          /undefined|NaN|Infinity| {2}|\b1 (?:entries|days|words|themes)\b/,
        )
        if (!isEnough) expect(names).toEqual([])
      }
      if (inRange.length > 2 || all.length > 2) return
      for (const { sentence } of readings)
        expect(sentence).not.toMatch(/most|best|hardest|largest|rose|fell/)
    })
  })

  it('what is said of a week, a month or a year is true of all that was written in it', () => {
    journals((_, all, range) => {
      const words = wordsPerWeek(all, range)
      for (const { name, entries } of words.points)
        expect(idsOf(writtenIn(all, name))).toEqual(entries.toSorted())
      const [, most, count = ''] =
        /most in (.+): ([\d,]+) words?/.exec(words.reading.sentence) ?? []
      if (most)
        expect(sum(writtenIn(all, most).map((entry) => entry.words))).toBe(numbersIn(count)[0])
      const { best, hardest } = moodOverTime(all, range)
      for (const end of [best, hardest].filter((one) => one !== undefined)) {
        const telling = writtenIn(all, end.name).filter((entry) => valenceOfEntry(entry) !== null)
        expect(idsOf(telling)).toEqual(end.entries.toSorted())
      }
      const { sentence } = yearOfWriting(all, { last: range.to }).reading
      const [, month, days] = /often in (.+), on (\d+) days/.exec(sentence) ?? []
      if (month)
        expect(new Set(writtenIn(all, month).map((one) => one.localDate)).size).toBe(Number(days))
    })
  })

  it('the month with most days is the only one', () => {
    journals((_, all, { to }) => {
      expectYear(all, to)
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

function writtenIn(all: readonly ChartEntry[], name: string): ChartEntry[] {
  const { from, to } = daysNamed(name)
  return all.filter(({ localDate }) => from <= localDate && localDate <= to)
}

const idsOf = (entries: readonly ChartEntry[]) => entries.map(({ id }) => id).toSorted()

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The days that a name in a sentence means, worked out from a calendar alone. */
function daysNamed(name: string): Range {
  const on = (year: number, month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  const [whole = '', end] = name.split(' through ')
  const [piece = '', begin] = whole.split(/ from (?=.* on$)/)
  const year = Number(piece.slice(-4))
  const named = MONTHS.flatMap((month, at) => (piece.includes(month) ? [at] : []))
  const [first = 0, last = first] = named
  const dated = (text: string) => {
    const month = MONTHS.findIndex((one) => text.includes(one.slice(0, 3)))
    return on(year, month === -1 ? first : month, Number(/\d+/.exec(text)?.[0]))
  }
  const week = piece.startsWith('the week of ') ? dated(piece.slice(12, -6)) : undefined
  const saturday = week && addDays(week, 6 - new Date(`${week}T00:00Z`).getUTCDay())
  const from = week ?? on(year, first, 1)
  const to = saturday ?? (named.length === 0 ? on(year, 12, 0) : on(year, last + 1, 0))
  return { from: begin ? dated(begin) : from, to: end ? dated(end) : to }
}

/** The average is of the weeks since the first that has an entry, each counted from its days. */
function expectAverage(inRange: readonly ChartEntry[], { to }: Range, sentence: string): void {
  const stated = /([\d,]+) a week on average/.exec(sentence)?.[1]
  if (stated === undefined) return
  const weekOf = (day: string) => Math.floor((Date.parse(day) / 86_400_000 + 4) / 7)
  const weeks = inRange.map(({ localDate }) => weekOf(localDate))
  const average = sum(inRange.map(({ words }) => words)) / (weekOf(to) - Math.min(...weeks) + 1)
  expect(Number(stated.replaceAll(',', ''))).toBe(Math.round(average))
}

/** Days, words, and days since the first entry, counted from the dates alone. */
function expectYear(all: readonly ChartEntry[], to: string): void {
  const { sentence } = yearOfWriting(all, { last: to, wordsPerEntry: 200 }).reading
  const [year = '', ...rest] = to.split('-')
  // The day after the same day of the year before; of a leap day, after the last of February.
  const before = Date.UTC(
    Number(year) - 1,
    Number(rest[0]) - 1,
    to.endsWith('02-29') ? 28 : Number(rest[1]),
  )
  const first = new Date(before + 86_400_000).toISOString().slice(0, 10)
  const written = all.filter(({ localDate }) => first <= localDate && localDate <= to)
  const days = new Set(written.map(({ localDate }) => localDate))
  if (days.size === 0) return
  const [begun = first] = all.some(({ localDate }) => localDate < first) ? [] : [...days].sort()
  const since = Math.round((Date.parse(to) - Date.parse(begun)) / 86_400_000) + 1
  const words = sum(written.map((entry) => entry.words))
  const [one, two, three] = numbersIn(sentence.replace(/since \w+ \d+, \d+/, ''))
  if (sentence.startsWith('You wrote on one day')) expect([days.size, three]).toEqual([1, words])
  else expect([one, two, three]).toEqual([days.size, since, words])
}

/** One is above all others and one below, and two entries or more speak for each. */
function expectOnlyEnds({ points, best, hardest, reading }: MoodOverTime): void {
  if (best) expect(best.valence).toBeGreaterThan(-0.25)
  if (hardest) expect(hardest.valence).toBeLessThan(0.25)
  for (const { key, valence } of points) {
    if (best && key !== best.key) expect(valence).toBeLessThan(best.valence)
    if (hardest && key !== hardest.key) expect(valence).toBeGreaterThan(hardest.valence)
  }
  for (const end of [best, hardest]) {
    if (!end) continue
    expect(end.entries.length).toBeGreaterThan(1)
    expect(reading.sentence.toLowerCase()).toContain(
      `the ${end === best ? 'best' : 'hardest'} was ${end.name}`.toLowerCase(),
    )
  }
}

function expectTrue(
  sentence: string,
  theme: ThemeOverTime | undefined,
  read: ThemesOverTime['read'],
): void {
  const { phrase, before = 0, after = 0 } = theme ?? {}
  if (sentence.includes('came up most')) {
    expect(sentence).toContain(`“${phrase}”`)
    expect(sentence).toContain(
      ` came up most, in ${before + after} of ${read.before + read.after} `,
    )
    return
  }
  const risen = after * read.before - before * read.after
  // By a tenth of all entries at least.
  expect(Math.abs(risen) * 1000).toBeGreaterThanOrEqual(99.5 * read.before * read.after)
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
    const isBounded = reading.sentence.startsWith(
      'Counting only times with three or more entries, ',
    )
    for (const column of columns.keys()) {
      const other = shareIn(column)
      if (column === Number(at) || other.all === 0 || (isBounded && other.all < 3)) continue
      expect(other.share).toBeLessThan(most.share)
    }
    expect(reading.sentence.toLowerCase()).toContain(emotion)
    expect(reading.sentence).toContain(`(${most.count} of ${most.all} entries)`)
    expect(rows.some((row) => row.emotion === emotion)).toBe(true)
  }
}
