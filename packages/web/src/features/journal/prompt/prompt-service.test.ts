import { defaultPreferences } from '@daywell/core/preferences'
import { promptId, promptLibrary } from '@daywell/core/prompts'
import { seededRandom } from '@daywell/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aClient, refusal } from '#api/testing/a-client.ts'
import { json } from '#api/testing/local-server.ts'
import { setAssistantOn } from '#panels/assistant/setting/assistant-setting.ts'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { anotherPrompt, firstPrompt, type PromptDeps } from './prompt-service.ts'
import { rememberSeen, seenLately } from './seen-prompts.ts'

const OF_SERVER = { prompt: 'What did you see?', helpText: 'Say where.' }
const ON_YOUR_MIND = {
  prompt: "What's on your mind today?",
  helpText: "Write freely about whatever you're thinking or feeling.",
}
const WHATEVER = 'Write whatever comes to mind...'

/** A winter night in Vienna, with a configurable server answer. */
async function aBrowser(stored: Record<string, string> = {}) {
  const { client, given, server, timers } = await aClient('api')
  given.answer = json(200, OF_SERVER)
  const storage = mapStorage(stored)
  const deps: PromptDeps = {
    api: client,
    storage,
    userId: 'anna',
    now: () => Date.UTC(2026, 0, 15),
    timeZone: () => 'Europe/Vienna',
    random: seededRandom(3),
    library: () => import('./device-prompts.ts'),
  }
  const first = (changed: Partial<PromptDeps> = {}) =>
    firstPrompt({ ...deps, ...changed }, new AbortController().signal)
  const another = (changed: Partial<PromptDeps> = {}) => anotherPrompt({ ...deps, ...changed })
  return { first, another, given, server, storage, timers }
}

const noLibrary = () => Promise.reject(new TypeError('Failed to fetch'))
const ofLibrary = ({ prompt }: { prompt: string }) =>
  promptLibrary.find(({ text }) => text === prompt)

describe('the first prompt', () => {
  it('comes from the server, which receives the recently seen ids', async () => {
    const { first, server, storage } = await aBrowser()
    rememberSeen(storage, 'An old one')
    rememberSeen(storage, 'Another old one')
    expect(await first()).toEqual(OF_SERVER)
    expect(server.requests).toMatchObject([
      { url: '/api/journal/prompt/generate', headers: { 'prompts-seen': seenLately(storage) } },
    ])
    expect(seenLately(storage).split(' ')).toEqual(['An old one', 'Another old one'].map(promptId))
  })

  it('PRM-09 may come from a model if the assistant is on, and never if it is off', async () => {
    onTestFinished(() => setAssistantOn(true))
    const { first, server } = await aBrowser()
    await first()
    setAssistantOn(false)
    await first()
    expect(server.requests.map(({ headers }) => headers['ai-assistant'])).toEqual(['on', undefined])
  })

  it('never sends unknown values from storage', async () => {
    const { first, server } = await aBrowser({
      promptsSeen: 'abc123 lighthouse 灯台 store,wept zz9',
    })
    await first()
    expect(server.requests).toMatchObject([{ headers: { 'prompts-seen': 'abc123 zz9' } }])
  })

  it('PRM-03 PRM-04 explains a failure other than being offline', async () => {
    const { first, given, storage } = await aBrowser()
    given.answer = refusal(429, { error: 'Too many requests. Please wait a moment.' })
    expect(await first()).toEqual({
      prompt: WHATEVER,
      helpText: 'Too many requests. Please wait a moment.',
    })
    given.answer = json(200, { prompt: 7 })
    expect(await first()).toEqual({ prompt: WHATEVER, helpText: 'Invalid server response' })
    given.answer = json(200, OF_SERVER)
    rememberSeen(storage, OF_SERVER.prompt)
    expect(await first({ library: noLibrary })).toEqual({
      prompt: WHATEVER,
      helpText: 'Failed to load writing prompt. You can still write freely.',
    })
  })

  it('PRM-05 offline, on a 5xx or after a timeout asks what is on the mind', async () => {
    const { first, given, server, timers } = await aBrowser()
    for (const status of [500, 502, 503]) {
      given.answer = refusal(status)
      expect(await first()).toEqual(ON_YOUR_MIND)
    }
    given.answer = () => timers.ring()
    expect(await first()).toEqual(ON_YOUR_MIND)
    await server.close()
    expect(await first()).toEqual(ON_YOUR_MIND)
  })
})

describe('another prompt', () => {
  it('comes from the server, or from the library if it was seen lately', async () => {
    const { another, storage } = await aBrowser()
    expect(await another()).toEqual(OF_SERVER)
    rememberSeen(storage, OF_SERVER.prompt)
    expect(ofLibrary(await another())).toBeDefined()
  })

  it('without the server is chosen on the device, excluding the last 60', async () => {
    const { journalStyle, ...rest } = defaultPreferences()
    const chosen = { ...rest, journalStyle: { ...journalStyle, promptPreference: 'gratitude' } }
    const { another, given, storage } = await aBrowser({ userPreferences: JSON.stringify(chosen) })
    given.answer = refusal(503)
    const shown: ReturnType<typeof ofLibrary>[] = []
    while (shown.length < 61) {
      const next = await another()
      rememberSeen(storage, next.prompt)
      shown.push(ofLibrary(next))
    }
    expect(new Set(shown).size).toBe(61)
    expect(shown.filter((one) => one?.style === 'gratitude').length).toBeGreaterThan(20)
    for (const { hours = ['night'], seasons = ['winter'] } of shown.map((one) => ({ ...one })))
      expect([...hours, ...seasons]).toEqual(expect.arrayContaining(['night', 'winter']))
  })

  it('works with invalid preferences too', async () => {
    for (const userPreferences of ['{', 'null', '{"journalStyle":7}']) {
      const { another, given } = await aBrowser({ userPreferences })
      given.answer = refusal(500)
      expect(ofLibrary(await another())).toBeDefined()
    }
  })

  it('fails when the server refuses it, or when the library is missing too', async () => {
    const { another, given } = await aBrowser()
    given.answer = refusal(429)
    await expect(another()).rejects.toThrow()
    given.answer = refusal(503)
    await expect(another({ library: noLibrary })).rejects.toThrow()
  })
})

it('seen prompts are not stored if storage is full', () => {
  const full = {
    ...mapStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => rememberSeen(full, 'One')).not.toThrow()
})
