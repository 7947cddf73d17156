import { type IncomingMessage, request } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { BodyWorkers } from '#workers/body-workers.ts'
import type { oddTasks } from '#workers/pool/testing/odd-worker.ts'
import { workerPool } from '#workers/pool/worker-pool.ts'
import { ask } from './testing/ask.ts'
import { OTHER_TOKEN, runServerForTest, VALID_TOKEN } from './testing/test-server.ts'

const headers = { 'content-type': 'application/json' }
const LONG = 'Grüße 日本 '.repeat(25_000)
const entries = [{ content: LONG }, { content: 'short' }]

async function aServer() {
  const bodies: unknown[] = []
  const { port } = await runServerForTest({
    async syncEntries({ body }) {
      bodies.push(body)
      throw new Error('Only the body matters here')
    },
  })
  const sync = (body: string | Buffer) =>
    ask(port, 'POST /api/journal/sync', { token: VALID_TOKEN, headers, body })
  return { bodies, sync }
}

it('API-26 a large sync is parsed and checked beside the event loop, and arrives as it was sent', async () => {
  const { bodies, sync } = await aServer()
  const parsing = vi.spyOn(JSON, 'parse')
  await sync(JSON.stringify({ entries }))
  const here = parsing.mock.calls.map(([text]) => `${text}`.length)
  parsing.mockRestore()
  expect(bodies).toEqual([{ entries }])
  expect(Math.max(0, ...here)).toBeLessThan(LONG.length)
})

it.each([
  ['half a text', `{"entries":[{"content":"${LONG}`],
  ['broken bytes', Buffer.concat([Buffer.from(`"${LONG}`), Buffer.from([0xff, 0x22])])],
  ['a prototype', `{"entries":[{"content":"${LONG}","metadata":{"__proto__":{"a":1}}}]}`],
])('API-26 %s in a large sync is answered as in a small one', async (_, body) => {
  const { bodies, sync } = await aServer()
  expect(await sync(body)).toMatchObject({ status: 400, json: { code: 'unreadable_body' } })
  expect(bodies).toEqual([])
})

it('API-26 a large sync that breaks a rule is answered 422 and names the field, and over a page 413', async () => {
  const { bodies, sync } = await aServer()
  const wrong = await sync(JSON.stringify({ entries: [...entries, { content: '' }] }))
  expect(wrong).toMatchObject({ status: 422, json: { code: 'invalid_input' } })
  expect(wrong.json).toHaveProperty('fields', { 'entries.2.content': expect.any(String) })
  const many = await sync(
    JSON.stringify({ entries: Array(501).fill({ content: 'x'.repeat(600) }) }),
  )
  expect(many).toMatchObject({ status: 413, json: { code: 'body_too_large' } })
  expect(bodies).toEqual([])
})

const LARGE = JSON.stringify({ entries })
const ROOM = Buffer.byteLength(LARGE) + 1000

/** A server with room for a single large body, whose handler waits until it's released. */
async function aNarrowServer() {
  let begun = 0
  const began = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const { port } = await runServerForTest(
    {
      async syncEntries({ gone }) {
        gone.addEventListener('abort', () => left.resolve())
        begun += 1
        began.resolve()
        await held.promise
        throw new Error('Only the body matters here')
      },
    },
    { largeBodyBounds: { total: 10 * ROOM, perKey: ROOM, safeMs: 0 } },
  )
  const sync = (body = LARGE, more = {}) =>
    ask(port, 'POST /api/journal/sync', {
      token: VALID_TOKEN,
      headers: { ...headers, ...more },
      body,
    })
  const waits = { began: began.promise, left: left.promise }
  return { port, begun: () => begun, ...waits, release: held.resolve, sync }
}

/** Begins to send the large body. */
function post(port: number) {
  const authorization = `Bearer ${VALID_TOKEN}`
  const sent = { ...headers, authorization, 'content-length': Buffer.byteLength(LARGE) }
  const path = '/api/journal/sync'
  const outgoing = request({ host: '127.0.0.1', port, method: 'POST', path, headers: sent })
  return outgoing.on('error', () => {})
}

it.each([
  ['of a known length', {}],
  ['of an unknown length', { 'transfer-encoding': 'chunked' }],
])('API-27 a large body %s is refused for now while others fill the room', async (_, more) => {
  const { begun, began, release, sync } = await aNarrowServer()
  const first = sync()
  await began
  const refused = await sync(LARGE, more)
  expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect(refused.headers['retry-after']).toBe('5')
  const small = sync('{"entries":[]}', more)
  await vi.waitFor(() => expect(begun()).toBe(2), { timeout: 15_000 })
  release()
  expect([(await first).status, (await small).status]).toEqual([500, 500])
  expect((await sync(LARGE, more)).status).toBe(500)
  expect(begun()).toBe(3)
})

it('API-27 the body of a caller who went takes up room until it is no longer used', async () => {
  const { port, began, left, release, sync } = await aNarrowServer()
  const outgoing = post(port)
  outgoing.end(LARGE)
  await began
  outgoing.destroy()
  await left
  expect((await sync()).status).toBe(429)
  release()
  expect((await sync()).status).toBe(500)
})

it('API-27 what arrived of a body whose caller went takes up no room', async () => {
  const { port, release, sync } = await aNarrowServer()
  release()
  const outgoing = post(port)
  await new Promise<void>((sent) => outgoing.write(LARGE.slice(0, -1000), () => sent()))
  await vi.waitFor(async () => expect((await sync()).status).toBe(429), { timeout: 15_000 })
  outgoing.destroy()
  await vi.waitFor(async () => expect((await sync()).status).toBe(500), { timeout: 15_000 })
})

it('QUOTA-05 someone who fills the room and does not finish sending gives way to another', async () => {
  const bodies: unknown[] = []
  const { port } = await runServerForTest(
    {
      async syncEntries({ body }) {
        bodies.push(body)
        throw new Error('Only the body matters here')
      },
    },
    { largeBodyBounds: { total: 2 * ROOM, perKey: ROOM, safeMs: 0 } },
  )
  const hoarder = post(port)
  let refused: IncomingMessage | undefined
  hoarder.once('response', (response) => {
    refused = response.resume()
  })
  await new Promise<void>((sent) => hoarder.write(LARGE.slice(0, -1000), () => sent()))
  const body = JSON.stringify({ entries: [{ content: 'é'.repeat(0.35 * ROOM) }] })
  const sync = () => ask(port, 'POST /api/journal/sync', { token: OTHER_TOKEN, headers, body })
  // At the first try, what the hoarder sent may not have arrived.
  await vi.waitFor(async () => {
    expect((await sync()).status).toBe(500)
    expect(refused?.statusCode).toBe(429)
  }, 15_000)
  expect(refused?.headers['retry-after']).toBe('5')
  hoarder.destroy()
  expect(bodies[0]).toEqual(JSON.parse(body))
})

it('SYNC-57 a body waits for the thread no longer than its caller', async () => {
  const script = new URL('../workers/pool/testing/odd-worker.ts', import.meta.url)
  const pool = workerPool<typeof oddTasks>(script, { size: 1 })
  onTestFinished(() => pool.close())
  const busy = pool.run('hold', new SharedArrayBuffer(8)).catch(() => {})
  const { port } = await runServerForTest({}, { bodies: pool as unknown as BodyWorkers })
  const outgoing = post(port)
  outgoing.end(LARGE)
  await vi.waitFor(() => expect(pool.waiting).toBe(1), { timeout: 15_000 })
  outgoing.destroy()
  await vi.waitFor(() => expect(pool.waiting).toBe(0), { timeout: 15_000 })
  await pool.close()
  await busy
})
