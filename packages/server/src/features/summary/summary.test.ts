import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { before, summer, TODAY, WEDNESDAY } from './testing/summing.ts'

const WEEK = [
  { content: 'The exam is close. I am anxious about the exam.', localDate: before(3) },
  { content: 'I worked on the exam all day. My sister Anna called.', localDate: before(2) },
  { content: 'The exam went well! I am so relieved. Anna is proud.', localDate: TODAY },
]

describe.each(engines)('summaries on %s', (engine) => {
  const databases = freshDatabases(engine)

  let app: RunningApp
  let now = WEDNESDAY

  // Its threads learn the language once.
  beforeAll(async () => {
    const env = { PREMIUM: 'everyone' }
    app = await runApp(await databases.place(), { env, clock: () => now })
  })
  afterAll(() => app.stop())

  it('INS-13 INS-17 a week is worked out from its entries, each claim with the entries it rests on', async () => {
    const [one, other] = [await summer(app), await summer(app)]
    await other.write({ content: 'Somebody else’s exam and marmalade.', localDate: TODAY })
    const ids = []
    for (const entry of WEEK) ids.push(await one.write(entry))
    await one.write({ content: 'Last week: the boiler.', localDate: before(8) })
    const { summary, backing, basis } = await one.weekly()
    expect(Object.keys(summary).sort()).toEqual(
      [
        ...['timeframe', 'entryCount', 'wordCount', 'daysWritten', 'mood', 'themes'],
        ...['highlights', 'emotions', 'reflection', 'nextQuestion'],
      ].sort(),
    )
    expect(summary).toMatchObject({
      timeframe: 'Nov 15–21, 2026',
      entryCount: 3,
      wordCount: 32,
      daysWritten: 3,
    })
    expect(summary.themes[0]).toBe('exam')
    expect(backing.themes?.[0]).toEqual(ids)
    expect(summary.emotions).toEqual(expect.arrayContaining(['anxious', 'relieved']))
    expect(backing.emotions?.[summary.emotions.indexOf('relieved')]).toEqual([ids[2]])
    expect(summary.reflection).toContain('exam')
    for (const [n, quote] of summary.highlights.entries()) {
      const [id] = backing.highlights?.[n] ?? []
      expect(WEEK[ids.indexOf(id ?? '')]?.content).toContain(quote)
    }
    expect(JSON.stringify(summary)).not.toMatch(/marmalade|boiler/)
    expect(basis).toEqual({ by: 'rules', entryCount: 3, readCount: 3, hiddenCount: 0 })
  })

  it('INS-14 a month is an object of texts and lists', async () => {
    const one = await summer(app)
    const ids = []
    for (const entry of WEEK) ids.push(await one.write(entry))
    await one.write({ content: 'Of the month before.', localDate: before(20) })
    const { insights, backing, basis } = await one.monthly()
    for (const name of [
      ...['overview', 'emotionalPatterns', 'recurringThemes', 'growthAreas', 'notableMoments'],
      ...['writingHabits', 'suggestions'],
    ])
      expect(insights).toHaveProperty(name)
    for (const value of Object.values(insights))
      for (const text of [value].flat()) expect(text).toBeTypeOf('string')
    expect(insights.overview).toContain('exam')
    expect(insights.recurringThemes).toContain('Exam, in 3 entries')
    expect(backing.recurringThemes?.[0]).toEqual(ids)
    expect(basis.entryCount).toBe(3)
  })

  it('INS-15 are refused to a person without a subscription', async () => {
    const one = await summer(await runAppForTest(await databases.place()))
    for (const kind of ['weekly', 'monthly']) {
      const { status, json } = await one.get(kind)
      expect([status, (json as { code: string }).code]).toEqual([403, 'subscription_required'])
    }
  })

  it('INS-61 are those of the day asked about, and of today for a future one', async () => {
    const one = await summer(app)
    for (const entry of WEEK) await one.write(entry)
    await one.write({ content: 'The boiler, in October.', localDate: '2026-10-07' })
    const about = async (day: string) => {
      const { summary } = await one.weekly({ 'summary-day': day })
      return [summary.timeframe, summary.entryCount]
    }
    const current = await about(TODAY)
    expect(current).toEqual([(await one.weekly()).summary.timeframe, 3])
    expect(await about('2099-01-01')).toEqual(current)
    expect((await about('2026-10-05'))[1]).toBe(1)
    const { basis } = await one.monthly({ 'summary-day': '2026-10-31' })
    expect(basis.entryCount).toBe(1)
    expect((await one.get('weekly', { 'summary-day': '2026-09-01' })).status).toBe(404)
    expect((await one.get('weekly', { 'summary-day': 'today' })).status).toBe(422)
  })

  it('INS-16 follow the calendar of the zone, from Sunday, and the day that an entry was given', async () => {
    // Sunday already in Auckland, Saturday still in London.
    now = Date.parse('2026-10-31T12:00:00Z')
    onTestFinished(() => {
      now = WEDNESDAY
    })
    const one = await summer(app)
    await one.write({ content: 'On Saturday.', localDate: '2026-10-31' })
    await one.write({ content: 'On the Sunday before.', localDate: '2026-10-25' })
    await one.write({ content: 'The Saturday before.', localDate: '2026-10-24' })
    const at = async (zone: string) => {
      const { status, json } = await one.get('weekly', { 'time-zone': zone })
      const { summary, code } = json as { summary?: { timeframe: string }; code?: string }
      return [status, summary?.timeframe ?? code]
    }
    expect(await at('Europe/London')).toEqual([200, 'Oct 25–31, 2026'])
    expect((await one.weekly({ 'time-zone': 'Europe/London' })).summary.entryCount).toBe(2)
    expect(await at('Pacific/Auckland')).toEqual([404, 'no_entries'])
    expect((await one.get('monthly', { 'time-zone': 'Pacific/Auckland' })).status).toBe(404)
    expect((await one.monthly({ 'time-zone': 'nowhere' })).basis.entryCount).toBe(3)
    // Written now, but given to the day that it is in Auckland.
    await one.write({ content: 'Sunday here.', localDate: '2026-11-01' })
    expect(await at('Pacific/Auckland')).toEqual([200, 'Nov 1–7, 2026'])
    expect((await one.weekly({ 'time-zone': 'Europe/London' })).summary.entryCount).toBe(2)
  })

  it('without an entry in the period, or in local mode, say that there is none', async () => {
    const one = await summer(app)
    const none = async (headers = {}) => {
      for (const kind of ['weekly', 'monthly']) {
        const { status, json } = await one.get(kind, headers)
        expect([status, (json as { code: string }).code]).toEqual([404, 'no_entries'])
      }
    }
    await none()
    await one.write({ content: 'Long ago.', localDate: '2025-11-18' })
    await none()
    const id = await one.write({ content: 'Of today.', localDate: TODAY })
    await one.weekly()
    await none({ 'privacy-level': 'local' })
    await one.remove(id)
    await none()
    await one.write({ content: 'Left here.', localDate: TODAY })
    await one.setLevel('local')
    await none({ 'privacy-level': 'cloud' })
  })

  it('count what is hidden from the assistant, and say none of its words', async () => {
    const one = await summer(app)
    for (const entry of WEEK) await one.write(entry)
    const content = 'Marmalade. I am furious about the marmalade. Marmalade again!'
    await one.write({ content, localDate: TODAY, hideFromAssistant: true, mood: 'sad' })
    const { summary, basis } = await one.weekly()
    expect(summary).toMatchObject({ entryCount: 4, wordCount: 41 })
    expect(basis).toEqual({ by: 'rules', entryCount: 4, readCount: 3, hiddenCount: 1 })
    const month = await one.monthly()
    expect(JSON.stringify([summary, month.insights])).not.toMatch(/marmalade|furious/i)
  })
})
