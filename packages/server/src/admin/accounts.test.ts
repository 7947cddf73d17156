import { describe, expect, it } from 'vitest'
import { alive, logInAt, signUpAt, tokenAt } from '#features/account/testing/people.ts'
import { ask } from '#http/testing/ask.ts'
import { runApp, runAppForTest } from '#http/testing/running-app.ts'
import { admin, adminProcess } from '#testing/admin.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

describe.each(engines)('the operator’s command on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('REC-10 lets in a person who has lost the password and the recovery code', async () => {
    const place = await databases.place()
    const { port } = await runAppForTest(place)
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const second = await tokenAt(port, ann)
    const email = ann.email.toUpperCase()
    const { stdout, stderr, code } = await adminProcess(place, 'reset-password', email)
    expect([code, stderr]).toEqual([0, ''])
    const [, password = ''] = /^Temporary password: (\S+)$/m.exec(stdout) ?? []
    const [, recoveryCode = ''] = /^Recovery code: +(\S+)$/m.exec(stdout) ?? []

    expect(await alive(port, ann.token, second, bob.token)).toEqual([false, false, true])
    expect((await logInAt(port, ann)).status).toBe(401)
    const temporary = await logInAt(port, { email: ann.email, password })
    expect(temporary.json).toMatchObject({ code: 'password_change_needed' })
    const recover = async (given: string) => {
      const json = { email: ann.email, recoveryCode: given, newPassword: 'my own again' }
      return (await ask(port, 'POST /api/auth/recover', { json })).status
    }
    expect(await recover(ann.recoveryCode)).toBe(401)
    expect(await recover(recoveryCode)).toBe(200)
    await tokenAt(port, { email: ann.email, password: 'my own again' })
    await tokenAt(port, bob)
  })

  it('AUTH-54 gives a password that must be changed, and within 24 hours', async () => {
    const place = await databases.place()
    let later = 0
    const { port, database } = await runAppForTest(place, { clock: () => Date.now() + later })
    const { email, username } = await signUpAt(port)
    const reset = async () => {
      const { stdout } = await admin(place, 'reset-password', email)
      return /^Temporary password: (\S+)$/m.exec(stdout)?.[1] ?? ''
    }
    const logIn = async (password: string, newPassword?: string) => {
      const json = { email, password, ...(newPassword !== undefined && { newPassword }) }
      const answer = await ask(port, 'POST /api/auth/login', { json })
      return [answer.status, answer.json]
    }
    const expired = await reset()
    later = 24 * 60 * 60_000 + 1000
    const gone = [401, { code: 'temporary_password_expired' }]
    expect(await logIn(expired)).toMatchObject(gone)
    expect(await logIn(expired, 'rain on tin roofs')).toMatchObject(gone)
    later = 0

    const password = await reset()
    expect(await logIn(expired)).toMatchObject([401, { code: 'invalid_credentials' }])
    expect(await logIn(password)).toMatchObject([403, { code: 'password_change_needed' }])
    for (const weak of ['iloveyou', username, password])
      expect(await logIn(password, weak)).toMatchObject([
        422,
        { fields: { newPassword: expect.any(String) } },
      ])
    expect(await database.read.selectFrom('sessions').select('id').execute()).toEqual([])
    expect(await logIn(password, 'rain on tin roofs')).toMatchObject([200, { user: { email } }])
    expect(await logIn(password)).toMatchObject([401, { code: 'invalid_credentials' }])
    later = 25 * 60 * 60_000
    expect(await logIn('rain on tin roofs')).toMatchObject([200, { user: { email } }])
    expect(await logIn('rain on tin roofs', 'another one')).toMatchObject([422, {}])
  })

  it('SEC-18 prints what stands for an email in the security log', async () => {
    const place = await databases.place()
    const heard: string[] = []
    const logStream = { write: (line: string) => void heard.push(line) }
    const app = await runApp(place, { logStream, env: { SECURITY_LOG: 'true' } })
    const { email } = await signUpAt(app.port)
    await app.stop()
    const { stdout, code } = await admin(place, 'security-hash', email.toUpperCase())
    expect([code, stdout]).toEqual([0, `${JSON.parse(heard[0] ?? '').account}\n`])
  })

  it('says so when no account has that email, or the command is unknown', async () => {
    const place = await databases.place()
    const { port, database } = await runAppForTest(place)
    await signUpAt(port)
    const before = await allRows(database)
    const run = engine === 'sqlite' ? adminProcess : admin
    const unknown = await run(place, 'reset-password', 'nobody@example.com')
    expect(unknown).toMatchObject({ code: 1, stdout: '' })
    expect(unknown.stderr).toMatch(/^No account has the email nobody@example\.com\. [^\n]+\.\n$/)
    for (const args of [['reset-password'], ['reset-password', 'a@b.example', 'c']]) {
      const answer = await admin(place, ...args)
      expect([answer.code, answer.stdout]).toEqual([1, ''])
      expect(answer.stderr).toMatch(/^Usage: npm run admin -- reset-password EMAIL\n/)
    }
    expect(await allRows(database)).toEqual(before)
  })
})
