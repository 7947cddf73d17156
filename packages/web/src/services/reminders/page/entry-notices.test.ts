import { streakSummary, tallyOf } from '@daywell/core/habit'
import { anEntry } from '@daywell/core/testing'
import { addDays } from '@daywell/core/time'
import { describe, expect, it } from 'vitest'
import {
  type SimulatedDevice,
  simulatedDevice,
  WISHES,
} from '#services/reminders/testing/simulated-device.ts'
import { entryNotices } from './entry-notices.ts'
import { onceNotifier } from './once-notifier.ts'

// A Sunday, the first day of a goal's week.
const SUNDAY = '2026-11-15'

function onEntry(device: SimulatedDevice, streakAlerts = true) {
  return entryNotices({
    userId: 'anna',
    ledger: device.ledger,
    storage: device.storage,
    notifier: device.notifier,
    onceNotifier: onceNotifier({ ...device, userId: 'anna', now: device.clock.now }),
    wishes: () => ({ ...WISHES, streakAlerts }),
  })
}

/** An entry on a day after `streakBefore` days in a row. */
function made(today: string, streakBefore: number, entriesOfDay = 1) {
  const before = Array.from({ length: streakBefore }, (_, index) => addDays(today, -1 - index))
  const dates = [...before, ...Array(entriesOfDay).fill(today)]
  const entries = dates.map((localDate, index) => anEntry({ _id: `e${index}`, localDate }))
  const { days } = tallyOf(entries)
  const entry = entries.at(-1) ?? anEntry()
  return {
    entry,
    today,
    days,
    summary: streakSummary(days, today, 7),
    streakBefore: entriesOfDay > 1 ? streakBefore + 1 : streakBefore,
  }
}

const preferring = (entriesPerWeek: number) => JSON.stringify({ writingGoals: { entriesPerWeek } })

describe('a new entry', () => {
  it('NOTE-14 NOTE-16 NOTE-17 PRIV-16 that reaches a milestone is announced, and recorded once', async () => {
    const device = simulatedDevice()
    device.storage.setItem('achievements', '{"streaks":[3]}')
    await onEntry(device)(made(SUNDAY, 6))
    expect(device.titles()).toEqual(['7-Day Streak!'])
    expect(device.storage.getItem('achievements')).toBe('{"streaks":[3,7]}')
    await onEntry(device)(made(SUNDAY, 6))
    expect(device.titles()).toEqual(['7-Day Streak!'])
    expect(device.storage.getItem('achievements')).toBe('{"streaks":[3,7]}')
  })

  it('on a day without a milestone, or with an earlier entry, is not announced', async () => {
    const device = simulatedDevice()
    await onEntry(device)(made(SUNDAY, 4))
    await onEntry(device)(made(SUNDAY, 6, 2))
    expect(device.titles()).toEqual([])
    expect(device.storage.getItem('achievements')).toBeNull()
  })

  it('NOTE-29 is recorded and not announced if streak alerts are off', async () => {
    const device = simulatedDevice()
    await onEntry(device, false)(made(SUNDAY, 6))
    expect(device.titles()).toEqual([])
    expect(device.storage.getItem('achievements')).toBe('{"streaks":[7]}')
    await device.ledger.note('anna', { wishes: { ...WISHES, streakAlerts: false }, wrote: [] })
    await device.push(JSON.stringify({ kind: 'milestone', streak: 7, first: '2026-11-09' }))
    await device.push(JSON.stringify({ kind: 'streak-risk', day: device.today() }))
    expect(device.titles()).toEqual([])
  })

  it('NOTE-18 NOTE-19 NOTE-20 is announced once a week near the goal and once at it, by the stored target', async () => {
    const device = simulatedDevice()
    device.storage.setItem('userPreferences', preferring(4))
    const days = [0, 1, 2, 3, 4].map((ahead) => addDays(SUNDAY, ahead))
    for (const day of days) {
      await onEntry(device, false)(made(day, days.indexOf(day)))
      await onEntry(device, false)(made(day, days.indexOf(day), 2))
    }
    expect(device.shown.map(({ one }) => [one.title, one.body])).toEqual([
      ['Almost There!', '1 more entry to reach your goal this week.'],
      ['Weekly Goal Achieved!', 'You wrote 4 days this week, just as you planned.'],
    ])
  })

  it.each([null, '{', '{"writingGoals":{}}'])(
    'takes 7 as the target if %s is stored',
    async (text) => {
      const device = simulatedDevice()
      if (text !== null) device.storage.setItem('userPreferences', text)
      await onEntry(device, false)(made(addDays(SUNDAY, 4), 4))
      expect(device.titles()).toEqual([])
      await onEntry(device, false)(made(addDays(SUNDAY, 5), 5))
      await onEntry(device, false)(made(addDays(SUNDAY, 6), 6))
      expect(device.titles()).toEqual(['Almost There!', 'Weekly Goal Achieved!'])
    },
  )

  it('announces nothing if nothing may be shown', async () => {
    const device = simulatedDevice()
    device.place.permission = 'denied'
    await onEntry(device)(made(SUNDAY, 6))
    expect([device.titles(), device.logged]).toEqual([[], []])
  })
})
