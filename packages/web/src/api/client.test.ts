import { endpoint, endpoints } from '@daywell/core/contract'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { CallFailure } from './call-failure.ts'
import { createClient } from './client.ts'
import type { ClientParts } from './exchange.ts'
import { type Answer, json, type LocalServer, localServer } from './testing/local-server.ts'
import { manualTimers } from './testing/manual-timers.ts'

const OK = json(200, { status: 'ok' })
const refusal = (status: number, over = {}) => json(status, { error: 'No.', code: 'no', ...over })

let server: LocalServer
let answer: Answer
beforeEach(async () => {
  server = await localServer((response) => answer(response))
})
afterEach(() => server.close())

function aClient<N extends 'api' | 'premium'>(name: N, over: Partial<ClientParts> = {}) {
  const ended = { times: 0 }
  const timers = manualTimers()
  const client = createClient<N>({
    origin: server.origin,
    token: () => 't0ken',
    timeZone: () => 'Europe/Vienna',
    onSessionRefused: () => {
      ended.times += 1
    },
    fetch,
    timers,
    ...over,
    name,
  })
  return { client, ended, timers }
}

async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const error = await call.then(
    () => 'it did not fail',
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CallFailure)
  return error as CallFailure
}

/** One call of each client that needs nothing but a token. */
const plain = endpoint({ ...endpoints.health, client: 'premium' })
const both = [
  ['api', () => aClient('api').client.call(endpoints.health)],
  ['premium', () => aClient('premium').client.call(plain)],
] as const

describe('what both clients send', () => {
  it.each(both)('API-14 %s: a bearer token when one is stored', async (_, call) => {
    answer = OK
    await call()
    expect(server.requests[0]?.headers.authorization).toBe('Bearer t0ken')
  })

  it.each(['api', 'premium'] as const)('API-14 %s: no such header without one', async (name) => {
    answer = OK
    const { client } = aClient(name, { token: () => null })
    await client.call(endpoint({ ...endpoints.health, client: name }))
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each(both)('API-15 %s: the zone of the browser on every call', async (_, call) => {
    answer = OK
    await call()
    expect(server.requests[0]?.headers['time-zone']).toBe('Europe/Vienna')
  })

  it('the body as JSON, the parameters in the path, the headers of the contract', async () => {
    answer = json(200, { ok: true })
    const put = endpoint({
      method: 'PUT',
      path: '/api/things/{id}/{part}',
      summary: 'A call with everything',
      access: 'session',
      client: 'api',
      params: z.object({ id: z.string(), part: z.string() }),
      headers: z.object({ 'last-sync': z.optional(z.string()) }),
      body: z.strictObject({ title: z.string() }),
      answers: { 200: z.object({ ok: z.boolean() }) },
      errors: [],
    })
    const { client } = aClient('api')
    const said = await client.call(put, {
      params: { id: 'a/b ?', part: 'ü' },
      headers: { 'last-sync': '2026-11-15T00:00:00.000Z' },
      body: { title: 'Grüße' },
    })
    expectTypeOf(said).toEqualTypeOf<{ status: 200; body: { ok: boolean } }>()
    expect(said).toEqual({ status: 200, body: { ok: true } })
    expect(server.requests[0]).toMatchObject({
      method: 'PUT',
      url: '/api/things/a%2Fb%20%3F/%C3%BC',
      body: '{"title":"Grüße"}',
      headers: { 'content-type': 'application/json', 'last-sync': '2026-11-15T00:00:00.000Z' },
    })
  })

  it('API-13 a client takes only the calls that the contract gives to it', () => {
    const { client: api } = aClient('api')
    const { client: premium } = aClient('premium')
    expectTypeOf(api.call<typeof endpoints.verify>).toBeFunction()
    expectTypeOf(premium.call<typeof endpoints.subscription>).toBeFunction()
    // @ts-expect-error a call of premium
    expectTypeOf(api.call<typeof endpoints.subscription>).toBeFunction()
    // @ts-expect-error a call of api
    expectTypeOf(premium.call<typeof endpoints.verify>).toBeFunction()
    const names = (client: string) =>
      Object.values(endpoints).flatMap((e) => (e.client === client ? [e.path] : []))
    expect(names('api')).toEqual(expect.arrayContaining(['/api/journal', '/api/user/preferences']))
    expect(names('premium')).toEqual(
      expect.arrayContaining(['/api/ai/insights', '/api/summary/weekly', '/api/auth/profile']),
    )
    expect(names('premium').filter((path) => /journal|preferences/.test(path))).toEqual([])
    expect(names('api').filter((path) => /\/ai\/|summary|stripe|profile/.test(path))).toEqual([])
  })
})

describe('what an answer is worth', () => {
  it('gives what the contract describes and nothing beside it', async () => {
    answer = json(200, { status: 'ok', extra: 1 })
    expect(await aClient('api').client.call(endpoints.health)).toEqual({
      status: 200,
      body: { status: 'ok' },
    })
  })

  it('reads no body where the contract has none', async () => {
    answer = (response) => response.writeHead(204).end()
    expect(await aClient('api').client.call(endpoints.logout)).toEqual({
      status: 204,
      body: undefined,
    })
  })

  it.each([
    ['another shape', json(200, { status: 1 })],
    ['no JSON', (response) => response.writeHead(200).end('<html>')],
    ['a status that the contract does not name', json(201, { status: 'ok' })],
  ] as [string, Answer][])('does not believe %s', async (_, given) => {
    answer = given
    const failure = await failureOf(aClient('api').client.call(endpoints.health))
    expect(failure.failure).toEqual({ kind: 'invalid-answer' })
    expect(failure.message).toBe('Invalid server response')
  })
})

describe('API-18 every failure becomes a message of the catalogue', () => {
  const message = async (call: Promise<unknown>) => (await failureOf(call)).message

  it.each(['api', 'premium'] as const)('%s: the words of the server', async (name) => {
    answer = refusal(422, { error: 'Email is required', fields: { email: 'Email is required' } })
    const { client } = aClient(name)
    const failure = await failureOf(client.call(endpoint({ ...endpoints.health, client: name })))
    expect(failure.message).toBe('Email is required')
    expect(failure.status).toBe(422)
    expect(failure.answer?.fields).toEqual({ email: 'Email is required' })
  })

  it.each(['api', 'premium'] as const)('%s: the default where it said nothing', async (name) => {
    answer = (response) => response.writeHead(500).end('<html>')
    const { client } = aClient(name)
    expect(await message(client.call(endpoint({ ...endpoints.health, client: name })))).toBe(
      'Server error. Please try again later',
    )
  })

  it('the words of a feature before those of the server', async () => {
    answer = refusal(403)
    const failure = await failureOf(aClient('premium').client.call(plain))
    expect(failure.messageFor('chat')).toBe('Please upgrade to access AI features')
  })

  it('a 401 to a call with a token is an expired session', async () => {
    answer = refusal(401)
    expect(await message(aClient('api').client.call(endpoints.verify))).toBe(
      'Session expired. Please log in again',
    )
  })

  it('a rejected fetch, to the own origin and to another one', async () => {
    answer = (response) => response.destroy()
    expect(await message(aClient('api').client.call(endpoints.health))).toBe(
      'Network connection error. Please check your internet connection.',
    )
    const elsewhere = aClient('api', { origin: 'http://daywell.test', server: server.origin })
    expect(await message(elsewhere.client.call(endpoints.health))).toBe(
      'Authentication service is currently unavailable. Please try again later.',
    )
  })

  it('a connection that breaks within the answer', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{')
      setImmediate(() => response.destroy())
    }
    expect(await message(aClient('api').client.call(endpoints.health))).toBe(
      'Network connection error. Please check your internet connection.',
    )
  })

  it('a request that cannot be set up, without a request being made', async () => {
    const { client, timers } = aClient('api', { token: () => 'two\nlines' })
    expect(await message(client.call(endpoints.health))).toBe(
      'Failed to make request. Please check your internet connection.',
    )
    expect(server.requests).toEqual([])
    expect(timers.waiting()).toEqual([])
  })

  it('a parameter that would lead to another address', async () => {
    const { client } = aClient('premium')
    for (const id of ['', '.', '..']) {
      expect(await message(client.call(endpoints.endSession, { params: { id } }))).toBe(
        'Failed to make request. Please check your internet connection.',
      )
    }
    expect(server.requests).toEqual([])
  })

  it('no answer in time', async () => {
    const { client, timers } = aClient('api')
    answer = () => timers.ring()
    expect(await message(client.call(endpoints.health))).toBe(
      'Unable to connect to the server. Please check your internet connection',
    )
  })
})

describe('how long a call may take', () => {
  it.each(both)('API-17 %s gives up after 10000 ms', async (name) => {
    const { client, timers } = aClient(name)
    let waited: number[] = []
    answer = () => {
      waited = timers.waiting()
      timers.ring()
    }
    const call = client.call(endpoint({ ...endpoints.health, client: name }))
    expect((await failureOf(call)).failure).toEqual({ kind: 'timeout' })
    expect(waited).toEqual([10_000])
  })

  it('API-17 gives up after 60 s where a model is waited for or a PDF is built', async () => {
    const { client, timers } = aClient('premium')
    let waited: number[] = []
    answer = () => {
      waited = timers.waiting()
      timers.ring()
    }
    const call = client.call(endpoints.askAssistant, { body: { message: 'Hello' } })
    expect((await failureOf(call)).failure).toEqual({ kind: 'timeout' })
    expect(waited).toEqual([60_000])
    const slow = Object.entries(endpoints).flatMap(([name, e]) => ('slow' in e ? [name] : []))
    expect(slow).toEqual(
      expect.arrayContaining([
        'askAssistant',
        'askJournal',
        'weeklyPdf',
        'monthlyPdf',
        'reportPdf',
      ]),
    )
  })

  it('holds to its time while the body comes, and leaves no timer behind', async () => {
    const { client, timers } = aClient('api')
    answer = (response) => {
      response.writeHead(200).write('{"status"')
      setImmediate(() => timers.ring())
    }
    const failure = await failureOf(client.call(endpoints.health))
    expect(failure.failure).toEqual({ kind: 'timeout' })
    answer = OK
    await client.call(endpoints.health)
    expect(timers.waiting()).toEqual([])
  })

  it('ends at the wish of its caller, who is told so in their own words', async () => {
    const wish = new AbortController()
    const reason = new Error('stopped')
    answer = () => wish.abort(reason)
    const call = aClient('api').client.call(endpoints.health, { signal: wish.signal })
    await expect(call).rejects.toBe(reason)
  })
})

describe('which answers end the session', () => {
  const after = async (name: 'api' | 'premium', status: number, token: string | null = 't') => {
    answer = refusal(status)
    const { client, ended } = aClient(name, { token: () => token })
    await failureOf(client.call(endpoint({ ...endpoints.health, client: name })))
    return ended.times
  }

  it('on api a 403, and a 401 only to a call that carried a token', async () => {
    expect(await after('api', 403)).toBe(1)
    expect(await after('api', 401)).toBe(1)
    expect(await after('api', 401, null)).toBe(0)
  })

  it('on premium a 401, and never a 403', async () => {
    expect(await after('premium', 401)).toBe(1)
    expect(await after('premium', 403)).toBe(0)
  })

  it('no other status', async () => {
    for (const status of [400, 404, 409, 422, 429, 500, 503]) {
      expect(await after('api', status)).toBe(0)
      expect(await after('premium', status)).toBe(0)
    }
  })

  it('nothing that is about a session which was left meanwhile', async () => {
    let token: string | null = 'old'
    const { client, ended } = aClient('api', { token: () => token })
    answer = (response) => {
      token = 'new'
      refusal(401)(response)
    }
    await failureOf(client.call(endpoints.verify))
    expect(ended.times).toBe(0)
  })
})

describe('a streamed answer', () => {
  const ask = { body: { message: 'Hello' } }
  const stream = (over?: Partial<ClientParts>) => {
    const { client, timers } = aClient('premium', over)
    return { events: client.stream(endpoints.askAssistant, ask), timers }
  }

  const all = async (events: AsyncIterable<unknown>) => {
    const list: unknown[] = []
    for await (const event of events) list.push(event)
    return list
  }

  it('gives its events as they come, in whatever pieces', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const bytes = Buffer.from(
        ': hello\r\n\r\nevent: word\r\ndata: "Grüß"\n\ndata: a\ndata: b\n\n',
      )
      for (const byte of bytes) response.write(Buffer.of(byte))
      response.end('data: unfinished')
    }
    const { events, timers } = stream()
    expect(await all(events)).toEqual([
      { event: 'word', data: '"Grüß"' },
      { event: 'message', data: 'a\nb' },
    ])
    expect(server.requests[0]?.headers.accept).toBe('text/event-stream')
    expect(timers.waiting()).toEqual([])
  })

  it('API-19 ends after 10 s of silence, not after 10000 ms in all', async () => {
    let write = (_: string) => {}
    answer = (response) => {
      write = (text) => response.write(text)
      response.writeHead(200).flushHeaders()
      write('data: 1\n\n')
    }
    const { events, timers } = stream()
    expect((await events.next()).value).toEqual({ event: 'message', data: '1' })
    expect(timers.waiting()).toEqual([10_000])
    const before = timers.count()
    write('data: 2\n\n')
    expect((await events.next()).value).toEqual({ event: 'message', data: '2' })
    // Each sign of life starts the 10 s anew; no timer runs over the whole.
    expect(timers.count()).toBeGreaterThan(before)
    expect(timers.waiting()).toEqual([10_000])
    const silent = failureOf(events.next())
    timers.ring()
    expect((await silent).failure).toEqual({ kind: 'timeout' })
  })

  it('leaves no connection open when its reader stops', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (response) => {
        response.once('close', resolve)
        response.writeHead(200).write('data: 1\n\n')
      }
    })
    for await (const event of stream().events) {
      expect(event.data).toBe('1')
      break
    }
    await closed
  })

  it('fails like any call when it is refused', async () => {
    answer = refusal(429)
    const failure = await failureOf(stream().events.next())
    expect(failure.messageFor('chat')).toBe(
      'Too many requests. Please wait a moment before trying again',
    )
  })
})
