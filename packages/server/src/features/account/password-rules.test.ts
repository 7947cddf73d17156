import { describe, expect, it } from 'vitest'
import { AppError } from '#app-error.ts'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { passwordRules } from './password-rules.ts'
import { aSignup, logInAt, signUpAt, tokenAt } from './testing/people.ts'

const COMMON = 'Please choose a password that’s harder to guess. This one is very common'
const OWN_NAME = 'Your password can’t be your username or email'
const owner = { username: 'Ann-Marie', email: 'Ann.Smith@example.org' }

function complaintOf(password: string, minLength = 6): string | undefined {
  try {
    passwordRules(minLength)('password', password, owner)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.extras.fields?.password : 'no refusal'
  }
}

describe('a new password', () => {
  it('AUTH-49 is none of the 10,000 most common, in whatever case', () => {
    const listed = ['password', 'qwerty123', 'iloveyou', 'TrustNo1', 'PASSWORD1', '1q2w3e4r']
    const patterns = ['aaaaaa', '111111111', '654321', 'abcdefgh', '0123456', '121212', 'xyzxyzxy']
    for (const password of [...listed, ...patterns])
      expect(complaintOf(password), password).toBe(COMMON)
    for (const password of ['a quiet desk', 'Pässwörd ①', '135 246', 'abcabd', 'rain on tin'])
      expect(complaintOf(password), password).toBeUndefined()
  })

  it('AUTH-50 is neither the person’s username nor their email, in whatever case', () => {
    const names = ['ann-marie', 'ANN-MARIE', 'ann.smith@example.org', 'Ann.Smith']
    for (const password of names) expect(complaintOf(password), password).toBe(OWN_NAME)
    expect(complaintOf('ann-marie and rain')).toBeUndefined()
  })

  it('AUTH-51 has at least the characters that the operator asks for', () => {
    expect(complaintOf('qpzmwo', 7)).toBe('Password must be at least 7 characters')
    expect(complaintOf('qpzmwo', 6)).toBeUndefined()
  })
})

describe.each(engines)('passwords on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const run = async (env = {}) => runAppForTest(await databases.place(), { env })

  it('AUTH-49 AUTH-50 are refused at signup, change and recovery, which then change nothing', async () => {
    const { port, database } = await run()
    const { email, username, displayName, password, token, recoveryCode } = await signUpAt(port)
    const names = { email, username, displayName }
    const before = await allRows(database)
    const other = aSignup()
    const cases = [
      ['iloveyou', COMMON],
      [username.toUpperCase(), OWN_NAME],
    ] as const
    for (const [weak, sentence] of cases) {
      const mine = weak === 'iloveyou' ? weak : other.username.toUpperCase()
      const refusals = [
        await ask(port, 'POST /api/auth/signup', { json: { ...other, password: mine } }),
        await ask(port, 'POST /api/auth/recover', {
          json: { email, recoveryCode, newPassword: weak },
        }),
        await ask(port, 'PUT /api/auth/profile', {
          token,
          json: { ...names, currentPassword: password, newPassword: weak },
        }),
      ]
      expect(refusals.map(({ status, json }) => [status, json])).toMatchObject([
        [422, { code: 'invalid_input', fields: { password: sentence } }],
        [422, { code: 'invalid_input', fields: { newPassword: sentence } }],
        [422, { code: 'invalid_input', fields: { newPassword: sentence } }],
      ])
    }
    const { limits: _, ...rows } = await allRows(database)
    const { limits: __, ...rowsBefore } = before
    expect(rows).toEqual(rowsBefore)
    await tokenAt(port, { email, password })
  })

  it('AUTH-51 have the length that PASSWORD_MIN_LENGTH asks for, of which pages can learn', async () => {
    const place = await databases.place()
    const before = await runAppForTest(place)
    const old = await signUpAt(before.port, { password: 'qpzmwo' })
    const { port } = await runAppForTest(place, { env: { PASSWORD_MIN_LENGTH: '12' } })
    const rules = await ask(port, 'GET /api/auth/rules', {})
    expect([rules.status, rules.json]).toEqual([200, { passwordMinLength: 12 }])
    const short = await ask(port, 'POST /api/auth/signup', {
      json: aSignup({ password: 'eleven char' }),
    })
    const fields = { password: 'Password must be at least 12 characters' }
    expect([short.status, short.json]).toMatchObject([422, { fields }])
    await signUpAt(port, { password: 'twelve chars' })
    const { email, username, displayName, password, recoveryCode } = old
    const token = await tokenAt(port, old)
    const names = { email, username, displayName }
    const newPassword = 'eleven char'
    const changes = [
      await ask(port, 'PUT /api/auth/profile', {
        token,
        json: { ...names, currentPassword: password, newPassword },
      }),
      await ask(port, 'POST /api/auth/recover', { json: { email, recoveryCode, newPassword } }),
    ]
    for (const { status, json } of changes) {
      expect([status, json]).toMatchObject([422, { fields: { newPassword: fields.password } }])
    }
    expect((await logInAt(port, old)).status).toBe(200)
  })
})
