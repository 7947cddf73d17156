import { expect, it, vi } from 'vitest'
import { ask } from './testing/ask.ts'
import { runServerForTest, SOMEBODY } from './testing/test-server.ts'

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
    ask(port, 'POST /api/journal/sync', { token: SOMEBODY, headers, body })
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
