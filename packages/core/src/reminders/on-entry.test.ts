import { describe, expect, it } from 'vitest'
import { tallyOf } from '#habit/index.ts'
import { anEntry } from '#testing/index.ts'
import { addDays } from '#time/index.ts'
import { keyOf, type Notice, noticesOfEntry, withShown } from './index.ts'

const TODAY = '2026-11-18' // A Wednesday; its week began on the 15th.

const inARow = (count: number, last = TODAY) =>
  Array.from({ length: count }, (_, n) => addDays(last, -n))

function noticesFor(days: string[], parts: Partial<Parameters<typeof noticesOfEntry>[1]> = {}) {
  const tally = tallyOf(days.map((localDate, index) => anEntry({ _id: `id${index}`, localDate })))
  const created = { today: TODAY, streakBefore: 0, weeklyTarget: 7, streakAlerts: true }
  return noticesOfEntry(tally.days, { ...created, shown: [], ...parts })
}

const milestone = (streak: number, first: string): Notice => ({ kind: 'milestone', streak, first })

describe('an entry that brings a streak to a milestone', () => {
  it('is told with the streak, at each milestone and at nothing else', () => {
    for (let streak = 1; streak <= 110; streak++) {
      const found = noticesFor(inARow(streak), { streakBefore: streak - 1 })
      const expected = [3, 7, 14, 30, 60, 100].includes(streak)
        ? [milestone(streak, addDays(TODAY, 1 - streak))]
        : []
      expect(found.filter(({ kind }) => kind === 'milestone')).toEqual(expected)
    }
  })

  it('is told of yesterday’s entry too, made today', () => {
    expect(noticesFor(inARow(3, '2026-11-17'), { streakBefore: 2 })).toEqual([
      milestone(3, '2026-11-15'),
    ])
  })

  it('is not told when the entry made the streak no longer, nor without streak alerts', () => {
    expect(noticesFor([...inARow(3), TODAY], { streakBefore: 3 })).toEqual([])
    expect(noticesFor(inARow(3), { streakBefore: 2, streakAlerts: false })).toEqual([])
    expect(noticesFor([], { streakBefore: 0 })).toEqual([])
  })

  it('is told once a streak, also when an entry dated back gave it another first day', () => {
    const shown = [keyOf(milestone(3, '2026-11-16'))]
    expect(noticesFor(inARow(3), { streakBefore: 2, shown })).toEqual([])
    const moved = inARow(3, '2026-11-17')
    expect(noticesFor(moved, { streakBefore: 2, shown })).toEqual([])
    const long = [keyOf(milestone(3, '2026-10-01')), keyOf(milestone(7, '2026-11-16'))]
    expect(noticesFor(inARow(3), { streakBefore: 2, shown: long })).toEqual([
      milestone(3, '2026-11-16'),
    ])
  })
})

describe('an entry and the goal of the week', () => {
  const week = '2026-11-15'
  const without = { streakAlerts: false }

  it('is almost there from 75 percent on, with the days that remain', () => {
    expect(noticesFor(inARow(2), { ...without, weeklyTarget: 3 })).toEqual([])
    const almost = noticesFor(inARow(3), { ...without, weeklyTarget: 4 })
    expect(almost).toEqual([{ kind: 'almost-there', week, remaining: 1 }])
    const saturday = { ...without, weeklyTarget: 7, today: '2026-11-21' }
    expect(noticesFor(inARow(5, '2026-11-21'), saturday)).toEqual([])
    expect(noticesFor(inARow(6, '2026-11-21'), saturday)).toEqual([
      { kind: 'almost-there', week, remaining: 1 },
    ])
  })

  it('is there at 100 percent', () => {
    const goal = { kind: 'weekly-goal', week, target: 4 }
    expect(noticesFor(inARow(4), { ...without, weeklyTarget: 4 })).toEqual([goal])
    expect(noticesFor([TODAY], { ...without, weeklyTarget: 1 })).toEqual([{ ...goal, target: 1 }])
  })

  it('is told each once a week', () => {
    const almost = { ...without, weeklyTarget: 4 }
    const shown = withShown([], noticesFor(inARow(3), almost))
    expect(shown).toEqual(['almost-there 2026-11-15'])
    expect(noticesFor([...inARow(3), TODAY], { ...almost, shown })).toEqual([])
    const reached = noticesFor(inARow(4), { ...almost, shown })
    expect(reached.map(({ kind }) => kind)).toEqual(['weekly-goal'])
    expect(noticesFor(inARow(4), { ...almost, shown: withShown(shown, reached) })).toEqual([])
    const nextWeek = { ...almost, today: '2026-11-24', shown }
    expect(noticesFor(inARow(3, '2026-11-24'), nextWeek)).toHaveLength(1)
  })
})
