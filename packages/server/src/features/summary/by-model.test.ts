import {
  allOf,
  type Heard,
  type ModelServer,
  obeying,
  startModelServer,
} from '@daywell/stand-ins/model-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { holds, storedBytes } from '#testing/stored-bytes.ts'
import { modelSettings } from '../assistant/testing/chatting.ts'
import { before, summer, TODAY, WEDNESDAY } from './testing/summing.ts'

describe.each(engines)('summaries that a model writes on %s', (engine) => {
  const databases = freshDatabases(engine)
  let model: ModelServer
  let place: FreshPlace
  let app: RunningApp
  let now = WEDNESDAY

  const options = () => ({
    env: { PREMIUM: 'everyone', ...modelSettings(model.url, 'openai-compatible') },
    clock: () => now,
  })

  beforeAll(async () => {
    model = await startModelServer()
    place = await databases.place()
    app = await runApp(place, options())
  })
  afterAll(async () => {
    await app.stop()
    await model.stop()
  })
  beforeEach(() => {
    now += 60_000
    model.says = 'a quiet lighthouse'
    model.fault = undefined
  })

  const given = () => allOf(model.heard.at(-1) as Heard)

  it('are by rules for a person who has turned the assistant off, and those of the model stay', async () => {
    const one = await summer(app)
    await one.write({ content: 'PERMITTED a quiet lighthouse', localDate: TODAY })
    const calls = model.heard.length
    const off = { 'AI-Assistant': 'off' }
    expect((await one.weekly(off)).basis.by).toBe('rules')
    expect((await one.monthly(off)).basis.by).toBe('rules')
    expect(model.heard.length).toBe(calls)
    expect((await one.weekly()).basis.by).toBe('model')
    expect((await one.weekly(off)).basis.by).toBe('rules')
    expect((await one.weekly()).basis.by).toBe('model')
    expect(model.heard.length).toBe(calls + 1)
  })

  it('FMT-17 are made of words without marks and without what is struck out', async () => {
    const one = await summer(app)
    await one.write({ content: 'A **quiet** ~~STRUCK~~ lighthouse', localDate: TODAY })
    await one.weekly()
    expect(given()).toContain('A quiet lighthouse')
    expect(given()).not.toContain('STRUCK')
    const long = 'A quiet lighthouse. '.repeat(299)
    await one.write({ content: `${long}~~STRUCK and more of it~~ So.`, localDate: TODAY })
    await one.weekly()
    expect(given()).toContain(long.trim())
    expect(given()).not.toContain('STRUCK')
  })

  it('INS-89 are made of the person’s own words, not of quotes', async () => {
    const one = await summer(app)
    await one.write({ content: 'A quiet lighthouse\n\n> QUOTED gull', localDate: TODAY })
    await one.weekly()
    expect(given()).toContain('A quiet lighthouse')
    expect(given()).not.toContain('QUOTED')
  })

  it('AI-35 are made of what it may read: the words of the period, nothing hidden, deleted, of others or of other days', async () => {
    const [one, other] = [await summer(app), await summer(app)]
    await other.write({ content: 'SOMEBODY-ELSE', localDate: TODAY })
    const kept = await one.write({ content: 'PERMITTED a quiet lighthouse', localDate: TODAY })
    await one.write({ content: 'HIDDEN', localDate: TODAY, hideFromAssistant: true })
    await one.write({ content: 'I want to end my life, HARM', localDate: TODAY })
    await one.write({ title: 'I want to die', content: 'Nothing: HARM', localDate: TODAY })
    await one.remove(await one.write({ content: 'DELETED', localDate: TODAY }))
    await one.write({ content: 'WEEK-BEFORE', localDate: before(5) })
    const edited = await one.write({ content: 'BEFORE-EDIT', localDate: before(1) })
    await one.call(`PUT /api/journal/${edited}`, { content: 'AFTER-EDIT' })

    const { summary, backing, basis } = await one.weekly()
    for (const word of ['PERMITTED', 'AFTER-EDIT', 'self-reflection'])
      expect(given()).toContain(word)
    const never = ['SOMEBODY-ELSE', 'HIDDEN', 'HARM', 'DELETED', 'WEEK-BEFORE', 'BEFORE-EDIT']
    for (const word of [...never, one.user.email, one.user.username, one.user.id, one.token])
      expect(model.heard.at(-1)?.sent).not.toContain(word)
    // Numbers are counted here, and what is quoted has to stand in an entry.
    expect(summary).toMatchObject({
      entryCount: 5,
      daysWritten: 2,
      timeframe: 'Nov 15–21, 2026',
    })
    expect(summary).toMatchObject({
      reflection: 'a quiet lighthouse',
      themes: ['a quiet lighthouse'],
    })
    expect([summary.highlights, backing.highlights]).toEqual([['a quiet lighthouse'], [[kept]]])
    expect(backing.themes).toEqual([[edited]])
    expect(basis).toEqual({ by: 'model', entryCount: 5, readCount: 2, hiddenCount: 1 })

    model.says = 'words that nobody wrote'
    const { insights } = await one.monthly()
    expect(insights).toMatchObject({ overview: 'words that nobody wrote', notableMoments: [] })
    expect(given()).toContain('WEEK-BEFORE')
    for (const word of never.filter((name) => name !== 'WEEK-BEFORE'))
      expect(model.heard.at(-1)?.sent).not.toContain(word)

    const hidden = { content: 'PERMITTED no more', hideFromAssistant: true }
    await one.call(`PUT /api/journal/${kept}`, hidden)
    await one.weekly()
    expect(given()).toContain('AFTER-EDIT')
    expect(given()).not.toContain('PERMITTED')

    const calls = model.calls()
    expect((await one.get('weekly', { 'privacy-level': 'local' })).status).toBe(404)
    expect(model.calls()).toBe(calls)
  })

  it('INS-18 are made once for each state of the entries, however many ask of two servers at once', async () => {
    const second = await runAppForTest(place, options())
    const one = await summer(app)
    const id = await one.write({ content: 'The first words.', localDate: TODAY })
    const calls = async (act: () => Promise<unknown>) => {
      const so = model.calls()
      await act()
      return model.calls() - so
    }
    const there = (kind: string) =>
      fetch(`${second.url}/api/summary/${kind}`, {
        headers: { authorization: `Bearer ${one.token}` },
      })
    const askAll = async () => {
      const here = Array.from({ length: 10 }, () => one.weekly())
      const others = Array.from({ length: 10 }, async () => (await there('weekly')).json())
      const all = await Promise.all([...here, ...others])
      expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1)
      return all[0]
    }
    expect(await calls(askAll)).toBe(1)
    expect(await calls(askAll)).toBe(0)
    expect(await calls(() => one.monthly())).toBe(1)
    expect(await calls(() => one.monthly())).toBe(0)
    // An entry of another week is not what it was made of.
    await one.write({ content: 'Of another week.', localDate: before(14) })
    expect(await calls(askAll)).toBe(0)
    // A change, a new entry and a deletion are each another state.
    model.says = 'of the second words'
    await one.call(`PUT /api/journal/${id}`, { content: 'The second words.' })
    expect(await calls(askAll)).toBe(1)
    expect(((await one.weekly()) as { summary: unknown }).summary).toMatchObject({
      reflection: 'of the second words',
    })
    const more = await one.write({ content: 'More.', localDate: TODAY })
    expect(await calls(askAll)).toBe(1)
    await one.remove(more)
    expect(await calls(askAll)).toBe(1)
  })

  it('are kept sealed, and go with the entry that they were made of', async () => {
    const one = await summer(app)
    model.says = 'thistledown and marzipan'
    const id = await one.write({ content: 'About the verbena.', localDate: TODAY })
    await one.weekly()
    await one.monthly()
    const rows = () =>
      app.database.read
        .selectFrom('summaries')
        .select('sealed')
        .where('user_id', '=', one.user.id)
        .execute()
    expect(await rows()).toHaveLength(2)
    const stolen = await storedBytes(app.database, place)
    for (const word of ['thistledown', 'marzipan', 'verbena', 'Nov 15'])
      expect(holds(stolen, word)).toBe(false)
    // The search itself works: what stays plain is found.
    expect(holds(stolen, one.user.email)).toBe(true)
    await one.call(`PUT /api/journal/${id}`, { content: 'About nothing.' })
    expect(await rows()).toEqual([])
    await one.weekly()
    await one.remove(id)
    expect(await rows()).toEqual([])
    expect((await one.get('weekly')).status).toBe(404)
  })

  it('fail plainly: nothing is made up, nothing old is shown, and nothing of it is kept', async () => {
    const one = await summer(app)
    const id = await one.write({ content: 'Words.', localDate: TODAY })
    await one.weekly()
    await one.call(`PUT /api/journal/${id}`, { content: 'Other words.' })
    for (const fault of [
      'misfit',
      'garbage',
      'nothing',
      { status: 500 },
      { status: 429 },
    ] as const) {
      model.fault = fault
      const { status, json } = await one.get('weekly')
      expect([status, (json as { code: string }).code]).toEqual([502, 'model_failed'])
    }
    model.fault = undefined
    model.says = ' '
    expect((await one.get('monthly')).status).toBe(502)
    model.says = 'of the other words'
    expect((await one.weekly()).summary.reflection).toBe('of the other words')
  })

  it('give way to the rules, and say so, where a model writes what must never be said to a person', async () => {
    const one = await summer(app)
    await one.write({ content: 'A walk along the canal.', localDate: TODAY })
    model.says = 'You should kill yourself.'
    for (const made of [await one.weekly(), await one.monthly()]) {
      expect(made.basis).toMatchObject({ by: 'rules', entryCount: 1, readCount: 1 })
      expect(JSON.stringify(made)).not.toContain('kill')
    }
  })

  it('are not those of entries that went while it wrote', async () => {
    const one = await summer(app)
    await one.write({ content: 'What stays.', localDate: TODAY })
    const id = await one.write({ content: 'REGRETTED', localDate: TODAY })
    model.says = obeying
    model.next = ['hang']
    const heard = model.heard.length
    const asked = one.weekly()
    await model.until(() => model.heard.length > heard)
    expect(given()).toContain('REGRETTED')
    await one.remove(id)
    model.release()
    expect(JSON.stringify(await asked)).not.toContain('REGRETTED')
    expect(given()).not.toContain('REGRETTED')
  })
})
