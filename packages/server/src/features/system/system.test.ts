import { type Endpoint, endpoints, openApiDocument } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { openGate } from '#testing/gate.ts'

const all = Object.values<Endpoint>(endpoints)
const what = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{\w+\}/g, '1')}`

describe.each(engines)('the system on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('is healthy while the database answers', async () => {
    const { port } = await runAppForTest(await databases.place())
    const answer = await ask(port, 'GET /api/health')
    expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }])
  })

  it('API-12 describes every path of the API from the schemas that check the requests', async () => {
    const { port } = await runAppForTest(await databases.place())
    const { json } = await ask(port, 'GET /api/openapi.json')
    const { info, paths } = json as {
      info: { version: string }
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(all.map(({ method, path }) => `${method} ${path}`).sort())
    expect(json).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints, info))))
    // What is described is there: an unknown path would say so.
    for (const endpoint of all) {
      const answer = await ask(port, what(endpoint))
      expect(answer.json).not.toMatchObject({ code: 'not_found' })
      expect(answer.status).not.toBe(405)
    }
  })
})

/** Calls of people who have no session yet, with all that the database would be asked for. */
const who = { email: 'mara@example.com', username: 'mara', displayName: 'Mara' }
const password = 'nine quiet lanterns'
const recovery = { recoveryCode: 'AAAA-BBBB-CCCC-DDDD', newPassword: password }
const WITHOUT_SESSION = [
  { call: 'POST /api/auth/login', json: { email: who.email, password } },
  { call: 'POST /api/auth/signup', json: { ...who, password } },
  { call: 'POST /api/auth/recover', json: { email: who.email, ...recovery } },
  { call: 'POST /api/auth/revoke', json: { tokenHash: 'a1'.repeat(32) } },
]

describe('a PostgreSQL that goes away and comes back', () => {
  const databases = freshDatabases('postgres')

  it('API-10 API-11 is answered 503 with Retry-After until it is back', {
    timeout: 30_000,
  }, async () => {
    const { url, dataDir } = await databases.place()
    const gate = await openGate(new URL(url ?? ''))
    const running = await runApp({ url: gate.url, dataDir })
    const { port, signUp } = running
    const { token } = await signUp()
    expect((await ask(port, 'GET /api/health')).status).toBe(200)

    await gate.shut()
    const protectedCalls = all.filter(
      ({ access }) => access === 'session' || typeof access === 'object',
    )
    const asked = ['GET /api/health', ...protectedCalls.map(what)].map((call) => ({ call, token }))
    for (const { call, ...more } of [...asked, ...WITHOUT_SESSION]) {
      const answer = await ask(port, call, more)
      expect([call, answer.status, answer.json]).toMatchObject([call, 503, { code: 'unavailable' }])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }

    await gate.reopen()
    expect((await ask(port, 'GET /api/health')).status).toBe(200)
    expect((await ask(port, 'GET /api/auth/verify', { token })).status).toBe(200)
    await running.stop()
    await gate.shut()
  })
})
