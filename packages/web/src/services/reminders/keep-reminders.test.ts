import { defaultPreferences } from '@daywell/core/preferences'
import { expect, it } from 'vitest'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import type { KnownPreferences } from '#services/preferences/device-copy.ts'
import { keepAgreement } from './agreement.ts'
import { keepReminders } from './keep-reminders.ts'
import { pushManager } from './testing/push-manager.ts'
import { recordingServer } from './testing/recording-server.ts'
import { settled, simulatedDevice, UNCOUNTED } from './testing/simulated-device.ts'

/** A generous timeout for busy machines. */
const SLOWLY = { timeout: 15_000 }
const SUBSCRIBED = ['POST /api/push/subscriptions', true]

/** A person with the local level and consent, on a freshly opened page. */
async function aPage(from: KnownPreferences['from']) {
  const device = simulatedDevice()
  const { client, connect, calls } = await recordingServer()
  const { manager } = pushManager()
  const levels = { level: () => 'local', subscribe: () => () => {} }
  const journal = { habit: UNCOUNTED, levels }
  const handle = {
    state: () => ({ phase: 'open', userId: 'anna', journal }),
    subscribe: () => () => {},
  } as unknown as JournalHandle
  const person = { id: 'anna', email: 'a@example.org', username: 'anna', displayName: 'Anna' }
  const listeners: (() => void)[] = []
  const known = { from, preferences: defaultPreferences() }
  connect(true)
  keepAgreement(device.storage, 'anna', true)
  return {
    device,
    calls,
    open: () =>
      keepReminders({
        ...device,
        ...device.moments,
        handle,
        apiOf: () => client,
        push: { manager: async () => manager },
        session: {
          state: () => ({ phase: 'signed-in', userId: 'anna', person, onboarded: true }),
          subscribe: () => () => {},
        },
        preferences: {
          known: () => ({ ...known }),
          save: () => Promise.reject(new Error('Nothing is saved here')),
          subscribe: (listener) => {
            listeners.push(listener)
            return () => {}
          },
        },
      }),
    learn(now: KnownPreferences['from']) {
      known.from = now
      for (const listener of listeners) listener()
    },
  }
}

it('catches up at start on days written before anything listened', async () => {
  const { device, calls, open } = await aPage('device')
  device.storage.setItem('lastEntryDate', device.today())
  open()
  await expect.poll(calls, SLOWLY).toEqual([SUBSCRIBED, ['POST /api/push/days', device.today()]])
})

it('follows preferences that equal the defaults once they are really chosen', async () => {
  const { calls, open, learn } = await aPage('defaults')
  open()
  await settled()
  expect(calls()).toEqual([])
  learn('server')
  await expect.poll(calls, SLOWLY).toEqual([SUBSCRIBED])
})
