import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holdNextUnit } from '#testing/hold-next-unit.ts'
import { alive, aSignup, logInAt, signUpAt, tokenAt } from './testing/people.ts'

const RECOVER = 'POST /api/auth/recover'
const RENEW = 'POST /api/auth/recovery-code'
const newPassword = 'what I shall remember'

describe.each(engines)('recovering on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const run = async () => runAppForTest(await databases.place())

  it('REC-01 a signup answers with a code that works, and no later answer or row has it', async () => {
    const { port, database } = await run()
    const { email, password, recoveryCode, token } = await signUpAt(port)
    const login = await logInAt(port, { email, password })
    const verified = await ask(port, 'GET /api/auth/verify', { token })
    const kept = await allRows(database)
    expect(JSON.stringify([login.json, verified.json, kept])).not.toContain(recoveryCode)
    const used = await ask(port, RECOVER, { json: { email, recoveryCode, newPassword } })
    expect(used.status).toBe(200)
  })

  it('REC-05 sets the new password and signs in', async () => {
    const { port } = await run()
    const { email, password, recoveryCode, user } = await signUpAt(port)
    const { status, json } = await ask(port, RECOVER, {
      json: { email, recoveryCode, newPassword },
    })
    const tokens = { token: expect.any(String), device: expect.any(String) }
    const signedIn = { user, onboardingComplete: false, ...tokens }
    expect([status, json]).toEqual([200, { ...signedIn, recoveryCode: expect.any(String) }])
    expect(await alive(port, (json as { token: string }).token)).toEqual([true])
    expect((await logInAt(port, { email, password })).status).toBe(401)
    await tokenAt(port, { email, password: newPassword })
  })

  it('takes a code in whatever way it was written down', async () => {
    const { port } = await run()
    const { email, recoveryCode } = await signUpAt(port)
    const byHand = ` ${recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    const json = { email: email.toUpperCase(), recoveryCode: byHand, newPassword }
    expect((await ask(port, RECOVER, { json })).status).toBe(200)
  })

  it('REC-06 gives a new code, and the used one works no more', async () => {
    const { port } = await run()
    const { email, recoveryCode } = await signUpAt(port)
    const recover = (code: string) =>
      ask(port, RECOVER, { json: { email, recoveryCode: code, newPassword } })
    const next = ((await recover(recoveryCode)).json as { recoveryCode: string }).recoveryCode
    expect(next).not.toBe(recoveryCode)
    expect((await recover(recoveryCode)).status).toBe(401)
    expect((await recover(next)).status).toBe(200)
    expect((await recover(next)).status).toBe(401)
  })

  it('REC-06 takes a code once, even where it is sent twice at the same time', async () => {
    const { port, database } = await run()
    const { email, recoveryCode } = await signUpAt(port)
    const recover = () => ask(port, RECOVER, { json: { email, recoveryCode, newPassword } })
    const unit = holdNextUnit(database)
    const first = recover()
    await unit.arrived
    expect((await recover()).status).toBe(200)
    unit.release()
    expect((await first).status).toBe(401)
  })

  it('lets one of several in who use a code at once', async () => {
    const { port } = await run()
    const { email, recoveryCode } = await signUpAt(port)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        ask(port, RECOVER, { json: { email, recoveryCode, newPassword: `password ${n}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  it('REC-07 ends all other sessions of the person', async () => {
    const { port } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const second = await tokenAt(port, ann)
    const { email, recoveryCode } = ann
    const { json } = await ask(port, RECOVER, { json: { email, recoveryCode, newPassword } })
    const { token } = json as { token: string }
    const sessions = await alive(port, ann.token, second, token, bob.token)
    expect(sessions).toEqual([false, false, true, true])
  })

  it('REC-08 refuses a code that is not the account’s, and changes nothing', async () => {
    const { port, database, signUp } = await run()
    const [ann, bob] = [await signUpAt(port), await signUpAt(port)]
    const codeless = (await signUp()).user.email
    const { limits: _, ...before } = await allRows(database)
    const cases = [
      { email: ann.email, recoveryCode: bob.recoveryCode },
      { email: aSignup().email, recoveryCode: ann.recoveryCode },
      { email: codeless, recoveryCode: ann.recoveryCode },
      { email: ann.email, recoveryCode: '-' },
      { email: ann.email, recoveryCode: ann.recoveryCode.slice(0, -1) },
    ]
    for (const given of cases) {
      const { status, json } = await ask(port, RECOVER, { json: { ...given, newPassword } })
      const error = 'That email and recovery code don’t match'
      expect([status, json]).toEqual([401, { error, code: 'invalid_recovery_code' }])
    }
    expect(await allRows(database)).toMatchObject(before)
  })

  it('REC-03 REC-04 a renewed code puts the one before out of use', async () => {
    const { port } = await run()
    const { email, token, password, recoveryCode } = await signUpAt(port)
    const wrong = await ask(port, RENEW, { token, json: { password: 'not it' } })
    const fields = { password: 'This is not your current password' }
    expect([wrong.status, wrong.json]).toMatchObject([422, { fields }])
    const renewed = await ask(port, RENEW, { token, json: { password } })
    expect(renewed.status).toBe(200)
    const next = (renewed.json as { recoveryCode: string }).recoveryCode
    expect(await alive(port, token)).toEqual([true])
    const recover = async (code: string) => {
      const json = { email, recoveryCode: code, newPassword }
      return (await ask(port, RECOVER, { json })).status
    }
    expect(await recover(recoveryCode)).toBe(401)
    expect(await recover(next)).toBe(200)
  })
})
