import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

const READ = 'GET /api/user/preferences'
const SAVE = 'POST /api/user/preferences'

describe.each(engines)('preferences on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let port: number

  beforeAll(async () => {
    app = await runApp(await databases.place())
    port = app.port
    return app.stop
  })

  const read = async (token: string) => (await ask(port, READ, { token })).json as Preferences
  const save = (token: string, json: unknown) => ask(port, SAVE, { token, json })

  /** All that can be chosen, chosen differently from the defaults. */
  function chosen(): Preferences {
    return {
      writingGoals: {
        entriesPerWeek: 3,
        wordsPerEntry: 500,
        primaryGoal: 'gratitude',
        specificGoals: ['Gratitude practice', 'Walk the dog at dawn'],
      },
      personalInfo: {
        currentMood: 'calm',
        stressLevel: 'high',
        sleepQuality: 'poor',
        majorLifeEvents: ['Moved house'],
        interests: ['Family Life'],
        challengesToAddress: ['Self-Doubt'],
      },
      journalStyle: {
        promptPreference: 'growth',
        topicsOfInterest: ['the sea'],
        privacyLevel: 'local',
        aiInteraction: 'minimal',
      },
      notifications: { reminderEnabled: true, streakAlerts: false, preferredTime: '07:30' },
      accessibility: { fontSize: 'large', lineSpacing: 1.8 },
      preferredWritingTime: 'night',
      version: 0,
    }
  }

  it('PREF-09 PREF-10 PREF-11 PREF-12 PREF-13 of a new person are the defaults', async () => {
    const { token } = await app.signUp()
    expect(await read(token)).toEqual({
      writingGoals: {
        entriesPerWeek: 5,
        wordsPerEntry: 200,
        primaryGoal: 'self-reflection',
        specificGoals: [],
      },
      personalInfo: {
        currentMood: 'neutral',
        stressLevel: 'medium',
        sleepQuality: 'average',
        majorLifeEvents: [],
        interests: [],
        challengesToAddress: [],
      },
      journalStyle: {
        promptPreference: 'freeform',
        topicsOfInterest: [],
        privacyLevel: 'hybrid',
        aiInteraction: 'balanced',
      },
      notifications: { reminderEnabled: false, streakAlerts: true, preferredTime: '20:00' },
      accessibility: { fontSize: 'medium', lineSpacing: 1.5 },
      preferredWritingTime: 'morning',
      version: 0,
    })
  })

  it('PREF-07 PREF-08 PREF-19 PREF-28 are answered as they were saved, privacy level and custom goals included', async () => {
    const { token } = await app.signUp()
    const saved = await save(token, chosen())
    expect([saved.status, saved.json]).toEqual([200, { ...chosen(), version: 1 }])
    expect(await read(token)).toEqual({ ...chosen(), version: 1 })
    const rows = await app.database.read
      .selectFrom('preferences')
      .select(['privacy_level', 'version'])
      .execute()
    expect(rows).toContainEqual({ privacy_level: 'local', version: 1 })
  })

  it('belong to one person alone', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()]
    await save(one.token, chosen())
    expect(await read(other.token)).toEqual(defaultPreferences())
  })

  it('PREF-28 are taken whole or not at all', async () => {
    const { token } = await app.signUp()
    const before = await allRows(app.database)
    const { notifications: _, ...part } = chosen()
    for (const json of [part, { ...chosen(), userId: 'x' }, { notifications: {} }]) {
      const refused = await save(token, json)
      expect([refused.status, refused.json]).toMatchObject([422, { code: 'invalid_input' }])
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('PREF-29 carry a version, which grows with every save', async () => {
    const { token } = await app.signUp()
    for (const version of [0, 1, 2]) {
      expect((await read(token)).version).toBe(version)
      expect((await save(token, { ...chosen(), version })).json).toMatchObject({
        version: version + 1,
      })
    }
  })

  it('PREF-30 with a stale version are answered 409 and change nothing', async () => {
    const { token } = await app.signUp()
    await save(token, chosen())
    await save(token, { ...chosen(), version: 1 })
    const before = await allRows(app.database)
    for (const version of [0, 1, 3]) {
      const refused = await save(token, { ...defaultPreferences(), version })
      expect([refused.status, refused.json]).toMatchObject([409, { code: 'stale' }])
    }
    expect(await allRows(app.database)).toEqual(before)
  })

  it('are taken from a client that knows no versions, and then keep the time of writing', async () => {
    const { token } = await app.signUp()
    await save(token, chosen())
    const { version: _, preferredWritingTime: __, ...older } = chosen()
    const saved = await save(token, older)
    expect([saved.status, saved.json]).toEqual([200, { ...chosen(), version: 2 }])
  })

  it('AUTH-44 once saved set onboardingComplete', async () => {
    const { token } = await app.signUp()
    const complete = async () =>
      ((await ask(port, 'GET /api/auth/verify', { token })).json as { onboardingComplete: boolean })
        .onboardingComplete
    expect(await complete()).toBe(false)
    await save(token, { ...chosen(), version: 7 })
    await save(token, {})
    expect(await complete()).toBe(false)
    await save(token, chosen())
    expect(await complete()).toBe(true)
    await save(token, { ...chosen(), version: 1 })
    expect(await complete()).toBe(true)
  })
})
