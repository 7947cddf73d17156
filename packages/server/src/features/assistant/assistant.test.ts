import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { API_KEY, chatter, MODEL, openStream, runWithModel } from './testing/chatting.ts'

describe.each(engines)('the assistant on %s', (engine) => {
  const databases = freshDatabases(engine)

  it.each(['openai-compatible', 'anthropic'])(
    'AI-20 AI-06 AI-09 gives the answer of the configured model, whole and streamed (%s)',
    async (provider) => {
      const { model, person } = await runWithModel(await databases.place(), { provider })
      model.says = 'The quiet after the call seems to have stayed with you. What was in it?'
      const somebody = await person()
      const whole = await somebody.ask({ message: 'It was quiet', context: 'Dear diary' })
      expect(whole.json).toEqual({ response: model.says, read: [] })
      const streamed = await somebody.stream({ message: 'It was quiet' })
      expect(streamed.headers['content-type']).toBe('text/event-stream; charset=utf-8')
      expect(streamed.names.filter((name) => name !== 'text')).toEqual(['read', 'done'])
      expect(streamed.names.filter((name) => name === 'text').length).toBeGreaterThan(5)
      expect(streamed.text).toBe(model.says)
      const [first] = model.heard
      expect(first?.messages.at(-1)?.text).toContain('Dear diary')
      expect(first?.messages.at(-1)?.text).toMatch(/It was quiet$/)
      expect(first).toMatchObject({ model: MODEL, tools: [] })
      const keys = { 'openai-compatible': 'authorization', anthropic: 'x-api-key' } as const
      expect(first?.headers[keys[provider as keyof typeof keys]]).toContain(API_KEY)
    },
  )

  it('AI-08 answers 403 to whoever is not subscribed, and asks no model', async () => {
    const place = await databases.place()
    const { model, person } = await runWithModel(place, { env: { PREMIUM: 'paid' } })
    const refused = await (await person()).ask({ message: 'Hello' })
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'subscription_required' }])
    expect(model.calls()).toBe(0)
  })

  it('SEC-04 answers more than 20 AI calls a minute by one user with 429', async () => {
    let now = Date.now()
    const { model, person } = await runWithModel(await databases.place(), { clock: () => now })
    const [one, other] = [await person(), await person()]
    for (let n = 0; n < 20; n += 1) expect((await one.ask({ message: 'Hello' })).status).toBe(200)
    const refused = await one.ask({ message: 'Hello' })
    expect([refused.status, refused.json]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await one.stream({ message: 'Hello' })).status).toBe(429)
    expect(model.calls()).toBe(20)
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
    expect(model.heard.length).toBe(1)
    model.release()
    await stream.until((text) => text.includes('event: done'))
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
