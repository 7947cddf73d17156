import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { promptId, promptLibrary, writeShown } from '@daywell/core/prompts'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'

const GENERATE = 'GET /api/journal/prompt/generate'
const SAVE = 'POST /api/user/preferences'
/** In Berlin one o’clock at night in winter, in Sydney eleven in the morning in summer. */
const MIDNIGHT_IN_JANUARY = Date.UTC(2026, 0, 15)

describe.each(engines)('prompts on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  beforeAll(async () => {
    app = await runApp(await databases.place(), { clock: () => MIDNIGHT_IN_JANUARY })
    return app.stop
  })

  const signUp = async () => (await app.signUp(MIDNIGHT_IN_JANUARY)).token

  const generate = async (token: string, headers: Record<string, string> = {}) => {
    const { status, json } = await ask(app.port, GENERATE, { token, headers })
    expect(status).toBe(200)
    return json as { prompt: string; helpText: string }
  }

  /** What a person is shown, one after the other, the way the web app asks. */
  const prompts = async (token: string, times: number, headers: Record<string, string> = {}) => {
    const shown: (typeof promptLibrary)[number][] = []
    while (shown.length < times) {
      const seen = writeShown(shown.map(({ text }) => promptId(text)))
      const { prompt } = await generate(token, { ...headers, 'prompts-seen': seen })
      const found = promptLibrary.find(({ text }) => text === prompt)
      if (found) shown.push(found)
    }
    return shown
  }

  const prefer = (token: string, preferences: Partial<Preferences>) =>
    ask(app.port, SAVE, { token, json: { ...defaultPreferences(), ...preferences } })

  it('PRM-02 are answered with a prompt of the library and its help text', async () => {
    const { prompt, helpText } = await generate(await signUp())
    expect(promptLibrary).toContainEqual(expect.objectContaining({ text: prompt, help: helpText }))
  })

  it('PRM-30 are plain ones for a new account', async () => {
    const first = await prompts(await signUp(), 3)
    expect(first.map(({ plain }) => plain)).toEqual([true, true, true])
  })

  it('are not one of those that the device says were shown lately', async () => {
    const shown = await prompts(await signUp(), 60)
    expect(new Set(shown).size).toBe(60)
  })

  it('follow the preferences of the person, and of no one else', async () => {
    const [one, other] = [await signUp(), await signUp()]
    const { journalStyle } = defaultPreferences()
    await prefer(one, { journalStyle: { ...journalStyle, promptPreference: 'gratitude' } })
    const thanks = async (token: string) =>
      (await prompts(token, 30)).filter(({ style }) => style === 'gratitude').length
    expect(await thanks(one)).toBeGreaterThan(await thanks(other))
  })

  it('are never of another hour or season than it is in the caller’s zone', async () => {
    const token = await signUp()
    const foundIn = async (zone: string) => {
      const found = await prompts(token, 59, { 'time-zone': zone })
      const tags = found.flatMap(({ hours = [], seasons = [] }) => [hours, seasons])
      return tags.filter(({ length }) => length > 0).map((some) => some.join())
    }
    for (const tags of await foundIn('Europe/Berlin')) expect(tags).toMatch(/night|winter/)
    for (const tags of await foundIn('Australia/Sydney')) expect(tags).toMatch(/morning|summer/)
    for (const tags of await foundIn('Mars/Olympus')) expect(tags).toMatch(/night/)
  })

  it('leave no trace in the database', async () => {
    const token = await signUp()
    await generate(token)
    const before = await allRows(app.database)
    await prompts(token, 3)
    expect(await allRows(app.database)).toEqual(before)
  })

  it('need a session, and do not mind what is said of those shown', async () => {
    expect((await ask(app.port, GENERATE)).status).toBe(401)
    const token = await signUp()
    for (const seen of ['', '../../etc', 'x'.repeat(4000)])
      expect((await generate(token, { 'prompts-seen': seen })).prompt).not.toBe('')
  })
})
