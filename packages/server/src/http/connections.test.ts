import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { boundConnections } from './connections.ts'
import { listen } from './listen.ts'
import { runServerForTest } from './testing/test-server.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const NEVER = 2 ** 31 - 1

describe('connections', () => {
  async function run(bounds: { silentFor: number; most: number }) {
    const app = fastify()
    app.get('/', async () => 'hello')
    boundConnections(app.server, bounds)
    const port = await listen(app, { host: '127.0.0.1', port: 0 })
    onTestFinished(() => app.close())
    return port
  }

  function open(port: number): Socket {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    return socket.resume()
  }

  async function exchange(socket: Socket): Promise<string> {
    socket.write(REQUEST)
    const [answer] = await once(socket, 'data')
    return String(answer)
  }

  it('on which nothing was ever sent are closed, and others are not', async () => {
    const port = await run({ silentFor: 1000, most: 10 })
    const speaking = open(port)
    expect(await exchange(speaking)).toContain('hello')
    await once(open(port), 'close')
    expect(await exchange(speaking)).toContain('hello')
  })

  it('are no more at once than the bound', async () => {
    const port = await run({ silentFor: NEVER, most: 1 })
    const first = open(port)
    expect(await exchange(first)).toContain('hello')
    await once(open(port), 'close')
    expect(await exchange(first)).toContain('hello')
  })

  it('have a bound in the server as it runs', async () => {
    const { app } = await runServerForTest({})
    expect(app.server.maxConnections).toBeGreaterThan(1000)
  })
})
