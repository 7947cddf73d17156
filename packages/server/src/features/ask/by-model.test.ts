import { defaultPreferences } from '@daywell/core/preferences'
import { hostileEntries } from '@daywell/stand-ins/hostile-entries'
import { allOf, type Heard, obeying } from '@daywell/stand-ins/model-server'
import { describe, expect, it } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { API_KEY, runWithModel } from '../assistant/testing/chatting.ts'
import { answerByModel } from './by-model.service.ts'
import { asker } from './testing/asking.ts'

const answering = [
  {
    entry: { _id: 'one', title: 'The lake', localDate: '2026-02-03' },
    quote: 'The lake was frozen.',
    passage: '',
    score: 1,
  },
  {
    entry: { _id: 'two', title: '', localDate: '2026-02-05' },
    quote: 'Thaw.',
    passage: '',
    score: 0.5,
  },
]

it('AI-37 an answer of a model rests on entries that it was given, or is none', async () => {
  const answered = (value: object, read = ['one', 'two']) =>
    answerByModel(
      async () => ({
        value: { found: true, answer: 'It was.', days: ['2026-02-03'], ...value } as never,
        read: read.map((id) => ({ id, title: '', localDate: '' })),
      }),
      { who: 'someone', question: 'Was it?', preferences: defaultPreferences(), answering },
      new AbortController().signal,
    )
  expect(await answered({})).toEqual({
    response: 'It was.',
    sources: [{ id: 'one', title: 'The lake', localDate: '2026-02-03' }],
    found: true,
  })
  expect(await answered({ days: [] })).toBeUndefined()
  expect(await answered({ found: false })).toBeUndefined()
  expect(await answered({ answer: ' ' })).toBeUndefined()
  // Where not all fitted in, what was left out is no source.
  expect(await answered({}, ['two'])).toBeUndefined()
  expect(await answered({ answer: 'You should kill yourself.' })).toBeUndefined()
})

it('of two entries of one day an answer may rest on one', async () => {
  const [first, second] = answering
  const both = [first, { ...second, entry: { ...second?.entry, localDate: '2026-02-03' } }]
  const shown: string[] = []
  const answer = await answerByModel(
    async ({ passages }) => {
      shown.push(...passages.map(({ localDate }) => localDate))
      const value = { found: true, answer: 'Thaw.', days: ['2026-02-03 (2)'] } as never
      return { value, read: [...passages] }
    },
    {
      who: 'someone',
      question: 'Was it?',
      preferences: defaultPreferences(),
      answering: both as never,
    },
    new AbortController().signal,
  )
  expect(shown).toEqual(['2026-02-03 (1)', '2026-02-03 (2)'])
  expect(answer?.sources).toEqual([{ id: 'two', title: '', localDate: '2026-02-03' }])
})

describe('a journal that a model answers from', () => {
  const databases = freshDatabases('sqlite')

  it('gives it excerpts alone, and names as sources only what it was given', async () => {
    const app = await runWithModel(await databases.place())
    const one = await asker(app)
    const lake = await one.write({ content: 'The lake was frozen.', localDate: '2026-02-03' })
    await one.write({ content: 'HIDDEN lake', localDate: '2026-02-04', hideFromAssistant: true })
    const asked = () => one.question('When was the lake frozen?')
    // Below the level at which a model gets to see earlier entries, rules answer.
    expect((await asked()).response).toBe('You wrote on Feb 3, 2026: “The lake was frozen.”')
    expect(app.model.calls()).toBe(0)
    await one.setStyle({ aiInteraction: 'involved' })
    app.model.says = 'On 3 February it was frozen.'
    expect(await asked()).toEqual({
      response: 'On 3 February it was frozen.',
      sources: [expect.objectContaining({ id: lake })],
      found: true,
    })
    const heard = app.model.heard.at(-1) as Heard
    expect(allOf(heard)).toContain('When was the lake frozen?')
    expect([heard.tools, heard.sent.includes('HIDDEN')]).toEqual([[], false])
    app.model.fault = { status: 500 }
    const failed = await one.askRaw({ question: 'When was the lake frozen?' })
    expect([failed.status, failed.json]).toMatchObject([502, { code: 'model_failed' }])
  })

  it('ASK-07 gives it no more than eight passages, and lists more than that by rules', async () => {
    const app = await runWithModel(await databases.place())
    const one = await asker(app)
    await one.setStyle({ aiInteraction: 'involved' })
    const swims = Array.from({ length: 11 }, (_, n) => `2026-02-${n + 10}`)
    for (const localDate of swims) await one.write({ content: `SWAM on ${localDate}.`, localDate })
    await one.question('When did I last swim?')
    const heard = allOf(app.model.heard.at(-1) as Heard)
    expect(heard.match(/SWAM/g)).toHaveLength(8)
    expect(heard).toContain('SWAM on 2026-02-20')
    const { response } = await one.question('How many times did I swim?')
    expect(response).toMatch(/^I found 11 entries:/)
    expect(app.model.calls()).toBe(1)
  })

  it('entries that give orders cannot change what is read, or whose', async () => {
    let now = Date.now()
    const app = await runWithModel(await databases.place(), { clock: () => now })
    app.model.says = obeying
    const [one, other] = [await asker(app), await asker(app)]
    await other.write({ content: 'OTHERS-MARKER orders entries' })
    await one.write({ content: 'HIDDEN-MARKER orders entries', hideFromAssistant: true })
    await one.setStyle({ aiInteraction: 'involved' })
    for (const content of hostileEntries.filter((_, n) => n % 4 === 0)) {
      now += 4_000
      const id = await one.write({ content })
      const answer = await one.askRaw({ question: content.slice(0, 300) })
      const told = answer.json as { sources?: { id: string }[] }
      for (const source of told.sources ?? []) expect(source.id).not.toBe('')
      for (const word of ['OTHERS-MARKER', 'HIDDEN-MARKER', API_KEY])
        expect(answer.text, id).not.toContain(word)
    }
    expect(app.model.heard.length).toBeGreaterThan(5)
    for (const heard of app.model.heard) {
      for (const word of ['OTHERS-MARKER', 'HIDDEN-MARKER']) expect(heard.sent).not.toContain(word)
      expect(heard.tools).toEqual([])
    }
  })
})
