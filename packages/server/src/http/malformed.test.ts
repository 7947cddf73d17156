import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoints } from '@daywell/core/contract'
import { describe, expect, it } from 'vitest'
import { ask } from './testing/ask.ts'
import { runServerForTest } from './testing/test-server.ts'
import { methodsAt } from './unknown-path.ts'

/** Writes to the port and reads until the server hangs up. */
async function raw(port: number, written: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(written)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) }
}

describe('what is hardly a request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a header that is too long',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['a path that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('%s is answered in the shape of every error', async (_name, written, status) => {
    const { port } = await runServerForTest({})
    const answer = await raw(port, written)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: expect.any(String), code: 'bad_request' })
    expect(answer.head).toContain('x-content-type-options: nosniff')
    expect((await ask(port, 'GET /api/nothing')).status).toBe(404)
  })

  it('a path that cannot be decoded is answered 400', async () => {
    const { port } = await runServerForTest({})
    const answer = await ask(port, 'GET /api/journal/%E0%A4%A')
    expect([answer.status, answer.json]).toMatchObject([400, { code: 'bad_request' }])
  })

  it('an id that is too long is answered 404', async () => {
    const { port } = await runServerForTest({})
    const answer = await ask(port, `PUT /api/journal/${'a'.repeat(5000)}`)
    expect([answer.status, answer.json]).toMatchObject([404, { code: 'not_found' }])
  })

  it('an unknown expectation changes nothing', async () => {
    const { port } = await runServerForTest({})
    const answer = await ask(port, 'GET /api/nothing', { headers: { expect: 'a miracle' } })
    expect(answer.status).toBe(404)
  })
})

describe('a method that a path does not take', () => {
  it('is answered 405 with those that it takes', async () => {
    const { port } = await runServerForTest({})
    const allow = async (what: string) => {
      const answer = await ask(port, what, { body: '{', headers: { 'content-type': 'text/plain' } })
      return [answer.status, answer.headers.allow]
    }
    expect(await allow('DELETE /api/journal')).toEqual([405, 'GET, HEAD, POST'])
    expect(await allow('PATCH /api/journal/65f0')).toEqual([405, 'PUT'])
    expect(await allow('GET /api/journal/sync')).toEqual([405, 'POST, PUT'])
    expect(await allow('OPTIONS /api/auth/profile')).toEqual([405, 'DELETE, PUT'])
    expect(await allow('PROPFIND /api/health')).toEqual([405, 'GET, HEAD'])
  })

  it('is told apart from a path that there is not', () => {
    const all = Object.values(endpoints)
    for (const path of ['/', '/api', '/api/', '/api/journal/', '/api/journal/1/2/3', '/journal']) {
      expect(methodsAt(all, path)).toEqual([])
    }
  })
})
