import { streakSummary } from '@daywell/core/habit'
import { dayNumber } from '@daywell/core/time'
import { describe, expect, it } from 'vitest'
import { emitter } from '#kit/observable/emitter.ts'
import type { Habit, HabitState } from '#services/habit/habit.ts'
import { keepAgreement } from './agreement.ts'
import { remindPerson } from './remind-person.ts'
import { pushManager } from './testing/push-manager.ts'
import { recordingServer } from './testing/recording-server.ts'
import { settled, simulatedDevice, UNCOUNTED, WISHES } from './testing/simulated-device.ts'

/** A person with the local level who wrote today, and the calls their server receives. */
async function localPerson(habit: Habit = UNCOUNTED) {
  const device = simulatedDevice()
  const { storage, moments } = device
  if (habit === UNCOUNTED) storage.setItem('lastEntryDate', device.today())
  const { client, connect, calls } = await recordingServer()
  const push = { manager: async () => pushed.manager }
  const pushed = pushManager()
  const person = remindPerson(
    { ...device, ...moments, push },
    {
      userId: 'anna',
      api: client,
      habit,
      wishes: () => WISHES,
      levels: { level: () => 'local', subscribe: () => () => {} },
      areKnown: () => true,
    },
  )
  return {
    storage,
    person,
    connect,
    calls,
    agree(tellDays: boolean) {
      keepAgreement(storage, 'anna', tellDays)
      return person.agree()
    },
  }
}

const AGREED = [
  ['POST /api/push/subscriptions', true],
  ['POST /api/push/days', '2026-11-15'],
]

describe('consent to share the writing days', () => {
  it('is sent with the days when the network is back', async () => {
    const { person, connect, agree, calls } = await localPerson()
    connect(false)
    await expect(agree(true)).rejects.toThrow()
    connect(true)
    await person.settle()
    expect(calls()).toEqual(AGREED)
  })

  it.each(['catchUp', 'follow'] as const)(
    'covers days written before anything listened (%s)',
    async (begin) => {
      const { storage, person, connect, calls } = await localPerson()
      connect(true)
      keepAgreement(storage, 'anna', true)
      await person[begin]()
      expect(calls()).toEqual(AGREED)
    },
  )

  it('NOTE-47 covers days that are counted only after it', async () => {
    const changes = emitter()
    let state: HabitState | undefined
    const habit = { ...UNCOUNTED, state: () => state, subscribe: changes.subscribe }
    const { connect, agree, calls } = await localPerson(habit)
    connect(true)
    await agree(true)
    expect(calls()).toEqual(AGREED.slice(0, 1))
    const days = new Map([[dayNumber('2026-11-15'), { entries: 1, words: 3 }]])
    state = { today: '2026-11-15', days, summary: streakSummary(days, '2026-11-15', 7) }
    changes.emit()
    await expect.poll(calls).toEqual(AGREED)
    // A later count is left to the entry that caused it.
    changes.emit()
    await settled()
    expect(calls()).toEqual(AGREED)
  })

  it('is withdrawn here at once, and on the server when the network is back', async () => {
    const { storage, person, connect, agree, calls } = await localPerson()
    connect(true)
    await agree(true)
    expect(calls()).toEqual(AGREED)
    storage.setItem('daysToTell_anna', '2026-11-15')
    connect(false)
    await expect(agree(false)).rejects.toThrow()
    expect(storage.all()).not.toHaveProperty('daysToTell_anna')
    connect(true)
    await person.settle()
    expect(calls()).toEqual([['DELETE /api/push/subscriptions', undefined]])
  })
})
