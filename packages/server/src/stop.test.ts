import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { settingsFor, startServer } from './http/testing/server-process.ts'
import { engines, freshDatabases } from './testing/fresh-databases.ts'
import { openGate } from './testing/gate.ts'

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'
const HALF_A_LOGIN =
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{'

describe('the stop', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'RUN-18 %s lets the requests under way finish, even if it comes twice at once, and waits for no idle connection',
    async (name) => {
      const server = startServer(settingsFor(await databases.place()))
      const port = await server.ready
      const [socket, idle, unused] = [await open(port), await open(port), await open(port)]
      await exchange(socket, HEALTH)
      await exchange(idle, HEALTH)
      const closed = [once(idle, 'close'), once(unused, 'close')]
      socket.write(HALF_A_LOGIN)
      // Answered on another connection, so the half request has arrived before the signal does.
      await exchange(await open(port), HEALTH)
      // Both at once and of two kinds, for of one kind the second could be lost in the first; and
      // what comes a second later, as from a slow machine, would be another wish.
      server.signal(name)
      server.signal(name === 'SIGTERM' ? 'SIGINT' : 'SIGTERM')
      await refused(port)
      await Promise.all(closed)
      const answer = await exchange(socket, '}')
      expect(answer).toMatch(/^HTTP\/1\.1 422 /)
      expect(answer).toMatch(/connection: close/i)
      expect((await server.ended).code).toBe(0)
    },
  )

  it('ends at once on a second signal', async () => {
    const server = startServer(settingsFor(await databases.place()))
    const port = await server.ready
    const stuck = await open(port)
    stuck.write(HALF_A_LOGIN)
    await exchange(await open(port), HEALTH)
    server.signal('SIGTERM')
    await refused(port)
    const insisting = setInterval(() => server.signal('SIGINT'), 100)
    onTestFinished(() => clearInterval(insisting))
    expect((await server.ended).code).toBe(1)
  })
})

describe.each(engines)('the stop on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'RUN-19 ends with status 0 within 10 s of %s, the database closed, even with a call under way',
    async (name) => {
      const place = await databases.place()
      const line = place.url === undefined ? undefined : await openGate(new URL(place.url))
      const server = startServer(settingsFor(line ? { ...place, url: line.url } : place))
      const port = await server.ready
      const idle = await open(port)
      await exchange(idle, HEALTH)
      await open(port)
      // A call under way costs most of the 10 s, so once is enough.
      if (engine === 'sqlite' && name === 'SIGTERM') (await open(port)).write(HALF_A_LOGIN)
      await exchange(await open(port), HEALTH)
      const signalled = Date.now()
      server.signal(name)
      const { code, stderr } = await server.ended
      expect([code, stderr]).toEqual([0, ''])
      expect(Date.now() - signalled).toBeLessThan(10_000)
      // SQLite takes its log away when the last connection is closed, and only then.
      expect(existsSync(join(place.dataDir, 'daywell.sqlite-wal'))).toBe(false)
      // Who closes a PostgreSQL takes leave of it on every connection.
      await expect.poll(() => line?.cutOff() ?? 0).toBe(0)
      if (line) expect(line.ended()).toBeGreaterThan(0)
      await line?.shut()
    },
  )
})

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Writes, and reads the answer. */
async function exchange(socket: Socket, written: string): Promise<string> {
  const answer = once(socket, 'data')
  socket.write(written)
  return String((await answer)[0])
}

/** Resolves once the port takes no more connections. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
    } catch {
      return
    } finally {
      socket.destroy()
    }
  }
}
