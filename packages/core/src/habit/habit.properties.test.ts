import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { addDays, dayNumber, localDay } from '#time/index.ts'
import { explainStreak, streakSummary, type Tally, tallyOf, writingYear } from './index.ts'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const HOUR = 3_600_000

interface Kept {
  readonly localDate: string
  readonly words: number
}
type Journal = ReadonlyMap<string, Kept>

/** The calendar as a text: `x` for a day with an entry, `.` for one without, up to two days ahead. */
function calendarOf(journal: Journal, today: string): string {
  const days = new Set([...journal.values()].map(({ localDate }) => localDate))
  const oldest = [...days, today].sort()[0] ?? today
  let calendar = ''
  for (let day = addDays(oldest, -1); day <= addDays(today, 2); day = addDays(day, 1))
    calendar += days.has(day) ? 'x' : '.'
  return calendar
}

/** The streaks and the week as one reads them off that text. */
function model(journal: Journal, today: string) {
  const calendar = calendarOf(journal, today)
  const runs = [...calendar.matchAll(/x+/g)].map(({ 0: { length }, index }) => ({ index, length }))
  const place = calendar.length - 3
  const held = [place, place - 1, place + 1, place + 2].find((at) => calendar[at] === 'x') ?? -1
  const current = runs.find(({ index, length }) => index <= held && held < index + length)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const week = calendar
    .padStart(10, '.')
    .slice(-3 - weekday)
    .slice(0, 7)
  return {
    currentStreak: current?.length ?? 0,
    longestStreak: Math.max(0, ...runs.map(({ length }) => length)),
    week: week.replaceAll('.', '').length,
  }
}

const step = fc.record({
  // Mostly within a day, sometimes a holiday from writing.
  hours: fc.oneof(fc.nat(30), fc.nat(30), fc.nat(200)),
  zone: fc.constantFrom(...ZONES),
  act: fc.constantFrom('write', 'write', 'write', 'write', 'backdate', 'import', 'edit', 'delete'),
  days: fc.nat(12),
  which: fc.nat(1000),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function act(journal: Map<string, Kept>, { act, days, which }: Step, today: string): string[] {
  const ids = [...journal.keys()]
  const chosen = ids[which % (ids.length || 1)]
  const add = (back: number) => {
    const id = `id${journal.size}-${which}-${back}-${today}`
    journal.set(id, { localDate: addDays(today, -back), words: which })
    return id
  }
  if (act === 'write') return [add(0)]
  if (act === 'backdate') return [add(days)]
  if (act === 'import') return Array.from({ length: days }, (_, n) => add(n + (which % 60)))
  const entry = chosen === undefined ? undefined : journal.get(chosen)
  if (!entry || chosen === undefined) return []
  if (act === 'delete') journal.delete(chosen)
  else journal.set(chosen, { localDate: addDays(entry.localDate, -(days % 3)), words: which })
  return [chosen]
}

const asEntry = (_id: string, { localDate, words }: Kept) =>
  anEntry({ _id, localDate, metadata: { wordCount: words, keywords: [] } })

function follow(tally: Tally, id: string, entry: Kept | undefined) {
  if (entry) tally.put(asEntry(id, entry))
  else tally.remove(id)
}

describe('over the life of a journal', () => {
  it('an entry written, backdated, imported, edited, deleted, wherever, counts as read off a calendar', () => {
    const start = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 40 }), (begin, steps) => {
        const journal = new Map<string, Kept>()
        const tally = tallyOf()
        let now = begin.getTime()
        for (const one of steps) {
          now += one.hours * HOUR
          const today = localDay(now, one.zone)
          for (const id of act(journal, one, today)) follow(tally, id, journal.get(id))
          const { week, ...streaks } = model(journal, today)
          const summary = streakSummary(tally.days, today, 4)
          expect(summary).toMatchObject({ ...streaks, weeklyProgress: { current: week } })
          const reason = explainStreak(tally.days, today)
          expect(reason.kind === 'going' ? reason.length : 0).toBe(streaks.currentStreak)
        }
        expect(tally.days).toEqual(tallyOf([...journal].map((kept) => asEntry(...kept))).days)
      }),
      { numRuns: 150, seed: 32 },
    )
  })

  it('a year has each of its days once, in its week, with what was written on it', () => {
    const first = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2040-01-01') })
    const back = fc.array(fc.nat(800), { maxLength: 60 })
    fc.assert(
      fc.property(first, fc.nat(370), fc.nat(6), back, (number, length, firstWeekday, written) => {
        const day = (at: number) => addDays('1970-01-01', at)
        const entries = written.map((ago, index) => ({
          ...anEntry({ _id: `id${index}`, localDate: day(number + 400 - ago) }),
          metadata: { wordCount: ago, keywords: [] },
        }))
        const [from, to] = [day(number), day(number + length)]
        const calendar = { first: from, last: to, firstWeekday, wordsPerEntry: 200 }
        const year = writingYear(tallyOf(entries).days, calendar)
        const within = entries.filter(({ localDate }) => localDate >= from && localDate <= to)
        const cells = year.weeks.flatMap((week) => week.filter((cell) => cell !== null))
        expect(cells.map((cell) => cell.day)).toEqual(
          Array.from({ length: length + 1 }, (_, n) => day(number + n)),
        )
        for (const cell of cells) {
          const ofDay = within.filter(({ localDate }) => localDate === cell.day)
          expect(cell.entries).toBe(ofDay.length)
          expect(cell.words).toBe(ofDay.reduce((sum, one) => sum + one.metadata.wordCount, 0))
        }
        for (const week of year.weeks)
          for (const [row, cell] of week.entries())
            if (cell)
              expect(new Date(`${cell.day}T00:00:00Z`).getUTCDay()).toBe((row + firstWeekday) % 7)
        expect(year.entries).toBe(within.length)
        expect(year.daysWritten).toBe(new Set(within.map(({ localDate }) => localDate)).size)
        expect(year.months.reduce((sum, month) => sum + month.words, 0)).toBe(year.words)
      }),
      { numRuns: 40, seed: 32 },
    )
  })
})
