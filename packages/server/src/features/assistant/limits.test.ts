import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { chatter } from './testing/chatting.ts'

const DANGER = 'I want to kill myself'

describe.each(engines)('calls of the assistant, on %s', (engine) => {
  const databases = freshDatabases(engine)

  async function people(callsPerMinute: number) {
    const options = { env: { PREMIUM: 'everyone' }, callsPerMinute, clock: () => 1_000_000 }
    const app = await runAppForTest(await databases.place(), options)
    const one = await chatter(app)
    const statuses = async (message: string, times: number) => {
      const all: number[] = []
      while (all.length < times) all.push((await one.ask({ message })).status)
      return all
    }
    const list = async () => (await ask(app.port, 'GET /api/journal', { token: one.token })).status
    return { one, statuses, list }
  }
  const of = (status: number, times: number) => Array.from({ length: times }, () => status)

  it('AI-46 are refused above the limit, however many come', async () => {
    const { one, statuses } = await people(30)
    expect(await statuses('A quiet day', 80)).toEqual([...of(200, 20), ...of(429, 60)])
    const help = await one.ask({ message: DANGER }, { 'time-zone': 'Europe/London' })
    expect([help.status, help.text.includes('116 123')]).toEqual([200, true])
  })

  it('AI-46 that are answered with help count, and are never refused', async () => {
    const { statuses, list } = await people(30)
    expect(await statuses(DANGER, 20)).toEqual(of(200, 20))
    // Help doesn't wait for its count: the last of the 20 may be counted a moment later.
    expect(await statuses('A quiet day', 5)).toContain(429)
    expect(await list()).toBe(200)
    expect(await statuses(DANGER, 60)).toEqual(of(200, 60))
    expect(await list()).toBe(429)
  })
})
