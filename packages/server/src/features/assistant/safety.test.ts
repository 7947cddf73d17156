import { type Concern, cardFor, safetyOf } from '@daywell/core/safety'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { chatter, runWithModel } from './testing/chatting.ts'

const DANGER = 'I want to kill myself tonight'
const DRAFT =
  "Dinner at Anna's. I am going to kill myself on Friday. I feel calm for the first time."
const PLACES = [
  ['America/New_York', '988'],
  ['Europe/London', '116 123'],
  ['Europe/Berlin', '0800 111 0 111'],
] as const

describe('text that speaks of self-harm or danger', () => {
  const databases = freshDatabases('sqlite')

  it.each(['I want to ~~live~~ die', 'I want to **die**', '~~I’m fine~~ I want to die'])(
    'FMT-15 gets the card whatever its formatting, in a message and in a draft: %s',
    async (text) => {
      const { model, person } = await runWithModel(await databases.place())
      const one = await person()
      for (const body of [{ message: text }, { message: 'Hello', context: `A day.\n\n- ${text}` }])
        expect((await one.ask(body)).text).toContain('You don’t have to face this alone')
      await one.write({ content: `A lighthouse. ${text}` })
      await one.ask({ message: 'The lighthouse', interactionLevel: 'involved' })
      expect(model.heard.at(-1)?.sent).not.toContain('A lighthouse')
    },
  )

  it.each(['builtin', 'openai-compatible', 'anthropic'])(
    'AI-25 AI-26 AI-27 AI-42 gets a calm card with help lines from the server itself, before plan, limit and model (%s)',
    async (provider) => {
      expect(safetyOf(DANGER).kind).toBe('self')
      const lines: string[] = []
      const logStream = { write: (line: string) => void lines.push(line) }
      const env = {
        PREMIUM: 'paid',
        LOG_LEVEL: 'trace',
        ...(provider === 'builtin' && { AI_PROVIDER: provider }),
      }
      const place = await databases.place()
      const options = { logStream, callsPerMinute: 3 }
      const { model, person, database } = await runWithModel(place, { ...options, provider, env })
      const free = await person()
      const before = await database.read.selectFrom('entries').selectAll().execute()

      for (const [zone, line] of PLACES) {
        const answer = await free.ask({ message: DANGER, context: DANGER }, { 'time-zone': zone })
        expect(answer.status).toBe(200)
        const { response, read } = answer.json as { response: string; read: unknown[] }
        expect(response).toContain(line)
        expect(response).toContain('You don’t have to face this alone')
        expect(response).not.toMatch(/subscri|upgrade|premium|streak|cannot help|against our/i)
        expect(read).toEqual([])
      }
      const byLanguage = await free.ask(
        { message: DANGER },
        { 'accept-language': 'de-DE,de;q=0.9' },
      )
      expect(byLanguage.text).toContain('0800 111 0 111')

      // Far beyond every limit it still comes, and none of it counted against one.
      for (let n = 0; n < 8; n += 1) {
        for (const interactionLevel of ['minimal', 'balanced', 'involved']) {
          const streamed = await free.stream({ message: DANGER, interactionLevel })
          expect(streamed.names).toEqual(['read', 'text', 'done'])
          expect(streamed.text).toContain('You don’t have to face this alone')
        }
      }
      expect((await free.ask({ message: 'A quiet day' })).status, 'it counts').toBe(429)
      expect((await (await person()).ask({ message: 'A quiet day' })).status).toBe(403)

      expect(model.calls()).toBe(0)
      expect(await database.read.selectFrom('entries').selectAll().execute()).toEqual(before)
      expect(lines.length).toBeGreaterThan(24)
      expect(lines.filter((line) => /kill myself|safety|alone with/.test(line))).toEqual([])
    },
  )

  it.each([
    ['self', DANGER],
    ['in-danger', 'He hit me again. I am terrified of him.'],
    ['other-person', 'My sister says she wants to kill herself.'],
    ['harm-to-others', 'I am going to kill him tonight.'],
  ] as const satisfies [Concern, string][])(
    'AI-25 gets the card of its concern from the server: %s',
    async (kind, message) => {
      const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone' } })
      const one = await chatter(app)
      const verdict = safetyOf(message)
      expect(verdict.kind).toBe(kind)
      const title = cardFor(verdict, { timeZone: 'Europe/London', locale: undefined })?.title
      const { status, json } = await one.ask({ message }, { 'time-zone': 'Europe/London' })
      expect([status, json]).toMatchObject([200, { read: [] }])
      expect(title).toBeTruthy()
      expect((json as { response: string }).response).toContain(title)
    },
  )

  it('is still answered where the person asked too often for anything else', async () => {
    const app = await runAppForTest(await databases.place(), {
      env: { PREMIUM: 'everyone' },
      callsPerMinute: 1,
    })
    const one = await chatter(app)
    expect((await one.ask({ message: 'A quiet day' })).status).toBe(200)
    expect((await one.ask({ message: 'A quiet day' })).status).toBe(429)
    expect((await one.ask({ message: DANGER })).status).toBe(200)
  })

  it.each(['I want to ~~live~~ die', 'I want to **die**', '~~I’m fine~~ I want to die'])(
    'FMT-15 gets the card whatever its formatting, in a message and in a draft: %s',
    async (text) => {
      const { model, person } = await runWithModel(await databases.place())
      const one = await person()
      for (const body of [{ message: text }, { message: 'Hello', context: `A day.\n\n- ${text}` }])
        expect((await one.ask(body)).text).toContain('You don’t have to face this alone')
      await one.write({ content: `A lighthouse. ${text}` })
      await one.ask({ message: 'The lighthouse', interactionLevel: 'involved' })
      expect(model.heard.at(-1)?.sent).not.toContain('A lighthouse')
    },
  )

  it.each(['builtin', 'openai-compatible', 'anthropic'])(
    'AI-25 in a draft gets the card; in earlier entries and messages it is left out (%s)',
    async (provider) => {
      const env = provider === 'builtin' ? { AI_PROVIDER: provider } : {}
      const { model, person } = await runWithModel(await databases.place(), { provider, env })
      const one = await person()
      const zone = { 'time-zone': 'Europe/London' }
      for (const interactionLevel of ['minimal', 'balanced', 'involved']) {
        const asked = { message: 'What do you think of it?', context: DRAFT, interactionLevel }
        const { status, json } = await one.ask(asked, zone)
        expect([status, json]).toMatchObject([200, { read: [] }])
        expect(String((json as { response: string }).response)).toContain('116 123')
      }
      const streamed = await one.stream({ message: 'Sum it up', context: DRAFT }, zone)
      expect(streamed.names).toEqual(['read', 'help', 'text', 'done'])
      expect(streamed.events[1]?.data).toEqual({ kind: 'self', also: [] })
      expect(streamed.text).toContain('116 123')
      expect(model.calls()).toBe(0)

      await one.write({ content: 'He hit me again. I am terrified of him.', title: 'Monday' })
      await one.write({ content: 'Nothing much.', title: 'I want to die' })
      const calm = await one.write({ content: 'The soup was good, and I was glad.', title: 'Soup' })
      const conversation = [
        { role: 'user', content: 'The soup was good' },
        { role: 'assistant', content: 'What was in it?' },
        { role: 'user', content: DANGER },
        { role: 'assistant', content: 'An answer to that' },
        { role: 'user', content: 'Leek, mostly' },
        { role: 'assistant', content: 'Leek, then.' },
      ]
      for (let n = 0; n < 4; n += 1) {
        const asked = { message: 'I made the soup again and was glad', conversation }
        const { status, json } = await one.ask({ ...asked, interactionLevel: 'involved' })
        expect(status).toBe(200)
        const { response, read } = json as { response: string; read: { id: string }[] }
        expect(response).not.toMatch(/kill|hit me|terrified|want to die|Monday/i)
        expect(read.filter(({ id }) => id !== calm)).toEqual([])
      }
      const sent = model.heard.map((heard) => heard.sent)
      expect(sent).toHaveLength(provider === 'builtin' ? 0 : 4)
      for (const all of sent) {
        expect(all).toContain('Leek, mostly')
        expect(all).toContain('The soup was good, and')
        expect(all).not.toMatch(/kill myself|hit me|terrified|want to die|An answer to that/)
      }
    },
  )

  it.each(['openai-compatible', 'anthropic'])(
    'a model that says what wounds is cut short, and the card takes the place of its words (%s)',
    async (provider) => {
      const { model, person } = await runWithModel(await databases.place(), { provider })
      const one = await person()
      const zone = { 'time-zone': 'Europe/London' }
      const wound = 'You should kill yourself, nobody would miss you. '
      model.says = `I read it. ${wound}And so on, and on. `
      model.fault = 'endless'
      const whole = (await one.ask({ message: 'A quiet day' }, zone)).json as { response: string }
      expect(whole.response).toContain('116 123')
      expect(whole.response).not.toMatch(/kill|miss you|I read/)
      const streamed = await one.stream({ message: 'A quiet day' }, zone)
      expect(streamed.names.slice(-2)).toEqual(['help', 'done'])
      expect(streamed.events.at(-2)?.data).toEqual({ kind: 'self', also: [] })
      expect(streamed.text).not.toMatch(/miss you|so on/)
      await model.until(() => model.gone() === 2)
      model.fault = undefined
      model.says = 'That deadline is killing you, as you put it. What would rest look like?'
      expect((await one.ask({ message: 'A quiet day' })).json).toMatchObject({
        response: model.says,
      })
    },
  )

  it('AI-27 is never refused the card when more comes than a person writes, and nothing else passes by it', async () => {
    const { model, person } = await runWithModel(await databases.place(), { clock: () => 1000 })
    const one = await person()
    const send = async (message: string) => {
      const { status, text } = await one.ask({ message }, { 'time-zone': 'Europe/London' })
      return status === 200 && text.includes('116 123')
    }
    for (let n = 0; n < 60; n += 1) expect(await send(DANGER)).toBe(true)
    expect((await one.ask({ message: 'A quiet day' })).status).toBe(429)
    expect(await send(DANGER)).toBe(true)
    expect(model.calls()).toBe(0)
    expect((await (await person()).ask({ message: 'A quiet day' })).status).toBe(200)
    expect(model.calls()).toBe(1)
  })

  it('leaves the same trace in log and metrics as any other answer', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const token = 'a-token-for-whoever-runs-this'
    const env = { METRICS_TOKEN: token, LOG_LEVEL: 'info' }
    const options = { logStream, env, clock: () => 1000 }
    const { person, port } = await runWithModel(await databases.place(), options)
    const one = await person()
    const traceOf = async (message: string) => {
      lines.length = 0
      await one.ask({ message })
      const metrics = await ask(port, 'GET /metrics', { token })
      const counted = metrics.text.split('\n').filter((line) => line.includes('/api/ai/insights'))
      const logged = lines.filter((line) => line.includes('/api/ai/insights'))
      return { counted, logged: logged.map((line) => line.replace(/"request":"[^"]*",?/, '')) }
    }
    const calm = await traceOf('A quiet day')
    const heard = await traceOf(DANGER)
    expect(calm.logged).toHaveLength(1)
    expect(heard.logged).toEqual(calm.logged)
    expect(calm.counted).toEqual([expect.stringMatching(/status="200"\} 1$/)])
    expect(heard.counted).toEqual(calm.counted.map((line) => line.replace(/1$/, '2')))
  })
})
