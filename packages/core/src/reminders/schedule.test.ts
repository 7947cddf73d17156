import { describe, expect, it } from 'vitest'
import {
  planOf,
  readAchievements,
  readSchedule,
  scheduledNotice,
  weeklyTargetOf,
  withMilestone,
  withReminder,
} from './index.ts'

const NOW = Date.parse('2026-11-18T12:00:00.000Z')
const HOUR = 3_600_000
const pictures = { icon: '/logo.png', badge: '/badge.png' }

const reminder = (day: string, at = NOW) => scheduledNotice({ kind: 'reminder', day }, at, pictures)
const risk = (at: number) =>
  scheduledNotice({ kind: 'streak-risk', day: '2026-11-18' }, at, pictures)

describe('a scheduled notification', () => {
  it('holds all that is shown and when', () => {
    expect(reminder('2026-11-18')).toEqual({
      id: 'reminder 2026-11-18',
      title: 'Time to Write',
      body: 'A few quiet minutes for your journal?',
      icon: '/logo.png',
      badge: '/badge.png',
      tag: 'reminder',
      requireInteraction: false,
      actions: [{ action: 'write', title: 'Write now' }],
      scheduledTime: '2026-11-18T12:00:00.000Z',
    })
  })

  it('is read back as it was kept, and a broken one is left out without the others', () => {
    const kept = [reminder('2026-11-18'), risk(NOW + HOUR)]
    expect(readSchedule(JSON.stringify(kept))).toEqual(kept)
    const broken = [null, 7, { ...kept[0], scheduledTime: 'soon' }, { id: 'x' }]
    expect(readSchedule(JSON.stringify([...broken, kept[1]]))).toEqual([kept[1]])
    for (const nothing of [null, '', '[', '{}', 'null', '"x"'])
      expect(readSchedule(nothing)).toEqual([])
  })
})

describe('the plan of a schedule', () => {
  it('shows what is due today, drops what is past, and sets timers for a day and no further', () => {
    const at = [-30 * 24 * HOUR, 0, 1, 24 * HOUR, 24 * HOUR + 1].map((wait) => risk(NOW + wait))
    expect(planOf(at, NOW, 'UTC')).toEqual({
      past: at.slice(0, 1),
      show: at.slice(1, 2),
      timers: [
        { wait: 1, scheduled: at[2] },
        { wait: 24 * HOUR, scheduled: at[3] },
      ],
    })
  })

  it('has one reminder at most: a new one takes the place of all earlier ones', () => {
    const others = [risk(NOW)]
    const before = [reminder('2026-11-17'), ...others, reminder('2026-11-18')]
    expect(withReminder(before, reminder('2026-11-19'))).toEqual([
      ...others,
      reminder('2026-11-19'),
    ])
    expect(withReminder(before, undefined)).toEqual(others)
  })
})

describe('what is kept on the device', () => {
  it('has the weekly target, which is every day where it cannot be read', () => {
    const kept = (entriesPerWeek: unknown) => JSON.stringify({ writingGoals: { entriesPerWeek } })
    for (const target of [1, 5, 7]) expect(weeklyTargetOf(kept(target))).toBe(target)
    for (const odd of [0, 8, 2.5, '5', null]) expect(weeklyTargetOf(kept(odd))).toBe(7)
    for (const broken of [null, '', '{', '[]', '{}', '{"writingGoals":null}'])
      expect(weeklyTargetOf(broken)).toBe(7)
  })

  it('has each milestone that was reached once, in order', () => {
    const before = readAchievements('{"streaks":[3,14]}')
    expect(withMilestone(before, 7)).toEqual({ streaks: [3, 7, 14] })
    expect(withMilestone(before, 14)).toEqual({ streaks: [3, 14] })
    for (const broken of [null, '', '{', '[]', '{"streaks":["3"]}'])
      expect(readAchievements(broken)).toEqual({ streaks: [] })
  })
})
