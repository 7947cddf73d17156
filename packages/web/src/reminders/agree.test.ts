import { describe, expect, it } from 'vitest'
import { aClient } from '#api/testing/a-client.ts'
import type { Habit } from '#habit/habit.ts'
import { keepAgreement } from './agreement.ts'
import { remindPerson } from './remind-person.ts'
import { pushManager } from './testing/push-manager.ts'
import { simulatedDevice, WISHES } from './testing/simulated-device.ts'

const UNCOUNTED: Habit = {
  ...{ state: () => undefined, isToCome: () => false },
  ...{ subscribe: () => () => {}, onEntryMade: () => () => {} },
}

/** Somebody who keeps all words on this device and wrote today, and what the server hears of it. */
async function localPerson() {
  const device = simulatedDevice()
  const { storage, moments } = device
  storage.setItem('lastEntryDate', device.today())
  const { client, given, server } = await aClient('api')
  const online = (response: Parameters<typeof given.answer>[0]) => {
    const isKey = response.req.url === '/api/push/key'
    response.writeHead(isKey ? 200 : 204, { 'content-type': 'application/json' })
    response.end(isKey ? '{"key":"BEl62iUYgUivxIkv69yViEuiBIa4"}' : undefined)
  }
  const push = { manager: async () => pushed.manager }
  const pushed = pushManager()
  const person = remindPerson(
    { ...device, ...moments, push },
    {
      ...{ userId: 'anna', api: client, habit: UNCOUNTED, wishes: () => WISHES },
      ...{ levels: { level: () => 'local', subscribe: () => () => {} }, areKnown: () => true },
    },
  )
  return {
    storage,
    person,
    connect: (there: boolean) => {
      given.answer = there ? online : (response) => response.destroy()
      server.requests.length = 0
    },
    agree(tellDays: boolean) {
      keepAgreement(storage, 'anna', tellDays)
      return person.agree()
    },
    heard: () =>
      server.requests
        .filter(({ url }) => url !== '/api/push/key')
        .map(({ method, url, body }) => {
          const { tellDays, localDate } = JSON.parse(body)
          return [`${method} ${url}`, tellDays ?? localDate]
        }),
  }
}

const AGREED = [
  ['POST /api/push/subscriptions', true],
  ['POST /api/push/days', '2026-11-15'],
]

describe('the agreement to tell the days of writing', () => {
  it('is told with the days when the network is back', async () => {
    const { person, connect, agree, heard } = await localPerson()
    connect(false)
    await expect(agree(true)).rejects.toThrow()
    connect(true)
    await person.settle()
    expect(heard()).toEqual(AGREED)
  })

  it.each(['catchUp', 'follow'] as const)(
    'covers what was written before anything here listened (%s)',
    async (begin) => {
      const { storage, person, connect, heard } = await localPerson()
      connect(true)
      keepAgreement(storage, 'anna', true)
      await person[begin]()
      expect(heard()).toEqual(AGREED)
    },
  )

  it('is taken back here at once, and on the server when the network is back', async () => {
    const { storage, person, connect, agree, heard } = await localPerson()
    connect(true)
    await agree(true)
    expect(heard()).toEqual(AGREED)
    storage.setItem('daysToTell_anna', '2026-11-15')
    connect(false)
    await expect(agree(false)).rejects.toThrow()
    expect(storage.all()).not.toHaveProperty('daysToTell_anna')
    connect(true)
    await person.settle()
    expect(heard()).toEqual([['DELETE /api/push/subscriptions', undefined]])
  })
})
