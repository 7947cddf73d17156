import { describe, expect, it } from 'vitest'
import { anEntry } from '#testing/index.ts'
import { explainStreak, MILESTONES, streakSummary, tallyOf, wordProgress } from './index.ts'

const TODAY = '2026-11-18' // A Wednesday.

const written = (...days: string[]) =>
  tallyOf(days.map((localDate, index) => anEntry({ _id: `id${index}`, localDate }))).days

const summary = (days: string[], today = TODAY, target = 5) =>
  streakSummary(written(...days), today, target)

const inARow = (last: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(2026, 10, last - n)).toISOString().slice(0, 10),
  )

describe('a streak summary', () => {
  it('STRK-01 holds the streaks, the last day, the week, the milestones and the next one', () => {
    expect(summary(['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-10'])).toEqual({
      currentStreak: 3,
      longestStreak: 3,
      lastEntryDate: '2026-11-18',
      weeklyProgress: { current: 3, target: 5, percentage: 60 },
      milestones: [3],
      nextMilestone: 7,
    })
  })

  it('of an empty journal is all nothing', () => {
    expect(summary([])).toEqual({
      currentStreak: 0,
      longestStreak: 0,
      lastEntryDate: null,
      weeklyProgress: { current: 0, target: 5, percentage: 0 },
      milestones: [],
      nextMilestone: 3,
    })
  })

  it('STRK-02 counts the days in a row that end today or yesterday, and 0 after a day missed', () => {
    expect(summary(inARow(18, 12)).currentStreak).toBe(12)
    expect(summary(inARow(17, 12)).currentStreak).toBe(12)
    expect(summary(inARow(16, 12)).currentStreak).toBe(0)
    expect(summary(['2026-11-18', '2026-11-16']).currentStreak).toBe(1)
    expect(summary(['2027-01-01', '2026-12-31', '2026-12-30'], '2027-01-02').currentStreak).toBe(3)
    expect(summary(['2024-03-01', '2024-02-29', '2024-02-28'], '2024-03-01').currentStreak).toBe(3)
    expect(summary(['2026-03-01', '2026-02-28'], '2026-03-01').currentStreak).toBe(2)
  })

  it('STRK-03 counts a day with several entries once', () => {
    const { currentStreak, longestStreak, weeklyProgress } = summary([TODAY, TODAY, TODAY])
    expect([currentStreak, longestStreak, weeklyProgress.current]).toEqual([1, 1, 1])
  })

  it('STRK-04 has the longest run of all, wherever it lies', () => {
    expect(summary([...inARow(18, 2), ...inARow(10, 5), ...inARow(1, 3)]).longestStreak).toBe(5)
    expect(summary(inARow(-400, 9)).longestStreak).toBe(9)
  })

  it('STRK-05 has the distinct days since Sunday against the target, capped at 100 percent', () => {
    const week = (days: string[], target: number) => summary(days, TODAY, target).weeklyProgress
    expect(week(inARow(18, 30), 5)).toEqual({ current: 4, target: 5, percentage: 80 })
    expect(week(['2026-11-14', '2026-11-15'], 3)).toEqual({ current: 1, target: 3, percentage: 33 })
    expect(week(inARow(18, 4), 2)).toEqual({ current: 4, target: 2, percentage: 100 })
    const saturday = summary(inARow(21, 7), '2026-11-21', 7).weeklyProgress
    expect(saturday).toEqual({ current: 7, target: 7, percentage: 100 })
    expect(summary(inARow(21, 7), '2026-11-22', 7).weeklyProgress.current).toBe(0)
  })

  it('STRK-06 knows the milestones 3, 7, 14, 30, 60 and 100, and has those that were reached', () => {
    expect(MILESTONES).toEqual([3, 7, 14, 30, 60, 100])
    const reached = (count: number) => summary(inARow(-40, count)).milestones
    for (const [index, days] of MILESTONES.entries()) {
      expect(reached(days - 1)).toEqual(MILESTONES.slice(0, index))
      expect(reached(days)).toEqual(MILESTONES.slice(0, index + 1))
    }
  })

  it('STRK-07 has the lowest milestone above the current streak next, or none', () => {
    const next = (count: number) => summary(inARow(18, count)).nextMilestone
    expect([0, 2, 3, 13, 14, 59, 60, 99].map(next)).toEqual([3, 3, 7, 14, 30, 60, 100, 100])
    expect([100, 365].map(next)).toEqual([null, null])
    expect(summary(inARow(-40, 100)).nextMilestone).toBe(3)
  })

  it('STRK-11 goes by the entries’ own days, and not by when they were made or changed', () => {
    const made = { createdAt: '2026-11-18T08:00:00.000Z', updatedAt: '2026-11-18T09:00:00.000Z' }
    const { days } = tallyOf([
      anEntry({ _id: 'a', localDate: '2026-11-17', ...made }),
      anEntry({ _id: 'b', localDate: '2026-11-16', ...made }),
      anEntry({ _id: 'c', localDate: '2026-11-02', ...made }),
    ])
    expect(streakSummary(days, TODAY, 5)).toMatchObject({
      currentStreak: 2,
      lastEntryDate: '2026-11-17',
      weeklyProgress: { current: 2 },
    })
    expect(streakSummary(days, '2026-11-19', 5).currentStreak).toBe(0)
  })

  it('keeps the streak of a person who wrote beyond the date line and flew back a day', () => {
    expect(summary(inARow(19, 7)).currentStreak).toBe(7)
    expect(summary(['2026-11-19']).currentStreak).toBe(1)
    expect(summary(['2026-11-20']).currentStreak).toBe(1)
  })

  it('lets a clock gone wrong neither make nor hide a streak', () => {
    const days = [...inARow(18, 4), '2026-11-21', '2099-01-01', '2099-01-02']
    expect(summary(days)).toMatchObject({
      currentStreak: 4,
      longestStreak: 4,
      lastEntryDate: '2026-11-18',
    })
    expect(summary(['2099-01-01'])).toMatchObject({ currentStreak: 0, lastEntryDate: null })
  })
})

describe('words against the goal', () => {
  it('are 100 percent only once they are reached', () => {
    expect(wordProgress(0, 200).percentage).toBe(0)
    expect(wordProgress(100, 200)).toEqual({ current: 100, target: 200, percentage: 50 })
    expect(wordProgress(1999, 2000).percentage).toBe(99)
    expect(wordProgress(2000, 2000).percentage).toBe(100)
    expect(wordProgress(9000, 2000)).toEqual({ current: 9000, target: 2000, percentage: 100 })
  })
})

describe('the reason for a streak', () => {
  const why = (...days: string[]) => explainStreak(written(...days), TODAY)

  it('is that nothing was written yet', () => {
    expect(why()).toEqual({ kind: 'nothing-yet' })
    expect(why('2099-01-01')).toEqual({ kind: 'nothing-yet' })
  })

  it('is that the last run ended, how long it was and when', () => {
    expect(why(...inARow(15, 3), '2026-11-01')).toEqual({
      kind: 'ended',
      length: 3,
      last: '2026-11-15',
      daysAgo: 3,
    })
  })

  it('is each of its days, today among them', () => {
    expect(why(...inARow(18, 12), TODAY, TODAY)).toEqual({
      kind: 'going',
      length: 12,
      first: '2026-11-07',
      last: TODAY,
      entries: 14,
      today: 'written',
      ahead: 0,
      missed: null,
    })
  })

  it('is each of its days, with today still open and the day that was missed before it', () => {
    expect(why(...inARow(17, 2), '2026-11-10')).toMatchObject({
      length: 2,
      last: '2026-11-17',
      today: 'open',
      missed: '2026-11-15',
    })
  })

  it('tells of days that are still to come here', () => {
    expect(why(...inARow(19, 3))).toMatchObject({ length: 3, today: 'written', ahead: 1 })
    expect(why('2026-11-19')).toMatchObject({ length: 1, today: 'not-needed', ahead: 1 })
    expect(why('2026-11-20')).toMatchObject({ length: 1, today: 'not-needed', ahead: 1 })
  })
})
