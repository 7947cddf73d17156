import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { calendarYear, tallyOf, writingYear, yearUpTo } from './index.ts'

const entry = (_id: string, localDate: string, wordCount: number) =>
  anEntry({ _id, localDate, metadata: { wordCount, keywords: [] } })

describe('a year of writing', () => {
  it('ends today and begins a day later one year ago, or goes from January to December', () => {
    expect(yearUpTo('2026-11-15')).toEqual({ first: '2025-11-16', last: '2026-11-15' })
    expect(yearUpTo('2024-02-29')).toEqual({ first: '2023-03-01', last: '2024-02-29' })
    expect(yearUpTo('2025-02-28')).toEqual({ first: '2024-02-29', last: '2025-02-28' })
    expect(calendarYear(2026)).toEqual({ first: '2026-01-01', last: '2026-12-31' })
  })

  it('has its weeks as the person has them', () => {
    const weeks = (firstWeekday: number) =>
      writingYear(tallyOf().days, { ...calendarYear(2026), firstWeekday, wordsPerEntry: 200 }).weeks
    // The first of January 2026 is a Thursday.
    expect(weeks(0)[0]?.map((cell) => cell?.day.slice(8) ?? '')).toEqual([
      '',
      '',
      '',
      '',
      '01',
      '02',
      '03',
    ])
    expect(weeks(1)[0]?.map((cell) => cell?.day.slice(8) ?? '')).toEqual([
      '',
      '',
      '',
      '01',
      '02',
      '03',
      '04',
    ])
    expect(weeks(6)[0]?.[5]?.day).toBe('2026-01-01')
    expect(weeks(4)).toHaveLength(53)
    expect(
      weeks(4)
        .at(-1)
        ?.map((cell) => cell?.day ?? null),
    ).toEqual(['2026-12-31', null, null, null, null, null, null])
  })

  it('is darker the more was written, measured by the goal, and sums up', () => {
    const words = {
      '2026-01-01': 99,
      '2026-01-02': 100,
      '2026-01-03': 200,
      '2026-01-04': 399,
      '2026-02-05': 400,
    }
    const { days } = tallyOf([
      ...Object.entries(words).map(([day, count]) => entry(day, day, count)),
      entry('before', '2025-12-31', 9000),
    ])
    const year = writingYear(days, { ...calendarYear(2026), firstWeekday: 0, wordsPerEntry: 200 })
    const cells = year.weeks.flat().filter((cell) => cell !== null)
    expect(cells.slice(0, 5).map(({ level }) => level)).toEqual([1, 2, 3, 3, 0])
    expect(year.fullest).toEqual({ day: '2026-02-05', entries: 1, words: 400, level: 4 })
    expect(year).toMatchObject({ daysWritten: 5, entries: 5, words: 1198 })
    expect(year.months).toHaveLength(12)
    expect(year.months.slice(0, 3)).toEqual([
      { month: '2026-01', daysWritten: 4, entries: 4, words: 798 },
      { month: '2026-02', daysWritten: 1, entries: 1, words: 400 },
      { month: '2026-03', daysWritten: 0, entries: 0, words: 0 },
    ])
  })

  it('has no fullest day without an entry', () => {
    const calendar = { ...calendarYear(2026), firstWeekday: 1, wordsPerEntry: 200 }
    expect(writingYear(tallyOf().days, calendar).fullest).toBeNull()
  })
})

describe('the tally', () => {
  it('says whether anything that counts has changed', () => {
    const tally = tallyOf([entry('a', '2026-01-01', 10)])
    expect(tally.put(entry('a', '2026-01-01', 10))).toBe(false)
    expect(tally.put(entry('a', '2026-01-01', 11))).toBe(true)
    expect(tally.put(entry('a', '2026-01-02', 11))).toBe(true)
    expect([...tally.days.values()]).toEqual([{ entries: 1, words: 11 }])
    expect(tally.remove('b')).toBe(false)
    expect(tally.remove('a')).toBe(true)
    expect(tally.days.size).toBe(0)
  })

  it('counts no entry whose day cannot be read', () => {
    const tally = tallyOf([entry('a', 'yesterday', 10)])
    expect(tally.days.size).toBe(0)
    tally.put(entry('a', '2026-01-01', 10))
    expect(tally.put(entry('a', '', 10))).toBe(true)
    expect(tally.days.size).toBe(0)
  })
})
