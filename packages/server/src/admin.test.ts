import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { alive, logInAt, signUpAt, tokenAt } from './features/account/testing/people.ts'
import { ask } from './http/testing/ask.ts'
import { runAppForTest } from './http/testing/running-app.ts'
import { compiled, settingsFor } from './http/testing/server-process.ts'
import { allRows } from './testing/all-rows.ts'
import { engines, type FreshPlace, freshDatabases } from './testing/fresh-databases.ts'

const ADMIN = fileURLToPath(new URL('./admin.ts', import.meta.url))

describe.each(engines)('the operator’s command on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  async function admin(place: FreshPlace, ...args: string[]) {
    const options = { env: { ...compiled(), ...settingsFor(place) } }
    const run = promisify(execFile)(process.execPath, [ADMIN, ...args], options)
    const { stdout, stderr, code } = await run.then(
      (printed) => ({ ...printed, code: 0 }),
      (failed: { stdout: string; stderr: string; code: number }) => failed,
    )
    return { stdout, stderr, code }
  }

  it('REC-10 lets in somebody who has lost the password and the recovery code', async () => {
    const place = await databases.place()
    const { port } = await runAppForTest(place)
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const second = await tokenAt(port, ann)
    const { stdout, stderr, code } = await admin(place, 'reset-password', ann.email.toUpperCase())
    expect([code, stderr]).toEqual([0, ''])
    const [, password = ''] = /^Temporary password: (\S+)$/m.exec(stdout) ?? []
    const [, recoveryCode = ''] = /^Recovery code: +(\S+)$/m.exec(stdout) ?? []

    expect(await alive(port, ann.token, second, bob.token)).toEqual([false, false, true])
    expect((await logInAt(port, ann)).status).toBe(401)
    await tokenAt(port, { email: ann.email, password })
    const recover = async (given: string) => {
      const json = { email: ann.email, recoveryCode: given, newPassword: 'my own again' }
      return (await ask(port, 'POST /api/auth/recover', { json })).status
    }
    expect(await recover(ann.recoveryCode)).toBe(401)
    expect(await recover(recoveryCode)).toBe(200)
    await tokenAt(port, bob)
  })

  it('says so when nobody has that email, or when it does not know what to do', async () => {
    const place = await databases.place()
    const { port, database } = await runAppForTest(place)
    await signUpAt(port)
    const before = await allRows(database)
    const unknown = await admin(place, 'reset-password', 'nobody@example.com')
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
