import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './database/index.ts'
import { ask } from './http/testing/ask.ts'
import { settingsFor, startServer } from './http/testing/server-process.ts'
import { startHere } from './http/testing/start-here.ts'
import { freshDatabases } from './testing/fresh-databases.ts'
import { openGate } from './testing/gate.ts'

describe('a start on a SQLite that is locked', { timeout: 120_000 }, () => {
  const databases = freshDatabases('sqlite', { hasTables: false })

  async function lockedPlace() {
    const place = await databases.place()
    await (await openDatabase(place)).close()
    const holder = new Sqlite(join(place.dataDir, 'daywell.sqlite'))
    onTestFinished(() => void holder.close())
    holder.exec('begin immediate')
    return { place, holder }
  }

  it('RUN-30 says so once and waits until the lock is gone', async () => {
    const { place, holder } = await lockedPlace()
    const server = startServer(settingsFor(place))
    const waits = () => server.printed.stderr.match(/Waiting up to/g)?.length
    await expect.poll(waits, { timeout: 60_000 }).toBe(1)
    holder.exec('rollback')
    expect((await ask(await server.ready, 'GET /api/health/ready')).status).toBe(200)
    expect((await server.stop()).stderr).toMatch(/^Another process has locked [^\n]+\.[^\n]+\n$/)
  })

  it('RUN-30 ends with a sentence and status 1 when it has waited for long enough', async () => {
    const { place } = await lockedPlace()
    const settings = { ...settingsFor(place), DATABASE_WAIT_SECONDS: '0' }
    const { code, stdout, stderr } = await startServer(settings).ended
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Another process has locked [^\n]+\.[^\n]+\n$/)
  })
})

describe('a start on a PostgreSQL', { timeout: 60_000 }, () => {
  const databases = freshDatabases('postgres')

  it('RUN-30 that is not there yet waits for it', async () => {
    const place = await databases.place()
    const gate = await openGate(new URL(place.url ?? ''))
    onTestFinished(() => gate.shut())
    await gate.shut()
    const warnings: string[] = []
    const starting = startHere(settingsFor({ ...place, url: gate.url }), warnings)
    await expect.poll(() => warnings.join(), { timeout: 30_000 }).toContain('Waiting up to')
    await gate.reopen()
    const { port, stop } = await starting
    expect((await ask(port, 'GET /api/health')).status).toBe(200)
    await stop()
    expect(warnings).toEqual([
      expect.stringMatching(/^Daywell can’t use [^\n]+ up to 30 s for it\.$/),
    ])
  })
})

describe('a start that goes on', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite', { hasTables: false })

  it('RUN-29 names a setting that was mistyped', async () => {
    const settings = { ...settingsFor(await databases.place()), SIGNUP: 'closed' }
    expect((await startHere(settings)).warnings).toEqual([
      'WARNING: SIGNUP isn’t a Daywell setting and is ignored. Did you mean SIGNUPS?',
    ])
  })

  it('RUN-32 tells in the log when no more files can be opened, and goes on', async () => {
    const settings = { ...settingsFor(await databases.place()), LOG_LEVEL: 'error' }
    const server = startServer(settings, { openFiles: 100 })
    const port = await server.ready
    const sockets: Socket[] = []
    for (let n = 0; n < 120; n += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      sockets.push(socket)
    }
    await expect
      .poll(() => server.printed.stdout, { timeout: 30_000 })
      .toMatch(/"code":"EMFILE".*too many open files/)
    for (const socket of sockets) socket.destroy()
    const health = () =>
      ask(port, 'GET /api/health').then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(health, { timeout: 10_000 }).toBe(200)
  })
})
