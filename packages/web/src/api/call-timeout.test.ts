import { endpoints } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { aClient, failureOf, HEALTHY, plainCall } from './testing/a-client.ts'

describe('the timeout of a call', () => {
  it.each(['api', 'premium'] as const)('API-17 %s gives up after 10000 ms', async (name) => {
    const { client, given, timers } = await aClient(name)
    let waited: number[] = []
    given.answer = () => {
      waited = timers.waiting()
      timers.ring()
    }
    const failure = await failureOf(client.call(plainCall(name)))
    expect(failure.failure).toEqual({ kind: 'timeout' })
    expect(waited).toEqual([10_000])
  })

  it('API-17 gives up after 60 s where it waits for a model or a PDF', async () => {
    const { client, given, timers } = await aClient('premium')
    let waited: number[] = []
    given.answer = () => {
      waited = timers.waiting()
      timers.ring()
    }
    const call = client.call(endpoints.askAssistant, { body: { message: 'Hello' } })
    expect((await failureOf(call)).failure).toEqual({ kind: 'timeout' })
    expect(waited).toEqual([60_000])
    const slow = Object.entries(endpoints).flatMap(([name, e]) => ('slow' in e ? [name] : []))
    expect(slow.sort()).toEqual([
      ...['askAssistant', 'askJournal', 'daysSummary', 'deleteProfile', 'exportAll'],
      ...['monthlyPdf', 'monthlySummary', 'reportPdf', 'weeklyPdf', 'weeklySummary'],
      ...['yearlyPdf', 'yearlySummary'],
    ])
  })

  it('keeps counting while the body arrives, and leaves no timer behind', async () => {
    const { client, given, timers } = await aClient('api')
    given.answer = (response) => {
      response.writeHead(200).write('{"status"')
      setImmediate(() => timers.ring())
    }
    const failure = await failureOf(client.call(endpoints.health))
    expect(failure.failure).toEqual({ kind: 'timeout' })
    given.answer = HEALTHY
    await client.call(endpoints.health)
    expect(timers.waiting()).toEqual([])
  })

  it('API-28 resets its timeout with every chunk of an answer, for a slow connection', async () => {
    const { client, given, timers } = await aClient('api')
    const arrived = (count: number) => expect.poll(() => timers.count()).toBeGreaterThan(count)
    given.answer = async (response) => {
      for (const piece of ['{"sta', 'tus":', '"ok"}']) {
        const before = timers.count()
        response.write(piece)
        await arrived(before)
      }
      response.end()
    }
    const said = await client.call(endpoints.health)
    expect(said.body).toEqual({ status: 'ok' })
    expect(timers.count()).toBe(4)
    expect(timers.waiting()).toEqual([])
  })

  it("aborts with the caller's own reason", async () => {
    const { client, given } = await aClient('api')
    const wish = new AbortController()
    const reason = new Error('stopped')
    given.answer = () => wish.abort(reason)
    const call = client.call(endpoints.health, { signal: wish.signal })
    await expect(call).rejects.toBe(reason)
  })
})
