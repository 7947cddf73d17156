import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runApp, runAppForTest } from '#http/testing/running-app.ts'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { alive, logInAt, type Person, signUpAt, tokenAt } from './testing/people.ts'

/** A process; two apps in one process stand for two where only the database is shared anyway. */
const start = async (place: FreshPlace) => {
  const server = startServer(settingsFor(place))
  return { ...server, port: await server.ready }
}

const guess = async (port: number, { email }: Person, times: number) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) {
    statuses.push((await logInAt(port, { email, password: 'only a guess' })).status)
  }
  return statuses
}

const times = (n: number, status: number) => Array<number>(n).fill(status)

describe('two processes on one PostgreSQL', { timeout: 120_000 }, () => {
  const databases = freshDatabases('postgres')

  it('know the same sessions, and a revoked one fails on both', async () => {
    const place = await databases.place()
    // This process is the other one.
    const [one, other] = [await start(place), await runAppForTest(place)]
    const person = await signUpAt(one.port)
    expect(await alive(other.port, person.token)).toEqual([true])
    const second = await tokenAt(other.port, person)
    expect(await alive(one.port, second)).toEqual([true])

    const { email, username, displayName, password } = person
    const passwords = { currentPassword: password, newPassword: 'another password' }
    const json = { email, username, displayName, ...passwords }
    const changed = await ask(other.port, 'PUT /api/auth/profile', { token: second, json })
    expect(changed.status).toBe(200)
    for (const { port } of [one, other]) {
      expect(await alive(port, person.token, second)).toEqual([false, true])
      expect((await logInAt(port, person)).status).toBe(401)
    }
    await ask(one.port, 'POST /api/auth/logout', { token: second })
    for (const { port } of [one, other]) expect(await alive(port, second)).toEqual([false])
  })

  it('count failures together', async () => {
    const place = await databases.place()
    const [one, other] = [await runAppForTest(place), await runAppForTest(place)]
    const person = await signUpAt(one.port)
    const both = await Promise.all([guess(one.port, person, 8), guess(other.port, person, 8)])
    expect(both.flat().sort()).toEqual([...times(10, 401), ...times(6, 429)])
    for (const { port } of [one, other]) expect((await logInAt(port, person)).status).toBe(429)
  })
})

describe('calls', { timeout: 120_000 }, () => {
  const databases = freshDatabases('postgres')

  it('SEC-30 are counted for all processes together', async () => {
    const place = await databases.place()
    const limited = async () => (await runAppForTest(place, { callsPerMinute: 20 })).port
    const ports = [await limited(), await limited()]
    const { token } = await signUpAt(ports[0] ?? 0)
    const calls = Array.from({ length: 50 }, (_, n) =>
      ask(ports[n % 2] ?? 0, 'GET /api/auth/verify', { token }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...times(20, 200), ...times(30, 429)])
  })
})

describe.each(engines)('failures on %s', { timeout: 120_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('SEC-13 are shared through the database: they outlive a restart and count in every process', async () => {
    const place = await databases.place()
    const first = await runApp(place)
    const person = await signUpAt(first.port)
    expect(await guess(first.port, person, 6)).toEqual(times(6, 401))
    await first.stop()
    const [second, third] = [await runAppForTest(place), await runAppForTest(place)]
    expect(await guess(second.port, person, 2)).toEqual(times(2, 401))
    expect(await guess(third.port, person, 3)).toEqual([401, 401, 429])
    expect(await guess(second.port, person, 1)).toEqual([429])
  })
})
