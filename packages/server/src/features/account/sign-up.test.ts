import { defaultPreferences } from '@daywell/core/preferences'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { alive, aSignup, logInAt, signUpAt } from './testing/people.ts'

const SIGNUP = 'POST /api/auth/signup'

describe.each(engines)('signing up on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let port: number

  beforeAll(async () => {
    app = await runApp(await databases.place(), { limits: { signupsPerAddress: 0 } })
    port = app.port
    return app.stop
  })

  const preferencesOf = async (token: string) =>
    (await ask(port, 'GET /api/user/preferences', { token })).json

  it('AUTH-19 AUTH-22 takes who one is and what one likes, and answers a token and the user', async () => {
    const preferences = { promptTopics: [], writingGoals: [], preferredWritingTime: 'night' }
    const json = aSignup({ preferences })
    const { status, json: body } = await ask(port, SIGNUP, { json })
    const { email, username, displayName } = json
    expect([status, body]).toEqual([
      201,
      {
        token: expect.stringMatching(/^[\w-]{43}$/),
        device: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        user: { id: expect.stringMatching(/^[0-9a-f]{24}$/), email, username, displayName },
        onboardingComplete: false,
        recoveryCode: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/),
      },
    ])
    expect(await alive(port, (body as { token: string }).token)).toEqual([true])
  })

  it('keeps neither the password nor the recovery code nor the token as they are', async () => {
    const place = await databases.place()
    const fresh = await runAppForTest(place)
    const { password, recoveryCode, token, email } = await signUpAt(fresh.port)
    const stored = await storedBytes(fresh.database, place)
    expect([password, recoveryCode, token].filter((secret) => holds(stored, secret))).toEqual([])
    expect(holds(stored, email)).toBe(true)
    expect(holds(stored, '$argon2id$v=19$')).toBe(true)
  })

  it('AUTH-40 AUTH-41 AUTH-42 keeps goals, topics and the time of writing as preferences', async () => {
    const preferences = {
      promptTopics: ['the sea', '灯台'],
      writingGoals: ['Sleep better'],
      preferredWritingTime: 'evening',
    }
    const { token } = await signUpAt(port, { preferences })
    const { writingGoals, journalStyle, ...rest } = defaultPreferences()
    expect(await preferencesOf(token)).toEqual({
      ...rest,
      writingGoals: { ...writingGoals, specificGoals: ['Sleep better'] },
      journalStyle: { ...journalStyle, topicsOfInterest: ['the sea', '灯台'] },
      preferredWritingTime: 'evening',
    })
  })

  it('AUTH-21 takes journalPreferences as another name for preferences', async () => {
    const chosen = { promptTopics: ['rain'], writingGoals: [], preferredWritingTime: 'afternoon' }
    const one = await signUpAt(port, { preferences: chosen })
    const other = await signUpAt(port, { journalPreferences: chosen })
    expect(await preferencesOf(other.token)).toEqual(await preferencesOf(one.token))
    expect(await preferencesOf(other.token)).toMatchObject({ preferredWritingTime: 'afternoon' })
  })

  it('AUTH-45 does not count as the setup, whatever preferences it brings', async () => {
    const chosen = { promptTopics: ['rain'], writingGoals: ['x'], preferredWritingTime: 'night' }
    for (const parts of [{}, { preferences: chosen }, { journalPreferences: chosen }]) {
      const { token, onboardingComplete, ...person } = await signUpAt(port, parts)
      expect(onboardingComplete).toBe(false)
      const verified = await ask(port, 'GET /api/auth/verify', { token })
      const again = await logInAt(port, person)
      for (const { json } of [verified, again]) {
        expect(json).toMatchObject({ onboardingComplete: false })
      }
    }
  })

  it('AUTH-23 AUTH-24 AUTH-25 refuses a taken email or username, in whatever case', async () => {
    const first = await signUpAt(port)
    await signUpAt(port, { username: 'οδοσ' })
    const shout = (text: string) => text.toUpperCase()
    const before = await allRows(app.database)
    const emailTaken = {
      error: 'An account with this email already exists',
      code: 'email_taken',
    }
    const usernameTaken = { error: 'This username is already taken', code: 'username_taken' }
    const { email, username } = first
    const cases = [
      [{ email }, emailTaken],
      [{ email: shout(email) }, emailTaken],
      [{ email, username }, emailTaken],
      [{ username }, usernameTaken],
      [{ username: shout(username) }, usernameTaken],
      [{ username: 'ΟΔΟΣ' }, usernameTaken],
      [{ username: 'οδος' }, usernameTaken],
    ] as const
    for (const [parts, error] of cases) {
      const { status, json } = await ask(port, SIGNUP, { json: aSignup(parts) })
      expect([status, json]).toEqual([409, error])
    }
    expect(await allRows(app.database)).toEqual(before)
    expect((await logInAt(port, { ...first, email: shout(email) })).status).toBe(200)
  })

  it('makes one account of many signups with one email at once', async () => {
    const { email } = aSignup()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask(port, SIGNUP, { json: aSignup({ email }) })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('AUTH-15 answers a body that breaks a rule of a field with that field’s message', async () => {
    const before = await allRows(app.database)
    const cases = [
      [SIGNUP, { email: '' }, { email: 'Email is required' }],
      [SIGNUP, { email: 'ann@' }, { email: 'Invalid email address' }],
      [SIGNUP, { password: '' }, { password: 'Password is required' }],
      [SIGNUP, { password: '12345' }, { password: 'Password must be at least 6 characters' }],
      [SIGNUP, { username: '' }, { username: 'Username is required' }],
      [SIGNUP, { username: 'an' }, { username: 'Username must be at least 3 characters' }],
      [
        SIGNUP,
        { username: 'an na' },
        { username: 'Username can only contain letters, numbers, underscores and hyphens' },
      ],
      [SIGNUP, { displayName: '' }, { displayName: 'Display name is required' }],
      [SIGNUP, { displayName: 'A' }, { displayName: 'Display name must be at least 2 characters' }],
      ['POST /api/auth/login', { email: '' }, { email: 'Email is required' }],
      ['POST /api/auth/login', { email: 'ann' }, { email: 'Invalid email address' }],
      ['POST /api/auth/login', { password: '' }, { password: 'Password is required' }],
      [
        'POST /api/auth/login',
        { password: '12345' },
        { password: 'Password must be at least 6 characters' },
      ],
    ] as const
    for (const [what, wrong, fields] of cases) {
      const { email, password, ...more } = aSignup()
      const json = { email, password, ...(what === SIGNUP && more), ...wrong }
      const answer = await ask(port, what, { json })
      expect([answer.status, answer.json]).toMatchObject([422, { code: 'invalid_input', fields }])
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('AUTH-46 is refused and makes no account while SIGNUPS is closed', async () => {
    const place = await databases.place()
    const closed = await runAppForTest(place, { env: { SIGNUPS: 'closed' } })
    const before = await allRows(closed.database)
    const { status, json } = await ask(closed.port, SIGNUP, { json: aSignup() })
    expect([status, json]).toMatchObject([403, { code: 'signups_closed' }])
    expect(await allRows(closed.database)).toEqual(before)
  })
})
