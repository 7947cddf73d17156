import { readSchedule, type Scheduled } from '@daywell/core/reminders'
import { describe, expect, it } from 'vitest'
import {
  type SimulatedDevice,
  simulatedDevice,
  WISHES,
} from '#services/reminders/testing/simulated-device.ts'
import { dailyReminder } from './daily-reminder.ts'
import { onceNotifier } from './once-notifier.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const KEY = 'scheduledNotifications'

function daily(device: SimulatedDevice, wishes = WISHES, wrote: string[] = []) {
  const wanted = { now: wishes }
  const reminder = dailyReminder({
    ...device.moments,
    storage: device.storage,
    log: device.log,
    onceNotifier: onceNotifier({ ...device, userId: 'anna', now: device.clock.now }),
    wishes: () => wanted.now,
    wrote: (day) => wrote.includes(day),
  })
  return { ...reminder, wanted }
}

const stored = (device: SimulatedDevice) => readSchedule(device.storage.getItem(KEY))

function scheduled(id: string, scheduledTime: string, more: Partial<Scheduled> = {}): Scheduled {
  const pictures = { icon: '/a.png', badge: '/b.png' }
  const rest = { tag: id, requireInteraction: false, actions: [] }
  return { id, title: `Title ${id}`, body: '', ...pictures, ...rest, scheduledTime, ...more }
}

describe('the daily reminder', () => {
  it("NOTE-11 NOTE-13 is scheduled for the next time of day, tomorrow if today's has passed", async () => {
    const device = simulatedDevice({ start: '2026-11-15T09:00:00Z', zone: 'Europe/Vienna' })
    await daily(device).look()
    expect(stored(device)).toEqual([
      expect.objectContaining({
        id: 'reminder 2026-11-15',
        title: 'Time to Write',
        scheduledTime: '2026-11-15T19:00:00.000Z',
      }),
    ])
    await device.clock.turnTo(Date.parse('2026-11-15T19:30:00Z'))
    expect(stored(device)[0]?.scheduledTime).toBe('2026-11-16T19:00:00.000Z')
    expect(device.titles()).toEqual(['Time to Write'])
  })

  it('NOTE-06 NOTE-23 PRIV-16 is stored with all fields of a notification, with the logo and the badge', async () => {
    const device = simulatedDevice()
    await daily(device).look()
    const text = device.storage.getItem(KEY) ?? ''
    expect(JSON.parse(text)).toEqual([
      {
        id: 'reminder 2026-11-15',
        title: 'Time to Write',
        body: 'A few quiet minutes for your journal?',
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        tag: 'reminder',
        requireInteraction: false,
        actions: [{ action: 'write', title: 'Write now' }],
        scheduledTime: '2026-11-15T20:00:00.000Z',
      },
    ])
  })

  it('NOTE-10 replaces earlier ones, and is not stored if it is turned off', async () => {
    const device = simulatedDevice()
    const old = scheduled('old', '2026-11-20T08:00:00.000Z', { tag: 'reminder' })
    const other = scheduled('other', '2026-11-20T08:00:00.000Z')
    device.storage.setItem(KEY, JSON.stringify([old, other]))
    const { look, follow, wanted } = daily(device)
    await look()
    expect(stored(device).map(({ id }) => id)).toEqual(['other', 'reminder 2026-11-15'])
    wanted.now = { ...WISHES, preferredTime: '21:30' }
    await follow()
    expect(stored(device).map(({ scheduledTime }) => scheduledTime.slice(11, 16))).toEqual([
      '08:00',
      '21:30',
    ])
    wanted.now = { ...WISHES, reminderEnabled: false }
    await follow()
    expect(stored(device).map(({ id }) => id)).toEqual(['other'])
    await device.clock.turnTo(device.clock.now() + 24 * HOUR)
    expect(device.titles()).toEqual([])
  })

  it('NOTE-12 PRIV-16 is checked every 60 seconds, under a stored id, and shown within 60 seconds of its time', async () => {
    const device = simulatedDevice({ start: '2026-11-15T19:58:30Z' })
    const { look, stop } = daily(device)
    const id = device.storage.getItem('reminderIntervalId')
    expect(Number(id)).toBeGreaterThan(0)
    // A throttled timer, as in a sleeping tab: the periodic check suffices.
    device.moments.timers.set(() => {}, 1)
    await look()
    expect(device.clock.waits()).toContain(MINUTE)
    await device.clock.turnTo(Date.parse('2026-11-15T19:59:59Z'))
    expect(device.titles()).toEqual([])
    await device.clock.turnTo(Date.parse('2026-11-15T20:01:00Z'))
    expect(device.titles()).toEqual(['Time to Write'])
    stop()
    expect(device.storage.getItem('reminderIntervalId')).toBeNull()
    expect(device.clock.waits()).toEqual([])
  })

  it('NOTE-12 does not come if the person has written, and late only on its own day', async () => {
    const wrote = simulatedDevice({ start: '2026-11-15T19:00:00Z' })
    await daily(wrote, WISHES, ['2026-11-15']).look()
    await wrote.clock.turnTo(wrote.clock.now() + 4 * HOUR)
    expect(wrote.titles()).toEqual([])

    const mark = scheduled('reminder 2026-11-14', '2026-11-14T20:00:00.000Z', { tag: 'reminder' })
    for (const [now, titles] of [
      ['2026-11-15T09:00:00Z', []],
      ['2026-11-15T22:00:00Z', ['Time to Write']],
    ] as const) {
      const device = simulatedDevice({ start: now })
      device.storage.setItem(KEY, JSON.stringify([mark]))
      await daily(device).look()
      expect(device.titles()).toEqual(titles)
    }
  })

  it('that was scheduled in another time zone comes at its time where the person is now', async () => {
    const device = simulatedDevice({ start: '2026-11-15T19:30:00Z', zone: 'America/Los_Angeles' })
    const mark = scheduled('reminder 2026-11-15', '2026-11-15T19:00:00.000Z', { tag: 'reminder' })
    device.storage.setItem(KEY, JSON.stringify([mark]))
    await daily(device).look()
    expect(device.titles()).toEqual([])
    expect(stored(device)[0]?.scheduledTime).toBe('2026-11-16T04:00:00.000Z')
  })
})

describe('a scheduled notification', () => {
  it('NOTE-07 NOTE-09 is shown at once when due or overdue since today, and removed, also of past days', async () => {
    const zone = 'America/Los_Angeles'
    const start = '2026-11-15T20:00:00Z'
    const all = [
      scheduled('due', '2026-11-15T20:00:00.000Z'),
      scheduled('overdue', '2026-11-15T08:00:00.000Z', { tag: 'reminder' }),
      scheduled('of yesterday', '2026-11-15T07:59:59.000Z'),
      scheduled('of last week', '2026-11-10T09:00:00.000Z', { tag: 'reminder' }),
    ]
    for (const [wrote, titles] of [
      [[], ['Title due', 'Title overdue']],
      [['2026-11-15'], ['Title due']],
    ] as const) {
      const device = simulatedDevice({ start, zone })
      device.storage.setItem(KEY, JSON.stringify(all))
      await daily(device, { ...WISHES, reminderEnabled: false }, [...wrote]).look()
      expect(device.titles().sort()).toEqual(titles)
      expect(device.storage.getItem(KEY)).toBeNull()
    }
  })

  it('NOTE-08 has a timer when it is due within 24 hours and none when later, which shows and removes it', async () => {
    const device = simulatedDevice()
    const soon = scheduled('soon', '2026-11-16T08:59:30.000Z')
    const later = scheduled('later', '2026-11-16T09:00:00.001Z')
    device.storage.setItem(KEY, JSON.stringify([soon, later]))
    const { look } = daily(device, { ...WISHES, reminderEnabled: false })
    await look()
    expect(device.clock.waits()).toEqual([MINUTE, 24 * HOUR - MINUTE / 2])
    await device.clock.turnTo(Date.parse(soon.scheduledTime))
    expect(device.titles()).toEqual(['Title soon'])
    expect(stored(device)).toEqual([later])
  })

  it.each(['{', '"a"', '[{"id":"x"}]', '[null]'])(
    'is left out, and logged once, when it is %s',
    async (text) => {
      const device = simulatedDevice()
      device.storage.setItem(KEY, text)
      const { look } = daily(device)
      await look()
      await look()
      expect(device.logged).toEqual(['Skipped stored notifications that couldn’t be read'])
      expect(stored(device).map(({ id }) => id)).toEqual(['reminder 2026-11-15'])
    },
  )

  it('ERR-46 is shown only with permission, and logged otherwise', async () => {
    for (const permission of ['denied', 'default', 'unsupported'] as const) {
      const device = simulatedDevice({ start: '2026-11-15T19:59:30Z' })
      device.place.permission = permission
      await daily(device).look()
      await device.clock.turnTo(device.clock.now() + HOUR)
      expect(device.titles()).toEqual([])
      expect(device.logged).toEqual(['Didn’t show a notification: permission isn’t granted'])
      // The failed attempt didn't claim it.
      expect(await device.ledger.claim('anna', 'reminder 2026-11-15')).toBe(true)
    }
  })
})
