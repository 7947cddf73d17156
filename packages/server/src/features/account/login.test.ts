import { defaultPreferences } from '@daywell/core/preferences'
import * as argon2 from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { CHEAP, type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { alive, aSignup, logInAt, signUpAt, tokenAt } from './testing/people.ts'

// The real functions, but it can be seen how they were called.
vi.mock('@node-rs/argon2', { spy: true })

describe.each(engines)('signing in on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let port: number

  beforeAll(async () => {
    app = await runApp(await databases.place())
    port = app.port
    return app.stop
  })
  beforeEach(() => void vi.mocked(argon2.verify).mockClear())

  it('AUTH-18 takes email and password and answers a token and the user', async () => {
    const person = await signUpAt(port)
    const { status, json } = await logInAt(port, person)
    const tokens = { token: expect.any(String), device: expect.any(String) }
    const body = { ...tokens, user: person.user, onboardingComplete: false }
    expect([status, json]).toEqual([200, body])
    const { token } = json as { token: string }
    expect(token).not.toBe(person.token)
    expect(await alive(port, token, person.token)).toEqual([true, true])
  })

  it('AUTH-26 answers a wrong password and an unknown email alike', async () => {
    const person = await signUpAt(port)
    const wrong = await logInAt(port, { ...person, password: 'another password' })
    const unknown = await logInAt(port, aSignup())
    const body = { error: 'Invalid email or password', code: 'invalid_credentials' }
    expect([wrong.status, wrong.json]).toEqual([401, body])
    expect([unknown.status, unknown.json]).toEqual([401, body])
  })

  it('AUTH-27 AUTH-47 compares a hash of the same cost, and counts a failure, for an unknown email too', async () => {
    const person = await signUpAt(port)
    const failures = async () =>
      (await app.database.read.selectFrom('limits').select('times').execute()).flatMap(
        ({ times }) => JSON.parse(times),
      ).length
    const workOf = async (login: { email: string; password: string }) => {
      const before = await failures()
      vi.mocked(argon2.verify).mockClear()
      await logInAt(port, login)
      const compared = vi
        .mocked(argon2.verify)
        .mock.calls.map(([hash]) => argon2.parseOptions(hash))
      return { compared, counted: (await failures()) - before }
    }
    const wrong = await workOf({ ...person, password: 'another password' })
    const unknown = await workOf(aSignup())
    expect(unknown).toEqual(wrong)
    expect(unknown.compared).toMatchObject([{ algorithm: 2, memoryCost: 8, timeCost: 1 }])
    expect(unknown.counted).toBe(3)
  })

  it('AUTH-43 answers whether the setup is done, as signup and verify do', async () => {
    const person = await signUpAt(port)
    expect(person.onboardingComplete).toBe(false)
    const seen = async () => [
      (await logInAt(port, person)).json,
      (await ask(port, 'GET /api/auth/verify', { token: person.token })).json,
    ]
    for (const json of await seen()) expect(json).toMatchObject({ onboardingComplete: false })
    const { token } = person
    await ask(port, 'POST /api/user/preferences', { token, json: defaultPreferences() })
    for (const json of await seen()) expect(json).toMatchObject({ onboardingComplete: true })
  })

  it('takes a password as the bytes that came', async () => {
    const password = 'Pässwörd ①'
    const person = await signUpAt(port, { password: password.normalize('NFC') })
    expect((await logInAt(port, person)).status).toBe(200)
    for (const form of ['NFD', 'NFKC'] as const) {
      const other = { ...person, password: password.normalize(form) }
      expect((await logInAt(port, other)).status).toBe(401)
    }
    expect((await logInAt(port, { ...person, password: `${password} ` })).status).toBe(401)
  })

  it('makes the hash anew when its cost is another today', async () => {
    const place = await databases.place()
    const before = await runAppForTest(place)
    const person = await signUpAt(before.port)
    const after = await runAppForTest(place, { passwordCost: { ...CHEAP, passes: 3 } })
    const cost = async () => {
      const { password_hash } = await after.database.read
        .selectFrom('users')
        .select('password_hash')
        .executeTakeFirstOrThrow()
      return argon2.parseOptions(password_hash).timeCost
    }
    expect((await logInAt(after.port, { ...person, password: 'another one' })).status).toBe(401)
    expect(await cost()).toBe(1)
    expect((await logInAt(after.port, person)).status).toBe(200)
    expect(await cost()).toBe(3)
    expect((await logInAt(after.port, person)).status).toBe(200)
    expect((await logInAt(before.port, person)).status).toBe(200)
  })

  it('leaves no session of an old password behind when the password changes meanwhile', async () => {
    const person = await signUpAt(port)
    const { email, username, displayName, password } = person
    const newPassword = 'the next password'
    const change = ask(port, 'PUT /api/auth/profile', {
      token: person.token,
      json: { email, username, displayName, currentPassword: password, newPassword },
    })
    const logins = await Promise.all(Array.from({ length: 6 }, () => logInAt(port, person)))
    expect((await change).status).toBe(200)
    const tokens = logins.flatMap(({ json }) => (json as { token?: string }).token ?? [])
    expect(await alive(port, ...tokens)).toEqual(tokens.map(() => false))
    await tokenAt(port, { email, password: newPassword })
  })
})
