import { type Endpoint, endpoints } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { ask } from './testing/ask.ts'
import { runAppForTest } from './testing/running-app.ts'
import { runServerForTest, VALID_TOKEN } from './testing/test-server.ts'

const withBody = Object.values<Endpoint>(endpoints).filter(({ body }) => body)
const what = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{\w+\}/g, '1')}`
const headers = { 'content-type': 'application/json' }
const chunked = { ...headers, 'transfer-encoding': 'chunked' }

/** JSON of exactly this many bytes. */
const json = (bytes: number) => `{}${' '.repeat(bytes - 2)}`

describe.each(engines)('the size of a body on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('SEC-07 over 1 MB is answered 413, apart from sync', async () => {
    const options = { env: { PREMIUM: 'everyone' } }
    const { port, signUp } = await runAppForTest(await databases.place(), options)
    const { token } = await signUp()
    const others = withBody.filter(({ path }) => path !== '/api/journal/sync')
    expect(others.length).toBe(withBody.length - 1)
    for (const endpoint of others) {
      const sent = [
        { headers, body: json(1_000_001) },
        { headers: chunked, body: json(1_000_001) },
      ]
      for (const over of sent) {
        const answer = await ask(port, what(endpoint), { token, ...over })
        expect([answer.status, answer.json]).toMatchObject([413, { code: 'body_too_large' }])
      }
      const fits = await ask(port, what(endpoint), { token, headers, body: json(1_000_000) })
      expect(fits.status).not.toBe(413)
    }
  })

  it('SEC-08 a sync is accepted up to 10 MB and answered 413 above', async () => {
    const { port, signUp } = await runAppForTest(await databases.place())
    const { token } = await signUp()
    const sync = (bytes: number) => {
      const body = `{"entries":[]${json(bytes - 12).slice(1)}`
      expect(Buffer.byteLength(body)).toBe(bytes)
      return ask(port, 'POST /api/journal/sync', { token, headers, body })
    }
    expect((await sync(10_000_000)).status).not.toBe(413)
    expect((await sync(10_000_000)).status).not.toBe(422)
    expect((await sync(10_000_001)).json).toMatchObject({ code: 'body_too_large' })
  })
})

it('API-16 an unknown Time-Zone counts as UTC', async () => {
  const { port } = await runServerForTest({
    generatePrompt: async (call) => ({
      status: 200,
      body: { prompt: call.headers['time-zone'], helpText: '' },
    }),
  })
  const zone = async (sent: Record<string, string>) => {
    const asked = { token: VALID_TOKEN, headers: sent }
    return (await ask(port, 'GET /api/journal/prompt/generate', asked)).json
  }
  expect(await zone({ 'time-zone': 'Europe/Berlin' })).toMatchObject({ prompt: 'Europe/Berlin' })
  for (const unknown of ['Mars/Olympus', '', 'a'.repeat(300), '__proto__', '\u00ff']) {
    expect(await zone({ 'time-zone': unknown })).toMatchObject({ prompt: 'UTC' })
  }
  expect(await zone({})).toMatchObject({ prompt: 'UTC' })
})
