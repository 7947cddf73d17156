import { keyOf, type Notice, tagOf } from '@daywell/core/reminders'
import { describe, expect, it } from 'vitest'
import { onceNotifier } from '#services/reminders/page/once-notifier.ts'
import {
  type SimulatedDevice,
  simulatedDevice,
  WISHES,
} from '#services/reminders/testing/simulated-device.ts'

const DAY = '2026-11-15'
const REMINDER: Notice = { kind: 'reminder', day: DAY }
const ALL: readonly Notice[] = [
  REMINDER,
  { kind: 'streak-risk', day: DAY },
  { kind: 'milestone', streak: 7, first: '2026-11-09' },
  { kind: 'almost-there', week: DAY, remaining: 1 },
  { kind: 'weekly-goal', week: DAY, target: 5 },
]

async function annasDevice(wrote: string[] = [], wishes = WISHES): Promise<SimulatedDevice> {
  const device = simulatedDevice()
  device.place.stays = false
  await device.ledger.note('anna', { wishes, wrote })
  return device
}

const byPage = (device: SimulatedDevice, notice: Notice) =>
  onceNotifier({ ...device, userId: 'anna', now: device.clock.now }).show(notice)
const byPush = (device: SimulatedDevice, notice: Notice) => device.push(JSON.stringify(notice))

describe('a push notification', () => {
  it('NOTE-30 NOTE-31 NOTE-32 is shown once, by page or push, and again on its next day, week or streak', async () => {
    const next: readonly Notice[] = [
      { kind: 'almost-there', week: '2026-11-22', remaining: 1 },
      { kind: 'weekly-goal', week: '2026-11-22', target: 5 },
      { kind: 'milestone', streak: 7, first: '2026-11-12' },
    ]
    for (const ways of [
      [byPage, byPush, byPush],
      [byPush, byPage, byPage],
    ]) {
      const device = await annasDevice()
      for (const notice of [...ALL, ...next])
        await Promise.all(ways.map((way) => way(device, notice)))
      expect(device.shown.map(({ one }) => one.id).sort()).toEqual(
        [...ALL, ...next].map(keyOf).sort(),
      )
    }
  })

  it('NOTE-33 NOTE-34 has the same tag and title as from the page', async () => {
    for (const notice of ALL) {
      const [one, other] = [await annasDevice(), await annasDevice()]
      await byPage(one, notice)
      await byPush(other, notice)
      expect(other.shown[0]?.one).toEqual(one.shown[0]?.one)
      expect(one.shown[0]?.one.tag).toBe(tagOf(notice))
    }
    expect(new Set(ALL.map(tagOf)).size).toBe(ALL.length)
    const device = await annasDevice()
    for (const notice of ALL) await byPush(device, notice)
    expect(device.titles()).toEqual([
      ...['Time to Write', 'Streak at Risk', '7-Day Streak!', 'Almost There!'],
      'Weekly Goal Achieved!',
    ])
  })

  it('is replaced silently by itself while it is still visible', async () => {
    const device = await annasDevice()
    device.place.stays = true
    await byPage(device, REMINDER)
    await byPush(device, REMINDER)
    expect(device.shown.map(({ one, quiet }) => [one.tag, quiet])).toEqual([
      ['reminder', false],
      ['reminder', true],
    ])
  })

  it.each([undefined, '', 'hello', '{}', '{"kind":"poem","day":"2026-11-15"}'])(
    'NOTE-38 and cannot be read (%s) is a plain reminder, without a word of the payload',
    async (payload) => {
      const device = await annasDevice()
      await device.push(payload)
      await device.push('{"kind":"reminder","day":"2026-11-15","text":"my secret"}')
      expect(device.shown.map(({ one }) => [one.title, one.body])).toEqual([
        ['Time to Write', 'A few quiet minutes for your journal?'],
      ])
    },
  )

  it('says quietly that there is nothing to do, if the person has written on this device', async () => {
    const device = await annasDevice([DAY])
    await byPush(device, REMINDER)
    const [shown] = device.shown
    expect([shown?.quiet, shown?.one.body]).toEqual([
      true,
      'You’ve already written today. You’re all set.',
    ])
  })

  it('is not shown on another day, nor against the preferences', async () => {
    const device = await annasDevice([], { ...WISHES, reminderEnabled: false, streakAlerts: false })
    for (const notice of ALL.slice(0, 3)) await byPush(device, notice)
    await device.push('from a newer server')
    expect(await device.ledger.shown('anna')).toEqual([])
    const other = await annasDevice()
    await byPush(other, { kind: 'reminder', day: '2026-11-14' })
    expect([...device.titles(), ...other.titles()]).toEqual([])
  })

  it('for a person who has logged out is not shown, and ends the subscription', async () => {
    const device = await annasDevice()
    await device.ledger.leave()
    let ended = 0
    await device.push(JSON.stringify(REMINDER), async () => {
      ended += 1
    })
    expect([device.titles(), ended]).toEqual([[], 1])
  })
})
