import { describe, expect, it } from 'vitest'
import { dueNotices, isAtRisk, type Look, nextLook, nextReminder } from './index.ts'

const wishes = { reminderEnabled: true, streakAlerts: true, preferredTime: '20:00' }
const berlin = { timeZone: 'Europe/Berlin', wishes }
const at = (time: string) => Date.parse(time)

function look(from: string, to: string, parts: Partial<Look> & { days?: string[] } = {}): Look {
  const { days = [], ...rest } = parts
  const wrote = (day: string) => days.includes(day)
  return { since: at(from), now: at(to), wrote, shown: new Set(), ...rest }
}

const MINUTE_OF_8_PM = ['2026-11-15T18:59:30Z', '2026-11-15T19:00:30Z'] as const
const reminder = { kind: 'reminder', day: '2026-11-15' }
const risk = { kind: 'streak-risk', day: '2026-11-15' }

describe('a reminder', () => {
  it('is due once its time has come where the person is', () => {
    expect(dueNotices(berlin, look(...MINUTE_OF_8_PM))).toEqual([reminder])
    expect(dueNotices({ ...berlin, timeZone: 'UTC' }, look(...MINUTE_OF_8_PM))).toEqual([])
    const exactly = look('2026-11-15T18:59:00Z', '2026-11-15T19:00:00Z')
    expect(dueNotices(berlin, exactly)).toEqual([reminder])
    const next = look('2026-11-15T19:00:00Z', '2026-11-15T19:01:00Z')
    expect(dueNotices(berlin, next)).toEqual([])
  })

  it('comes late on its day, after a sleep, but not on the next one', () => {
    const late = look('2026-11-15T12:00:00Z', '2026-11-15T22:59:00Z')
    expect(dueNotices(berlin, late)).toEqual([reminder])
    const over = look('2026-11-15T12:00:00Z', '2026-11-15T23:00:00Z')
    expect(dueNotices(berlin, over)).toEqual([])
  })

  it('does not come to those who have written that day, were reminded or want none', () => {
    const noAlerts = { ...wishes, streakAlerts: false }
    const with_ = (parts: Parameters<typeof look>[2], wanted = noAlerts) =>
      dueNotices({ ...berlin, wishes: wanted }, look(...MINUTE_OF_8_PM, parts))
    expect(with_({ days: ['2026-11-14', '2026-11-16'] })).toEqual([reminder])
    expect(with_({ days: ['2026-11-15'] })).toEqual([])
    expect(with_({ shown: new Set(['reminder 2026-11-15']) })).toEqual([])
    expect(with_({ shown: new Set(['reminder 2026-11-14']) })).toEqual([reminder])
    expect(with_({}, { ...noAlerts, reminderEnabled: false })).toEqual([])
  })
})

describe('the next reminder', () => {
  const next = (after: string, timeZone = 'Europe/Berlin', preferredTime = '20:00') => {
    const found = nextReminder({ timeZone, wishes: { ...wishes, preferredTime } }, at(after))
    return found && [new Date(found.at).toISOString(), 'day' in found.notice && found.notice.day]
  }

  it('is today’s, or tomorrow’s when that has passed', () => {
    expect(next('2026-11-15T10:00:00Z')).toEqual(['2026-11-15T19:00:00.000Z', '2026-11-15'])
    expect(next('2026-11-15T18:59:59.999Z')).toEqual(['2026-11-15T19:00:00.000Z', '2026-11-15'])
    expect(next('2026-11-15T19:00:00Z')).toEqual(['2026-11-16T19:00:00.000Z', '2026-11-16'])
  })

  it('keeps to the wall when the clocks change', () => {
    expect(next('2026-03-28T20:00:00Z')).toEqual(['2026-03-29T18:00:00.000Z', '2026-03-29'])
    expect(next('2026-10-24T19:00:00Z')).toEqual(['2026-10-25T19:00:00.000Z', '2026-10-25'])
    const gap = next('2026-03-28T20:00:00Z', 'Europe/Berlin', '02:30')
    expect(gap).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-29'])
    const first = next('2026-10-24T20:00:00Z', 'Europe/Berlin', '02:30')
    expect(first).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25'])
    const second = next('2026-10-25T00:30:00Z', 'Europe/Berlin', '02:30')
    expect(second).toEqual(['2026-10-26T01:30:00.000Z', '2026-10-26'])
  })

  it('leaves out the day that Samoa left out', () => {
    const last = next('2011-12-30T06:00:00Z', 'Pacific/Apia', '19:00')
    expect(last).toEqual(['2011-12-31T05:00:00.000Z', '2011-12-31'])
  })

  it('does not come to those who want none', () => {
    const none = { ...berlin, wishes: { ...wishes, reminderEnabled: false } }
    expect(nextReminder(none, 0)).toBeUndefined()
  })
})

describe('the next look', () => {
  const next = (parts: Partial<typeof wishes>) => {
    const person = { ...berlin, wishes: { ...wishes, ...parts } }
    const found = nextLook(person, at('2026-11-15T10:00:00Z'))
    return found && new Date(found).toISOString().slice(11, 16)
  }

  it('is at the reminder or at six, whichever is wanted and comes first', () => {
    expect(next({})).toBe('17:00')
    expect(next({ preferredTime: '12:15' })).toBe('11:15')
    expect(next({ streakAlerts: false })).toBe('19:00')
    expect(next({ reminderEnabled: false })).toBe('17:00')
    expect(next({ reminderEnabled: false, streakAlerts: false })).toBeUndefined()
  })
})

describe('a streak at risk', () => {
  it('is one that goes on, not yet today, from six in the evening, if alerts are wanted', () => {
    const evening = { streakAlerts: true, currentStreak: 4, wroteToday: false, minute: 18 * 60 }
    expect(isAtRisk(evening)).toBe(true)
    expect(isAtRisk({ ...evening, minute: 1439 })).toBe(true)
    expect(isAtRisk({ ...evening, minute: 18 * 60 - 1 })).toBe(false)
    expect(isAtRisk({ ...evening, currentStreak: 0 })).toBe(false)
    expect(isAtRisk({ ...evening, wroteToday: true })).toBe(false)
    expect(isAtRisk({ ...evening, streakAlerts: false })).toBe(false)
  })

  it('is due at any look in the evening, and told once a day', () => {
    const evening = ['2026-11-15T17:30:00Z', '2026-11-15T18:30:00Z'] as const
    const days = ['2026-11-14']
    expect(dueNotices(berlin, look(...evening, { days }))).toEqual([risk])
    expect(dueNotices(berlin, look(...evening))).toEqual([])
    expect(dueNotices(berlin, look(...evening, { days: [...days, '2026-11-15'] }))).toEqual([])
    const shown = new Set(['streak-risk 2026-11-15'])
    expect(dueNotices(berlin, look(...evening, { days, shown }))).toEqual([])
    const afternoon = look('2026-11-15T15:30:00Z', '2026-11-15T16:59:59Z', { days })
    expect(dueNotices(berlin, afternoon)).toEqual([])
  })
})
