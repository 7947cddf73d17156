import type { ModelServer } from '@daywell/stand-ins/model-server'
import { describe, expect, it, vi } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { API_KEY, chatter, MODEL, openStream, runWithModel } from './testing/chatting.ts'

const FAILED = { code: 'model_failed', error: 'Unable to get AI response. Please try again' }

/** What a stream says of its failure, be it in its place or, on a slow machine, at its end. */
function failureIn({ status, json, events }: Streamed): unknown {
  return status === 502 ? json : events.at(-1)?.data
}

/** Has a minute pass once the model has the call: on a busy machine a short one might end before. */
async function givenUp<T>(model: ModelServer, call: () => Promise<T>): Promise<T> {
  const before = model.heard.length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answer = call()
    await model.until(() => model.heard.length > before)
    vi.advanceTimersByTime(60_000)
    return await answer
  } finally {
    vi.useRealTimers()
  }
}

type Streamed = Awaited<ReturnType<Awaited<ReturnType<typeof chatter>>['stream']>>

describe('the assistant', () => {
  const databases = freshDatabases('sqlite')

  it.each(['openai-compatible', 'anthropic'])(
    'AI-20 AI-06 AI-09 gives the answer of the configured model, whole and streamed (%s)',
    async (provider) => {
      const { model, person } = await runWithModel(await databases.place(), { provider })
      model.says = 'The quiet after the call seems to have stayed with you. What was in it?'
      const subscriber = await person()
      const asked = { message: 'It was quiet', context: 'Dear diary', interactionLevel: 'minimal' }
      const whole = await subscriber.ask(asked)
      expect(whole.json).toEqual({ response: model.says, read: [] })
      const streamed = await subscriber.stream({ message: 'It was quiet' })
      expect(streamed.headers['content-type']).toBe('text/event-stream; charset=utf-8')
      expect(streamed.names.filter((name) => name !== 'text')).toEqual(['read', 'done'])
      expect(streamed.names.filter((name) => name === 'text').length).toBeGreaterThan(5)
      expect(streamed.text).toBe(model.says)
      const [first] = model.heard
      expect(first?.messages.at(-1)?.text).toContain('Dear diary')
      expect(first?.messages.at(-1)?.text).toMatch(/It was quiet$/)
      expect(first?.system).toContain('one short reflection')
      expect(model.heard[1]?.system).toContain('three to five sentences')
      expect(first).toMatchObject({ model: MODEL, tools: [] })
      const keys = { 'openai-compatible': 'authorization', anthropic: 'x-api-key' } as const
      expect(first?.headers[keys[provider as keyof typeof keys]]).toContain(API_KEY)
    },
  )

  it('AI-08 answers 403 without a subscription, and asks no model', async () => {
    const place = await databases.place()
    const { model, person } = await runWithModel(place, { env: { PREMIUM: 'paid' } })
    const refused = await (await person()).ask({ message: 'Hello' })
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'subscription_required' }])
    expect(model.calls()).toBe(0)
  })

  it('SEC-04 answers more than 20 AI calls a minute by one user with 429, whatever they are for, in whatever process', async () => {
    let now = Date.now()
    const options = { clock: () => now }
    const place = await databases.place()
    const first = await runWithModel(place, options)
    const second = await runWithModel(place, options)
    const { person } = first
    const [one, other] = [await person(), await person()]
    const { token } = one
    const summary = (port: number, kind: string) => ask(port, `GET /api/summary/${kind}`, { token })
    const elsewhere = () =>
      ask(second.port, 'POST /api/ai/insights', { token, json: { message: 'Hello' } })
    await one.write({ content: 'The river was high.' })
    expect((await summary(first.port, 'weekly')).status).toBe(200)
    for (let n = 0; n < 10; n += 1) expect((await one.ask({ message: 'Hello' })).status).toBe(200)
    for (let n = 0; n < 9; n += 1) expect((await elsewhere()).status).toBe(200)
    const refused = await one.ask({ message: 'Hello' })
    expect([refused.status, refused.json]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await one.stream({ message: 'Hello' })).status).toBe(429)
    expect((await elsewhere()).status).toBe(429)
    expect((await summary(second.port, 'monthly')).status).toBe(429)
    // What was made before is no call.
    expect((await summary(second.port, 'weekly')).status).toBe(200)
    expect(first.model.calls() + second.model.calls()).toBe(20)
    expect((await other.ask({ message: 'Hello' })).status).toBe(200)
    now += 61_000
    expect((await one.ask({ message: 'Hello' })).status).toBe(200)
  })

  it('AI-33 sends the first byte of a slow answer before the model has said a word', async () => {
    const { model, person, port } = await runWithModel(await databases.place())
    model.fault = 'hang'
    const { token } = await person()
    const stream = await openStream(port, token, { message: 'Hello' })
    expect(stream.status).toBe(200)
    await stream.until((text) => text.includes('event: read'))
    await model.until(() => model.heard.length === 1)
    model.release()
    await stream.until((text) => text.includes('event: done'))
  })

  it('AI-12 AI-13 says as much as its level allows, however much a model would say', async () => {
    const { model, person } = await runWithModel(await databases.place())
    model.says = 'That stayed with you, and you came back to it. What would you keep? '.repeat(100)
    const subscriber = await person()
    await subscriber.write({ content: 'The lake was frozen.', title: 'The lake' })
    const saidAt = async (interactionLevel: string) => {
      const { json } = await subscriber.ask({ message: 'The lake again', interactionLevel })
      return json as { response: string; read: { title: string }[] }
    }
    const minimal = await saidAt('minimal')
    expect(minimal.response.length).toBeLessThan(400)
    expect(minimal.response).toMatch(/[.?]$/)
    const [balanced, involved] = [await saidAt('balanced'), await saidAt('involved')]
    expect(balanced.response.length).toBeGreaterThan(2 * minimal.response.length)
    expect(involved.response.length).toBeGreaterThan(2 * balanced.response.length)
    expect([minimal.read, balanced.read]).toEqual([[], []])
    expect(involved.read.map(({ title }) => title)).toEqual(['The lake'])
    const { system, messages } = model.heard.at(-1) ?? {}
    expect(system).toMatch(/earlier entry[\s\S]*followed further/)
    expect(messages?.at(-1)?.text).toContain('The lake was frozen.')
  })

  it('AI-32 gives a model call its time and no more, and says that it failed', async () => {
    const { model, person } = await runWithModel(await databases.place())
    model.fault = 'hang'
    const subscriber = await person()
    const whole = await givenUp(model, () => subscriber.ask({ message: 'Hello' }))
    expect([whole.status, whole.json]).toMatchObject([502, { code: 'model_failed' }])
    const streamed = await givenUp(model, () => subscriber.stream({ message: 'Hello' }))
    expect(failureIn(streamed)).toMatchObject(FAILED)
    await model.until(() => model.gone() === 2)
  })

  it('AI-21 never makes an answer up: what fails at once is a status, what breaks off an event', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const options = { logStream, env: { LOG_LEVEL: 'trace' } }
    const { model, person, port } = await runWithModel(await databases.place(), options)
    const subscriber = await person()
    const asked = { message: 'zebra in the message', context: 'zebra in the draft' }
    for (const fault of [{ status: 429 }, { status: 500 }, { status: 529 }, 'nothing'] as const) {
      model.fault = fault
      const whole = await subscriber.ask(asked)
      expect([whole.status, whole.json]).toEqual([502, FAILED])
      const streamed = await subscriber.stream(asked)
      expect([failureIn(streamed), streamed.text]).toEqual([FAILED, ''])
    }
    for (const fault of [{ cutAfter: 1 }, { failAfter: 1 }, 'wrong-json'] as const) {
      model.fault = fault
      expect((await subscriber.ask(asked)).status).toBe(502)
      const { status, names, events } = await subscriber.stream(asked)
      expect([status, names]).toEqual([200, ['read', 'text', 'error']])
      expect(events.at(-1)?.data).toMatchObject({ code: 'model_failed' })
    }
    // It is the same with one that is slow, and with a summary.
    await subscriber.write({ content: 'zebra in the entry' })
    for (const fault of ['misfit', { status: 500 }, 'nothing'] as const) {
      model.fault = fault
      const summary = await ask(port, 'GET /api/summary/weekly', { token: subscriber.token })
      expect([summary.status, summary.json]).toEqual([502, FAILED])
    }
    model.fault = 'hang'
    expect((await givenUp(model, () => subscriber.ask(asked))).json).toEqual(FAILED)
    const log = lines.join('')
    expect(log).toContain('"code":"status_529"')
    expect(log).toContain('"code":"too_slow"')
    for (const word of ['zebra', API_KEY, 'A quiet']) expect(log.includes(word)).toBe(false)
  })

  it('ends the call to the model when its reader goes', async () => {
    const { model, person, port } = await runWithModel(await databases.place())
    model.fault = { holdAfter: 1 }
    const { token } = await person()
    const stream = await openStream(port, token, { message: 'Hello' })
    await stream.until((text) => text.includes('event: text'))
    stream.leave()
    await model.until(() => model.gone() === 1)
    model.release()
  })

  it('tells where words go, and never the key', async () => {
    const { person, port, model } = await runWithModel(await databases.place())
    const { token } = await person()
    const told = await ask(port, 'GET /api/ai/where', { token })
    const host = new URL(model.url).host
    expect(told.json).toEqual({ provider: 'openai-compatible', model: MODEL, host, here: true })
    const builtin = await runAppForTest(await databases.place())
    const other = await chatter(builtin)
    const here = await ask(builtin.port, 'GET /api/ai/where', { token: other.token })
    expect(here.json).toEqual({ provider: 'builtin', model: null, host: null, here: true })
    expect((await ask(builtin.port, 'GET /api/ai/where')).status).toBe(401)
  })
})
