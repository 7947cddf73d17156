import { endpoints } from '@daywell/core/contract'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { aClient, failureOf, plainCall, refusal } from './testing/a-client.ts'
import { type Answer, json } from './testing/local-server.ts'

const both = ['api', 'premium'] as const

describe('what both clients send', () => {
  it.each(both)('API-14 %s: a bearer token when one is stored', async (name) => {
    const { client, server } = await aClient(name)
    await client.call(plainCall(name))
    expect(server.requests[0]?.headers.authorization).toBe('Bearer t0ken')
  })

  it.each(both)('API-14 %s: no such header without one', async (name) => {
    const { client, server } = await aClient(name, { token: () => null })
    await client.call(plainCall(name))
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it('API-25 no request without a token where the call needs a session: it fails as if refused', async () => {
    const { client, server } = await aClient('premium', { token: () => null })
    const { failure } = await failureOf(client.call(endpoints.invoices))
    expect(failure).toMatchObject({ kind: 'http', status: 401, hadToken: false })
    expect(server.requests).toEqual([])
  })

  it.each(both)("API-15 %s: the browser's time zone on every call", async (name) => {
    const { client, server } = await aClient(name)
    await client.call(plainCall(name))
    expect(server.requests[0]?.headers['time-zone']).toBe('Europe/Vienna')
  })

  it('the parameters in the path', async () => {
    const { client, given, server } = await aClient('premium')
    given.answer = (response) => response.writeHead(204).end()
    await client.call(endpoints.endSession, { params: { id: 'a/b ?ü' } })
    expect(server.requests[0]).toMatchObject({
      method: 'DELETE',
      url: '/api/auth/sessions/a%2Fb%20%3F%C3%BC',
    })
  })

  it("the body as JSON, with the contract's headers", async () => {
    const { client, given, server } = await aClient('api')
    const body = { email: 'grüße@example.org', password: 'secret words' }
    given.answer = refusal(401)
    await failureOf(client.call(endpoints.login, { body }))
    await failureOf(
      client.call(endpoints.syncEntries, {
        headers: { 'last-sync': '2026-11-15T00:00:00.000Z' },
        body: { entries: [] },
      }),
    )
    const [login, sync] = server.requests
    expect(login).toMatchObject({ method: 'POST', url: '/api/auth/login' })
    expect(login?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(login?.body ?? '')).toEqual(body)
    expect(sync?.headers['last-sync']).toBe('2026-11-15T00:00:00.000Z')
  })

  it('types its answer from the contract', async () => {
    const { client } = await aClient('api')
    const said = await client.call(endpoints.health)
    expectTypeOf(said).toEqualTypeOf<{ status: 200; body: { status: 'ok' } }>()
    // @ts-expect-error the contract asks for a body
    expectTypeOf(client.call<typeof endpoints.login>).toBeCallableWith(endpoints.login)
  })
})

it('API-13 a client accepts only the calls the contract assigns to it', async () => {
  const { client: api } = await aClient('api')
  const { client: premium } = await aClient('premium')
  expectTypeOf(api.call<typeof endpoints.verify>).toBeFunction()
  expectTypeOf(premium.call<typeof endpoints.subscription>).toBeFunction()
  // @ts-expect-error a call of premium
  expectTypeOf(api.call<typeof endpoints.subscription>).toBeFunction()
  // @ts-expect-error a call of api
  expectTypeOf(premium.call<typeof endpoints.verify>).toBeFunction()
  const paths = (client: string) =>
    Object.values(endpoints).flatMap((e) => (e.client === client ? [e.path] : []))
  expect(paths('api')).toEqual(expect.arrayContaining(['/api/journal', '/api/user/preferences']))
  expect(paths('premium')).toEqual(
    expect.arrayContaining(['/api/ai/insights', '/api/summary/weekly', '/api/auth/profile']),
  )
  expect(paths('premium').filter((path) => /journal|preferences/.test(path))).toEqual([])
  expect(paths('api').filter((path) => /\/ai\/|summary|create|profile/.test(path))).toEqual([])
})

describe('which answers are accepted', () => {
  it('returns what the contract describes and nothing else', async () => {
    const { client, given } = await aClient('api')
    given.answer = json(200, { status: 'ok', extra: 1 })
    expect(await client.call(endpoints.health)).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it('reads no body where the contract has none', async () => {
    const { client, given } = await aClient('api')
    given.answer = (response) => response.writeHead(204).end()
    expect(await client.call(endpoints.logout)).toEqual({ status: 204, body: undefined })
  })

  it.each([
    ['another shape', json(200, { status: 1 })],
    ['no JSON', (response) => response.writeHead(200).end('<html>')],
    ['a status that the contract does not name', json(201, { status: 'ok' })],
  ] as [string, Answer][])('does not believe %s', async (_, answer) => {
    const { client, given } = await aClient('api')
    given.answer = answer
    const failure = await failureOf(client.call(endpoints.health))
    expect(failure.failure).toEqual({ kind: 'invalid-answer' })
  })
})

describe('which answers end the session', () => {
  const after = async (name: 'api' | 'premium', status: number, token: string | null = 't') => {
    const { client, given, ended } = await aClient(name, { token: () => token })
    given.answer = refusal(status)
    await failureOf(client.call(plainCall(name)))
    return ended.times
  }

  it('ROUTE-10 on api, a 403', async () => {
    expect(await after('api', 403)).toBe(1)
  })

  it('ROUTE-11 on api, a 401, only for a call that carried a token', async () => {
    expect(await after('api', 401)).toBe(1)
    expect(await after('api', 401, null)).toBe(0)
  })

  it('on premium, a 401, and never a 403', async () => {
    expect(await after('premium', 401)).toBe(1)
    expect(await after('premium', 403)).toBe(0)
  })

  it('no other status', async () => {
    for (const status of [400, 404, 409, 422, 429, 500, 503]) {
      expect(await after('api', status)).toBe(0)
      expect(await after('premium', status)).toBe(0)
    }
  })

  it('nothing about a session that the person has already left', async () => {
    let token: string | null = 'old'
    const { client, given, ended } = await aClient('api', { token: () => token })
    given.answer = (response) => {
      token = 'new'
      refusal(401)(response)
    }
    await failureOf(client.call(endpoints.verify))
    expect(ended.times).toBe(0)
  })
})

it('PERF-42 a call sends the token of its moment, even if its code has yet to be loaded', async () => {
  vi.resetModules()
  const fresh = await import('./testing/a-client.ts')
  let token: string | null = 't0ken'
  const { client, server } = await fresh.aClient('api', { token: () => token })
  const call = client.call(fresh.plainCall('api'))
  token = null
  await call
  expect(server.requests[0]?.headers.authorization).toBe('Bearer t0ken')
})
