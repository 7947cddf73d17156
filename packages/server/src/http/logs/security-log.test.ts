import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { logInAt, PROXY, signUpAt } from '#features/account/testing/people.ts'
import { ask } from '#http/testing/ask.ts'
import { runApp, runAppForTest } from '#http/testing/running-app.ts'
import { StartError } from '#start-error.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const HOME = '203.0.113.7'

interface Line {
  readonly event: string
  readonly outcome: string
  readonly account: string
  readonly newAccount?: string
  readonly address: string
}

describe.each(engines)('the security log on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('SEC-18 holds sign-ins, failures, changes, session ends, exports and deletions, and no name', async () => {
    const place = await databases.place()
    const file = join(place.dataDir, 'security.log')
    const env = { ...PROXY, SECURITY_LOG: file }
    const app = await runApp(place, { env })
    const person = await signUpAt(app.port, { from: HOME })
    const { email, username, displayName, password, token } = person
    const names = { email, username, displayName }
    const headers = { 'x-forwarded-for': HOME }
    let current = token
    const call = async (what: string, json?: unknown) => {
      const asked = { token: current, headers, ...(json ? { json } : {}) }
      const answer = await ask(app.port, what, asked)
      // A new password gives the session a new token.
      current = (answer.json as { token?: string } | undefined)?.token ?? current
      return answer.status
    }
    /** As a device does that was offline when its person logged out. */
    const logOutLater = async () => {
      const { json } = await logInAt(app.port, person, { from: HOME })
      return call('POST /api/auth/revoke', { tokenHash: hashOf((json as { token: string }).token) })
    }
    const logOut = async () => {
      const { json } = await logInAt(app.port, person, { from: HOME })
      const { token } = json as { token: string }
      return (await ask(app.port, 'POST /api/auth/logout', { token, headers })).status
    }
    const { recoveryCode } = person
    const statuses = [
      (await logInAt(app.port, { email, password: 'a wrong guess' }, { from: HOME })).status,
      (await logInAt(app.port, { email: 'x@example.org', password: 'rain rain' })).status,
      (await logInAt(app.port, { ...person, email: email.toUpperCase() }, { from: HOME })).status,
      await call('POST /api/auth/confirm', { password: 'not it' }),
      await call('GET /api/export'),
      await call('DELETE /api/auth/sessions'),
      await call('POST /api/auth/revoke', { tokenHash: hashOf('an unknown token') }),
      await logOutLater(),
      await logOut(),
      await call('POST /api/auth/recover', { email, recoveryCode, newPassword: password }),
      await call('PUT /api/auth/profile', { ...names, displayName: 'Another' }),
      await call('PUT /api/auth/profile', { ...names, email: 'new@example.org' }),
      await call('PUT /api/auth/profile', {
        ...names,
        email: 'new@example.org',
        currentPassword: password,
        newPassword: 'rain on tin roofs',
      }),
      await call('DELETE /api/auth/profile'),
    ]
    expect(statuses).toEqual([
      ...[401, 401, 200, 422, 200, 204, 204, 204, 204, 200, 200, 200, 200, 204],
    ])
    await app.stop()

    const text = await readFile(file, 'utf8')
    const lines: Line[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
      'signup ok',
      'login invalid_credentials',
      'login invalid_credentials',
      'login ok',
      'password_confirmation invalid_input',
      'export ok',
      'other_sessions_end ok',
      'login ok',
      'session_end ok',
      'login ok',
      'session_end ok',
      'recovery ok',
      'email_change ok',
      'password_change ok',
      'account_deletion ok',
    ])
    const [signup, wrong, unknown, login] = lines
    expect([wrong?.account, login?.account]).toEqual([signup?.account, signup?.account])
    expect(unknown?.account).not.toBe(signup?.account)
    expect([wrong?.address, unknown?.address === signup?.address]).toEqual([signup?.address, false])
    expect(lines.find(({ newAccount }) => newAccount)?.newAccount).toBe(lines.at(-1)?.account)
    for (const words of [
      email,
      'new@',
      username,
      displayName,
      person.user.id,
      HOME,
      password,
      token,
      current,
    ])
      expect(text.toLowerCase(), words).not.toContain(words.toLowerCase())
  })

  it('SEC-18 goes where the other lines go with SECURITY_LOG=true, and is off by default', async () => {
    const heard: string[] = []
    const logStream = { write: (line: string) => void heard.push(line) }
    const place = await databases.place()
    const quiet = await runAppForTest(place, { logStream })
    await signUpAt(quiet.port)
    expect(heard).toEqual([])
    const app = await runApp(place, { logStream, env: { SECURITY_LOG: 'true' } })
    await signUpAt(app.port)
    await app.stop()
    expect(heard.map((line) => JSON.parse(line))).toMatchObject([
      { log: 'security', event: 'signup', outcome: 'ok' },
    ])
  })

  it('SEC-18 stops the start where its file can’t be written', async () => {
    const place = await databases.place()
    const env = { SECURITY_LOG: join(place.dataDir, 'no such folder', 'security.log') }
    await expect(runApp(place, { env })).rejects.toThrow(StartError)
  })
})
