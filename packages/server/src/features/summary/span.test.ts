import { anEntry } from '@daywell/core/testing'
import { addDays } from '@daywell/core/time'
import { type ModelServer, startModelServer } from '@daywell/stand-ins/model-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { insertVersion, sealVersion } from '#stores/journal/entry-versions.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { modelSettings } from '../assistant/testing/chatting.ts'
import { summer, TODAY, WEDNESDAY } from './testing/summing.ts'

const YEAR = [
  { content: 'I am so lonely in this new town. It rains a lot.', localDate: '2026-01-05' },
  { content: 'I walked by the harbor with Anna. We laughed all day.', localDate: '2026-02-02' },
  { content: 'I feel calm when the window is open.', localDate: '2026-05-05' },
  { content: 'I got the job at the library. Anna hugged me.', localDate: '2026-06-10' },
  { content: 'I am proud of what I did with Anna this week.', localDate: '2026-09-09' },
  { content: 'I feel at home here. I am happy.', localDate: TODAY },
]

describe.each(engines)('summaries of a year and of chosen days on %s', (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp

  // Its threads learn the language once.
  beforeAll(async () => {
    const env = { PREMIUM: 'everyone' }
    app = await runApp(await databases.place(), { env, clock: () => WEDNESDAY })
  })
  afterAll(() => app.stop())

  it('INS-84 a year is told from its entries, each part with the entry that it quotes', async () => {
    const [one, other] = [await summer(app), await summer(app)]
    await other.write({ content: 'Somebody else’s marmalade.', localDate: TODAY })
    const ids = []
    for (const entry of YEAR) ids.push(await one.write(entry))
    await one.write({ content: 'The boiler, a year ago.', localDate: '2025-12-31' })
    const { summary, backing, basis } = await one.yearly()
    expect(summary).toMatchObject({ timeframe: '2026', entryCount: 6, daysWritten: 6 })
    expect(basis).toEqual({ by: 'rules', entryCount: 6, readCount: 6, hiddenCount: 0 })
    expect(summary.reflection).toContain('Jan 5')
    expect(summary.parts.length).toBeGreaterThan(1)
    for (const [at, part] of summary.parts.entries()) {
      const [id = ''] = backing.parts?.[at] ?? []
      const [, quote = ''] = /“(.+?)[.,]?”/.exec(part) ?? []
      expect(YEAR[ids.indexOf(id)]?.content).toContain(quote)
    }
    expect(summary.emotionMonths.months).toHaveLength(12)
    expect(JSON.stringify(summary)).not.toMatch(/marmalade|boiler/)
    const past = await one.yearly({ 'summary-day': '2025-03-01' })
    expect([past.summary.timeframe, past.basis.entryCount]).toEqual(['2025', 1])
    expect((await one.get('yearly', { 'summary-day': '2024-03-01' })).status).toBe(404)
  })

  it('INS-84 chosen days are summed up, up to 366 of them', async () => {
    const one = await summer(app)
    for (const entry of YEAR) await one.write(entry)
    const { summary, basis } = await one.days('2026-05-01', '2026-06-30')
    expect([summary.timeframe, basis.entryCount]).toEqual(['May 1 – Jun 30, 2026', 2])
    expect(JSON.stringify(summary)).not.toMatch(/lonely|proud/)
    expect((await one.days(TODAY, TODAY)).summary.timeframe).toBe('Nov 18, 2026')
    const refused = async (from: string, to: string) => {
      const { status, json } = await one.askDays({ from, to })
      return [status, (json as { fields?: { to?: string } }).fields?.to]
    }
    expect((await one.days('2025-11-18', TODAY)).basis.entryCount).toBe(6)
    expect(await refused('2025-11-17', TODAY)).toEqual([422, 'Choose up to 366 days'])
    expect(await refused(TODAY, '2026-11-17')).toEqual([
      422,
      'The last day can’t be before the first',
    ])
    expect((await refused('2026-02-30', TODAY))[0]).toBe(422)
    expect((await refused('2024-01-01', '2024-02-01'))[0]).toBe(404)
  })

  it('INS-15 INS-84 are refused without a subscription', async () => {
    const one = await summer(await runAppForTest(await databases.place()))
    for (const { status, json } of [
      await one.get('yearly'),
      await one.askDays({ from: TODAY, to: TODAY }),
    ])
      expect([status, (json as { code: string }).code]).toEqual([403, 'subscription_required'])
  })

  it('INS-85 in local mode there is none, and what is hidden is only counted', async () => {
    const one = await summer(app)
    for (const entry of YEAR) await one.write(entry)
    const content = 'Marmalade. I am furious about the marmalade. Marmalade again!'
    await one.write({ content, localDate: TODAY, hideFromAssistant: true, mood: 'sad' })
    await one.write({ content: 'Marmalade. I want to kill myself.', localDate: TODAY })
    for (const { summary, basis } of [await one.yearly(), await one.days('2026-01-01', TODAY)]) {
      expect(basis).toEqual({ by: 'rules', entryCount: 8, readCount: 6, hiddenCount: 1 })
      expect(JSON.stringify(summary)).not.toMatch(/marmalade|furious|kill/i)
    }
    const none = async (headers = {}) => {
      expect((await one.get('yearly', headers)).json).toMatchObject({ code: 'no_entries' })
      const { json } = await one.askDays({ from: TODAY, to: TODAY }, headers)
      expect(json).toMatchObject({ code: 'no_entries' })
    }
    await none({ 'privacy-level': 'local' })
    await one.setLevel('local')
    await none({ 'privacy-level': 'cloud' })
  })

  it('INS-83 of many entries reads some of each month, and says how many it left', async () => {
    const one = await summer(app)
    const key = await app.keyring.userKey(app.database.read, one.user.id)
    const days = Array.from({ length: 450 }, (_, n) => addDays('2026-01-01', n % 300))
    await app.database.write(async (trx) => {
      for (const [n, localDate] of days.entries()) {
        const content = `I walked to the harbor ${n}.`
        const entry = anEntry({ _id: `${n}`.padStart(24, '0'), localDate, content })
        await insertVersion(trx, sealVersion(key, entry), { changedAt: n + 1, sitting: '' })
      }
    })
    const { summary, basis } = await one.yearly()
    expect(basis).toEqual({ by: 'rules', entryCount: 450, readCount: 400, hiddenCount: 0 })
    expect(summary.reflection).toContain('I counted 50 entries without reading the text.')
  })
})

describe.each(engines)('with a model on %s', (engine) => {
  const databases = freshDatabases(engine)
  let model: ModelServer

  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model.stop())

  it('INS-85 no model gets a word, and nothing is stored', async () => {
    const env = { PREMIUM: 'everyone', ...modelSettings(model.url, 'openai-compatible') }
    const app = await runAppForTest(await databases.place(), { env, clock: () => WEDNESDAY })
    const one = await summer(app)
    for (const entry of YEAR) await one.write(entry)
    expect((await one.yearly()).basis.by).toBe('rules')
    expect((await one.days('2026-01-01', TODAY)).basis.by).toBe('rules')
    expect(model.heard).toEqual([])
    const kept = await app.database.read.selectFrom('summaries').select('id').execute()
    expect(kept).toEqual([])
  })
})
