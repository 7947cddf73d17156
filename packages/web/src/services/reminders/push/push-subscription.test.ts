import { describe, expect, it } from 'vitest'
import { aClient } from '#api/testing/a-client.ts'
import { pushManager } from '#services/reminders/testing/push-manager.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { dayOutbox } from './day-outbox.ts'
import { createPushSubscription } from './push-subscription.ts'

async function aBrowser() {
  const storage = mapStorage()
  const push = pushManager()
  const { client, given, server } = await aClient('api')
  const state = {
    wanted: true,
    agreed: false,
    key: 'BEl62iUYgUivxIkv69yViEuiBIa4',
    timeZone: 'UTC',
  }
  given.answer = (response) => {
    const isKey = response.req.url === '/api/push/key'
    response.writeHead(isKey ? 200 : 204, { 'content-type': 'application/json' })
    response.end(isKey ? JSON.stringify({ key: state.key }) : undefined)
  }
  const calls = () => {
    const sent = server.requests.splice(0).filter(({ url }) => url !== '/api/push/key')
    return sent.map(({ method, url, body }) => [`${method} ${url}`, JSON.parse(body)] as const)
  }
  const of = (userId: string) =>
    createPushSubscription({
      userId,
      storage,
      api: client,
      timeZone: () => state.timeZone,
      push: { manager: async () => push.manager },
      wanted: () => state.wanted,
      agreed: () => state.agreed,
    })
  return { storage, push, state, calls, of, client, given, server }
}

const SUBSCRIBED = 'POST /api/push/subscriptions'
const ENDED = 'DELETE /api/push/subscriptions'

describe("a browser's push subscription", () => {
  it('is sent to the server with each start, and again when it changes', async () => {
    const { push, state, calls, of } = await aBrowser()
    const anna = of('anna')
    await anna.settle()
    await anna.settle()
    const [first, ...more] = calls()
    expect(first).toEqual([
      SUBSCRIBED,
      expect.objectContaining({ endpoint: push.endpoint(), tellDays: false }),
    ])
    expect(more).toEqual([])
    // The server may have dropped it: for another browser of the person, or after restoring a
    // backup.
    for (const start of [of('anna'), of('anna')]) await start.settle()
    expect(calls()).toEqual([first, first])
    state.agreed = true
    await anna.settle()
    state.timeZone = 'Asia/Tokyo'
    await anna.settle()
    expect(calls().map(([call, body]) => [call, body.tellDays])).toEqual([
      [SUBSCRIBED, true],
      [SUBSCRIBED, true],
    ])
    state.key = 'BAnotherKeyOfTheServer234567'
    await anna.settle()
    expect(push.ended).toEqual(['https://push.example/1'])
    expect(calls()).toEqual([
      [SUBSCRIBED, expect.objectContaining({ endpoint: 'https://push.example/2' })],
    ])
  })

  it('ends when it is no longer wanted, here and on the server', async () => {
    const { push, state, calls, of, storage } = await aBrowser()
    const anna = of('anna')
    await anna.settle()
    calls()
    state.wanted = false
    await anna.settle()
    expect(calls()).toEqual([[ENDED, { endpoint: 'https://push.example/1' }]])
    expect([push.endpoint(), storage.all()]).toEqual([undefined, {}])
  })

  it('NOTE-41 of the previous person ends when another person signs in, whether or not they want push', async () => {
    for (const wanted of [true, false]) {
      const { push, state, calls, of } = await aBrowser()
      await of('anna').settle()
      calls()
      state.wanted = wanted
      await of('ben').settle()
      expect(push.ended).toEqual(['https://push.example/1'])
      expect(push.endpoint()).toBe(wanted ? 'https://push.example/2' : undefined)
      // Ben can't end Anna's subscription on the server, which learns of it from the push service.
      expect(calls().map(([call]) => call)).toEqual(wanted ? [SUBSCRIBED] : [])
    }
  })

  it('that ended offline is reported to the server once it is back online', async () => {
    const { push, state, calls, of, given, storage } = await aBrowser()
    await of('anna').settle()
    state.wanted = false
    const answer = given.answer
    given.answer = (response) => response.destroy()
    await expect(of('anna').settle()).rejects.toThrow()
    expect(push.endpoint()).toBeUndefined()
    given.answer = answer
    calls()
    // Only Anna can report it, and that comes before anything new.
    await of('ben').settle()
    expect(calls()).toEqual([])
    state.wanted = true
    await of('anna').settle()
    expect(calls()).toEqual([
      [ENDED, { endpoint: 'https://push.example/1' }],
      [SUBSCRIBED, expect.objectContaining({ endpoint: 'https://push.example/2' })],
    ])
    expect(Object.keys(storage.all())).toEqual(['pushSubscription'])
  })

  it('that the server may know although its answer was lost is ended there, too', async () => {
    const { state, calls, of, given } = await aBrowser()
    const answer = given.answer
    given.answer = (response) =>
      response.req.method === 'POST' ? response.destroy() : answer(response)
    await expect(of('anna').settle()).rejects.toThrow()
    given.answer = answer
    calls()
    state.wanted = false
    await of('anna').settle()
    expect(calls()).toEqual([[ENDED, { endpoint: 'https://push.example/1' }]])
  })

  it('ends everywhere at once here, and on the server as soon as it is reachable', async () => {
    const { push, state, calls, of, given, storage } = await aBrowser()
    const anna = of('anna')
    await anna.settle()
    calls()
    const answer = given.answer
    given.answer = (response) => response.destroy()
    state.wanted = false
    await anna.endEverywhere()
    expect([push.endpoint(), calls()]).toEqual([undefined, []])
    await expect(anna.settle()).rejects.toThrow()
    given.answer = answer
    calls()
    await anna.settle()
    expect(calls()).toEqual([[ENDED, {}]])
    await anna.settle()
    expect([calls(), storage.all()]).toEqual([[], {}])
  })
})

describe('the writing days', () => {
  it('NOTE-47 are sent after the consent, each once and nothing else, and later if offline', async () => {
    const { storage, client, given, calls } = await aBrowser()
    const state = { may: false }
    const days = dayOutbox({ userId: 'anna', api: client, storage, may: () => state.may })
    days.keep(['2026-11-14'])
    await days.send()
    expect(calls()).toEqual([])
    state.may = true
    days.keep(['2026-11-15'])
    await days.send()
    expect(calls()).toEqual([['POST /api/push/days', { localDate: '2026-11-15' }]])
    const answer = given.answer
    given.answer = (response) => response.destroy()
    days.keep(['2026-11-16'])
    await expect(days.send()).rejects.toThrow()
    calls()
    given.answer = answer
    await days.send()
    await days.send()
    expect(calls()).toEqual([['POST /api/push/days', { localDate: '2026-11-16' }]])
    expect(storage.all()).toEqual({})
  })

  it('are not sent again if the server says there is no consent', async () => {
    const { storage, client, given, calls } = await aBrowser()
    const days = dayOutbox({ userId: 'anna', api: client, storage, may: () => true })
    given.answer = (response) =>
      response
        .writeHead(409, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: 'No.', code: 'days_not_agreed' }))
    days.keep(['2026-11-15'])
    await days.send()
    calls()
    await days.send()
    expect(calls()).toEqual([])
  })

  it('are no longer sent from the moment the consent is withdrawn', async () => {
    const { storage, client, given, calls } = await aBrowser()
    const state = { may: true }
    const days = dayOutbox({ userId: 'anna', api: client, storage, may: () => state.may })
    days.keep(['2026-11-14', '2026-11-15'])
    const answer = given.answer
    given.answer = (response) => {
      state.may = false
      days.forget()
      answer(response)
    }
    await days.send()
    expect(calls()).toEqual([['POST /api/push/days', { localDate: '2026-11-14' }]])
    expect(storage.all()).toEqual({})
  })
})
