import { describe, expect, it } from 'vitest'
import { simulatedDevice, WISHES } from '#services/reminders/testing/simulated-device.ts'
import { onceNotifier } from './once-notifier.ts'
import { watchStreak } from './streak-watch.ts'

const HOUR = 60 * 60 * 1000

function watchedStreak({
  start = '2026-11-15T18:30:00Z',
  streak = '3' as string | null,
  wrote = false,
  streakAlerts = true,
} = {}) {
  const device = simulatedDevice({ start })
  if (streak !== null) device.storage.setItem('currentStreak', streak)
  const stop = watchStreak({
    ...device.moments,
    storage: device.storage,
    onceNotifier: onceNotifier({ ...device, userId: 'anna', now: device.clock.now }),
    wishes: () => ({ ...WISHES, streakAlerts }),
    wrote: () => wrote,
  })
  return { device, stop }
}

describe('the streak alert', () => {
  it('NOTE-21 is checked 5 seconds after the start and then every hour', async () => {
    const { device, stop } = watchedStreak({ start: '2026-11-15T16:30:00Z' })
    expect(device.clock.waits()).toEqual([5000])
    await device.clock.turnTo(device.clock.now() + 5000)
    expect(device.clock.waits()).toEqual([HOUR])
    await device.clock.turnTo(device.clock.now() + HOUR)
    expect(device.titles()).toEqual([])
    await device.clock.turnTo(device.clock.now() + HOUR)
    expect(device.shown.map(({ one, at }) => [one.title, new Date(at).toISOString()])).toEqual([
      ['Streak at Risk', '2026-11-15T18:30:05.000Z'],
    ])
    stop()
    expect(device.clock.waits()).toEqual([])
  })

  it.each([
    ['all of it holds', {}, 1],
    ['at 18:00', { start: '2026-11-15T17:59:55Z' }, 1],
    ['before 18:00', { start: '2026-11-15T17:59:54Z' }, 0],
    ['there is an entry of today', { wrote: true }, 0],
    ['there is no streak', { streak: '0' }, 0],
    ['no streak is stored', { streak: null }, 0],
    ['the stored value is not a number', { streak: 'many' }, 0],
    ['streak alerts are off', { streakAlerts: false }, 0],
  ])('NOTE-22 warns or does not: %s', async (_, of, warnings) => {
    const { device } = watchedStreak(of)
    await device.clock.turnTo(device.clock.now() + 5000)
    expect(device.titles()).toEqual(Array(warnings).fill('Streak at Risk'))
  })

  it('NOTE-39 comes at most once a day, also after a new start', async () => {
    const { device } = watchedStreak()
    const again = watchStreak({
      ...device.moments,
      storage: device.storage,
      onceNotifier: onceNotifier({ ...device, userId: 'anna', now: device.clock.now }),
      wishes: () => WISHES,
      wrote: () => false,
    })
    await device.clock.turnTo(device.clock.now() + 5 * HOUR)
    again()
    expect(device.titles()).toEqual(['Streak at Risk'])
    await device.push(JSON.stringify({ kind: 'streak-risk', day: '2026-11-15' }))
    expect(device.titles()).toEqual(['Streak at Risk'])
  })
})
