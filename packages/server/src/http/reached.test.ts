import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { ask } from './testing/ask.ts'
import { runAppForTest } from './testing/running-app.ts'
import { runServerForTest } from './testing/test-server.ts'

const PUBLIC = { PUBLIC_URL: 'https://journal.example', TRUST_PROXY: 'loopback' }

describe('the Host that a request names', () => {
  const run = async (env: Record<string, string>) => {
    const { port } = await runServerForTest({}, { env })
    return async (headers: Record<string, string>, what = 'GET /api/nothing') =>
      (await ask(port, what, { headers })).status
  }

  it('SEC-24 is that of PUBLIC_URL, of ALLOWED_HOSTS or of this machine; any other gets 421', async () => {
    const status = await run({ ...PUBLIC, ALLOWED_HOSTS: 'nas.local:3000,192.168.1.5' })
    for (const host of [
      ...['journal.example', 'journal.example:443', 'JOURNAL.example.', 'localhost:3000'],
      ...['127.0.0.1', '[::1]:3000', 'nas.local', '192.168.1.5:3000'],
    ])
      expect(await status({ host }), host).toBe(404)
    for (const host of [
      'evil.example',
      'journal.example.evil.example',
      '10.0.0.1',
      'ournal.example',
    ])
      expect(await status({ host }), host).toBe(421)
    const forwarded = { host: 'localhost', 'x-forwarded-host': 'evil.example' }
    expect(await status(forwarded), 'told by the proxy').toBe(421)
    const inverse = { host: 'evil.example', 'x-forwarded-host': 'localhost' }
    expect(await status(inverse), 'this machine’s by the word of the caller alone').toBe(421)
    const proxied = { host: 'daywell:3000', 'x-forwarded-host': 'journal.example' }
    expect(await status(proxied), 'a proxy that calls by another name').toBe(404)
  })

  it('SEC-24 does not matter to health checks and metrics, nor where no host is set', async () => {
    const status = await run(PUBLIC)
    const host = '10.0.0.1:3000'
    expect(await status({ host }, 'GET /api/health')).not.toBe(421)
    expect(await status({ host }, 'GET /metrics')).toBe(401)
    const home = await run({ HOST: '0.0.0.0' })
    expect(await home({ host: 'nas.local:3000' })).toBe(404)
  })

  it('SEC-24 is named in a sentence that says what to set', async () => {
    const { port } = await runServerForTest({}, { env: PUBLIC })
    const answer = await ask(port, 'GET /', { headers: { host: 'nas.local' } })
    expect(answer.json).toMatchObject({ code: 'wrong_host' })
    expect((answer.json as { error: string }).error).toMatch(/PUBLIC_URL.*ALLOWED_HOSTS/)
  })
})

describe('a proxy that is not trusted', () => {
  it('SEC-25 is told of in the log, once', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const { port } = await runServerForTest({}, { env: { LOG_LEVEL: 'warn' }, logStream })
    await ask(port, 'GET /api/nothing')
    expect(lines).toEqual([])
    for (const name of ['x-forwarded-proto', 'x-forwarded-for', 'forwarded'])
      await ask(port, 'GET /api/nothing', { headers: { [name]: 'https' } })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      msg: expect.stringContaining('TRUST_PROXY'),
    })
  })

  it('SEC-25 is not told of where it is trusted', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const env = { LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' }
    const { port } = await runServerForTest({}, { env, logStream })
    await ask(port, 'GET /api/nothing', { headers: { 'x-forwarded-for': '8.8.8.8' } })
    expect(lines).toEqual([])
  })
})

describe.each(engines)('test payments on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it.each([
    ['a Host of elsewhere', { host: 'journal.example' }],
    ['a forwarded address', { 'x-forwarded-for': '203.0.113.7' }],
    ['a forwarded protocol', { 'x-forwarded-proto': 'https' }],
    ['the standard header of proxies', { forwarded: 'for=203.0.113.7' }],
    ['a page of elsewhere', { origin: 'https://journal.example' }],
  ])('PAY-71 are refused to %s, and the journal is not', async (_, headers) => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const env = { PAYMENTS: 'sandbox', LOG_LEVEL: 'warn' }
    const app = await runAppForTest(await databases.place(), { env, logStream })
    const { token } = await app.signUp()
    const call = (what: string, json?: object) =>
      ask(app.port, what, { token, headers, ...(json && { json }) })
    const wish = { priceId: 'price_monthly', customerId: 'cus_1' }
    for (const [what, json] of [
      ['GET /api/stripe/config'],
      ['POST /api/stripe/create-customer'],
      ['POST /api/stripe/create-subscription', wish],
      ['POST /api/stripe/resume-subscription'],
      ['GET /api/stripe/sandbox/v1/payment_intents/pi_1'],
      ['POST /api/stripe/sandbox/v1/payment_intents/pi_1/confirm'],
      ['POST /api/stripe/sandbox/authenticate/pi_1'],
    ] as const) {
      const { status, json: body } = await call(what, json)
      expect([status, body], what).toMatchObject([403, { code: 'not_allowed' }])
      expect((body as { error: string }).error).toMatch(/PUBLIC_URL.*TRUST_PROXY.*PAYMENTS/)
    }
    expect((await call('GET /api/journal')).status).toBe(200)
    expect((await call('GET /api/stripe/subscription')).status).toBe(200)
    expect(lines.filter((line) => line.includes('Test payments'))).toHaveLength(1)
    // On the machine itself they work.
    const customer = await ask(app.port, 'POST /api/stripe/create-customer', { token })
    expect(customer.status).toBe(200)
  })
})
