import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'
import { openKeyring, sessionToken } from './crypto/index.ts'
import { openDatabase } from './database/index.ts'
import { ask } from './http/testing/ask.ts'
import { runAppForTest } from './http/testing/running-app.ts'
import { settingsFor, startServer } from './http/testing/server-process.ts'
import { refusalOf, startHere } from './http/testing/start-here.ts'
import { createUser } from './stores/accounts/account.store.ts'
import { engines, type FreshPlace, freshDatabases } from './testing/fresh-databases.ts'
import { beginSession } from './testing/people.ts'

describe.each(engines)('the start on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine, { hasTables: false })

  it('RUN-16 RUN-08 RUN-09 RUN-17 says where it is ready and what it runs on once the product answers, and finds data and key again', async () => {
    const place = await databases.place()
    const keyFile = join(place.dataDir, 'secret.key')
    const server = startServer(settingsFor(place))
    const port = await server.ready
    const answer = await ask(port, 'GET /api/health')
    expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }])
    const { token } = await signUp(place)
    const { stdout, stderr, code } = await server.stop()
    expect(stdout.split('\n')[0]).toBe(`Daywell is ready at http://127.0.0.1:${port}`)
    expect(stdout).not.toContain('WARNING')
    expect([stderr, code]).toEqual(['', 0])
    expect(existsSync(join(place.dataDir, 'daywell.sqlite'))).toBe(engine === 'sqlite')
    const key = readFileSync(keyFile, 'utf8')
    expect(key.length).toBeGreaterThan(32)
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)

    const settings = { AI_PROVIDER: 'builtin', PAYMENTS: 'off', PUSH_ALLOW_HOSTS: 'push.test' }
    const again = await startHere({ ...settingsFor(place), ...settings })
    const verified = await ask(again.port, 'GET /api/auth/verify', { token })
    expect(verified.status).toBe(200)
    await again.stop()
    const { lines } = again
    expect(readFileSync(keyFile, 'utf8')).toBe(key)
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)
    const storage = engine === 'sqlite' ? `SQLite in ${place.dataDir}` : 'PostgreSQL at 127.0.0.1'
    expect(lines[1]).toContain(`Storage: ${storage}`)
    expect(lines[2]).toContain('AI: builtin')
    expect(lines[3]).toBe('Payments: off')
    expect(lines[4]).toMatch(/^WARNING: PUSH_ALLOW_HOSTS.* push\.test$/)
  })
})

describe.each(engines)('a start with --migrate on %s', (engine) => {
  const databases = freshDatabases(engine, { hasTables: false })

  it('PKG-03 brings the tables up to date, makes no key, and ends', async () => {
    const place = await databases.place()
    const settings = settingsFor(place)
    const { code, stdout, stderr } = await startServer(settings, { args: ['--migrate'] }).ended
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^The database is up to date\. Storage: \w/)
    expect(existsSync(join(place.dataDir, 'secret.key'))).toBe(false)
    const database = await databases.open(place)
    expect(await database.read.selectFrom('users').selectAll().execute()).toEqual([])
  })
})

describe('the limit of calls', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')

  const limitedBy = async (env: Record<string, string>) => {
    const { rateLimitPerMinute: callsPerMinute } = readConfig(env)
    return runAppForTest(await databases.place(), { callsPerMinute })
  }

  it('SEC-05 more calls by one person than RATE_LIMIT_PER_MINUTE, or 600, are answered 429', async () => {
    for (const [env, limit] of [[{ RATE_LIMIT_PER_MINUTE: '5' }, 5] as const, [{}, 600] as const]) {
      const { port, signUp } = await limitedBy(env)
      const [one, other] = [await signUp(), await signUp()]
      const statuses = await verifyTimes(port, one.token, limit)
      expect(new Set(statuses)).toEqual(new Set([200]))
      const refused = await ask(port, 'GET /api/auth/verify', { token: one.token })
      expect([refused.status, refused.json]).toMatchObject([429, { code: 'too_many_requests' }])
      expect(await verifyTimes(port, other.token, 1)).toEqual([200])
    }
  })

  it('SEC-12 with RATE_LIMIT_PER_MINUTE=0 there is no limit', async () => {
    const { port, signUp } = await limitedBy({ RATE_LIMIT_PER_MINUTE: '0' })
    const { token } = await signUp()
    expect(new Set(await verifyTimes(port, token, 700))).toEqual(new Set([200]))
  })
})

describe('a start that cannot be', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite', { hasTables: false })

  it('RUN-06 stops with one sentence that names the variable, and no secret', async () => {
    const settings = settingsFor(await databases.place())
    const bad = {
      PORT: 'http',
      SIGNUPS: 'maybe',
      SECRET_KEY: 'hush-hush',
      STRIPE_SECRET_KEY: 'pk_hush',
    }
    for (const [name, value] of Object.entries(bad)) {
      const refusal = await refusalOf({ ...settings, [name]: value })
      expect(refusal).toMatch(new RegExp(`^${name} must be [^\n]+\\.$`))
      expect(refusal).not.toContain(value)
    }
    const { PORT } = bad
    const { code, stdout, stderr } = await startServer({ ...settings, PORT }).ended
    expect([code, stdout, stderr]).toEqual([1, '', `${await refusalOf({ ...settings, PORT })}\n`])
  })

  it('PKG-02 is what ENV_FILE asks for, as for any other source of settings', async () => {
    const place = await databases.place()
    const ENV_FILE = join(place.dataDir, 'settings.env')
    writeFileSync(ENV_FILE, 'SIGNUPS=maybe\n')
    const { code, stderr } = await startServer({ ...settingsFor(place), ENV_FILE }).ended
    expect([code, stderr]).toEqual([1, 'SIGNUPS must be one of: open, closed.\n'])
  })

  it('says so plainly when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const PORT = String((taken.address() as AddressInfo).port)
    const { code, stdout, stderr } = await startServer({
      ...settingsFor(await databases.place()),
      PORT,
    }).ended
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toBe(
      `PORT ${PORT} on 127.0.0.1 is already in use. Stop what’s using it, or set another PORT.\n`,
    )
  })

  it('says so plainly when the folder or the database cannot be used', async () => {
    const { dataDir } = await databases.place()
    const settings = [
      { DATA_DIR: join(import.meta.filename, 'under-a-file') },
      {
        DATA_DIR: dataDir,
        DATABASE_URL: 'postgres://nobody:hush@127.0.0.1:1/none',
        DATABASE_WAIT_SECONDS: '0',
      },
      { DATA_DIR: dataDir, HOST: 'no-such-host.invalid' },
    ]
    for (const each of settings) {
      const refusal = await refusalOf(each)
      expect(refusal).toMatch(/^[^\n]+\.$/)
      expect(refusal).toMatch(/DATA_DIR|DATABASE_URL|HOST/)
      expect(refusal).not.toContain('hush')
    }
  })
})

/** Signs a person up beside the running server. */
async function signUp(place: FreshPlace) {
  const database = await openDatabase(place)
  const keys = { secretKey: undefined, secretKeyPrevious: undefined }
  const keyring = await openKeyring({ database, dataDir: place.dataDir, ...keys })
  const { token, hash } = sessionToken()
  const name = `person-${hash.slice(0, 12)}`
  const person = { email: `${name}@example.com`, username: name, displayName: 'A Person' }
  const made = await createUser(database, keyring, { ...person, passwordHash: '-' }, Date.now())
  if (made.outcome !== 'created') throw new Error('The name is taken.')
  await beginSession(database, keyring, made.user.id, hash, Date.now())
  await database.close()
  return { token }
}

async function verifyTimes(port: number, token: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let done = 0; done < times; done += 20) {
    const calls = Array.from({ length: Math.min(20, times - done) }, () =>
      ask(port, 'GET /api/auth/verify', { token }),
    )
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status))
  }
  return statuses
}
