import { defaultPreferences } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { settingsFor, startServer } from '#http/testing/server-process.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { aSignup, signUpAt } from './testing/people.ts'

describe.each(engines)('the log at its most talkative, on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('holds no password, token, recovery code or email of a whole journey', async () => {
    const server = startServer({ ...settingsFor(await databases.place()), LOG_LEVEL: 'trace' })
    const secrets = await journey(await server.ready)
    const { stdout, stderr } = await server.stop()
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.length).toBeGreaterThanOrEqual(20)
    const found = secrets.filter((secret) => stdout.includes(secret) || stderr.includes(secret))
    expect(found).toEqual([])
  })
})

/** From the first day to the last, with all that goes wrong on the way; gives what is secret. */
async function journey(port: number): Promise<string[]> {
  const person = await signUpAt(port, { userAgent: 'Firefox/140.0 (Linux) secret-agent' })
  const { email, username, displayName, password, recoveryCode, token } = person
  const names = { email, username, displayName }
  const wrong = 'a wrong password'
  const newPassword = 'a new password'
  const post = async (what: string, json: unknown, by?: string) =>
    (await ask(port, `POST /api/${what}`, { json, ...(by && { token: by }) })).json as {
      token: string
      recoveryCode: string
    }
  await post('auth/signup', aSignup(names))
  await post('auth/signup', { ...aSignup(), password: '', email: 'not-an-email' })
  await post('auth/login', { email, password: wrong })
  await post('auth/login', { email, password: wrong, [wrong]: wrong })
  const second = (await post('auth/login', { email, password })).token
  await ask(port, 'GET /api/auth/verify', { token: second })
  await ask(port, `GET /api/auth/verify?token=${second}&email=${email}`, { token: `${second}x` })
  await post('user/preferences', defaultPreferences(), second)
  await post('auth/confirm', { password: wrong }, second)
  await post('auth/confirm', { password }, second)
  const renewed = (await post('auth/recovery-code', { password }, second)).recoveryCode
  const changes = { ...names, email: `new-${email}`, currentPassword: password, newPassword }
  await ask(port, 'PUT /api/auth/profile', { token: second, json: changes })
  await ask(port, 'PUT /api/auth/profile', { token, json: changes })
  await post('auth/recover', { email: `new-${email}`, recoveryCode, newPassword })
  const back = await post('auth/recover', {
    email: `new-${email}`,
    recoveryCode: renewed,
    newPassword: password,
  })
  await ask(port, 'GET /api/auth/sessions', { token: back.token })
  await ask(port, `DELETE /api/auth/sessions/${back.token}`, { token: back.token })
  await ask(port, 'DELETE /api/auth/sessions', { token: back.token })
  await ask(port, 'GET /api/export', { token: back.token })
  await ask(port, 'DELETE /api/auth/profile', { token: back.token })
  await ask(port, 'GET /api/auth/verify', { token: back.token })
  const codes = [recoveryCode, renewed, back.recoveryCode]
  const words = [email, username, displayName, person.user.id, 'not-an-email', 'secret-agent']
  return [password, wrong, newPassword, token, second, back.token, ...codes, ...words].filter(
    Boolean,
  )
}
