import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { anEntry } from '@daywell/core/testing'
import { addDays } from '@daywell/core/time'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RunningApp, runApp, runAppForTest } from '#http/testing/running-app.ts'
import { bare, readPages } from '#press/testing/read-pages.ts'
import { insertVersion, sealVersion } from '#stores/journal/entry-versions.store.ts'
import { engines, freshDatabases } from '#testing/fresh-databases.ts'
import { before, TODAY, WEDNESDAY } from '../summary/testing/summing.ts'
import { listDays } from './entries-of-range.service.ts'
import { printer } from './testing/printing.ts'

const SCRIPTS = '今天我很早起床。 Сегодня рано. היום קמתי. اليوم 😀 नमस्ते'

describe.each(engines)('reports on %s', (engine) => {
  const databases = freshDatabases(engine)
  let app: RunningApp
  let now = WEDNESDAY

  // Its press starts once.
  beforeAll(async () => {
    const env = { PREMIUM: 'everyone' }
    app = await runApp(await databases.place(), { env, clock: () => now })
  })
  afterAll(() => app.stop())

  it('PDF-01 PDF-02 PDF-05 PDF-06 PDF-07 INS-61 a week and a month are set as PDFs', async () => {
    const one = await printer(app)
    await one.write({ title: 'River', content: SCRIPTS, localDate: TODAY, mood: 'calm' })
    await one.write({ content: 'Earlier in the month.', localDate: before(10) })
    await one.write({ content: 'Not to be read by it.', localDate: TODAY, hideFromAssistant: true })
    const other = await printer(app)
    await other.write({ content: 'Somebody else’s marmalade.', localDate: TODAY })

    const asked = { 'summary-day': before(10) }
    const past = await one.pdf('GET /api/summary/weekly/pdf', asked)
    expect(past.headers['content-disposition']).toContain(`weekly_journal_${before(10)}.pdf`)
    const weekly = await one.pdf('GET /api/summary/weekly/pdf', { 'accept-language': 'en-US' })
    expect(weekly.headers['content-type']).toBe('application/pdf')
    expect(weekly.headers['content-disposition']).toBe(
      'attachment; filename="weekly_journal_2026-11-18.pdf"',
    )
    const week = readPages(weekly.bytes)
    expect(week.size).toEqual([612, 792])
    expect(week.title).toBe('Weekly Summary, Nov 15–21, 2026')
    const text = week.texts.join('\n')
    expect(bare(text)).toContain(bare('今天我很早起床。 Сегодня рано.'))
    for (const part of ['اليوم', 'קמתי', '😀', 'नमस्ते', 'Not to be read by it.', 'Words per day'])
      expect(text.normalize('NFKC')).toContain(part)
    expect(text).not.toMatch(/Earlier|marmalade/)
    expect(week.texts.slice(1).map((page) => /(\d+)\s*$/.exec(page)?.[1])).toEqual(
      week.texts.slice(1).map((_, n) => String(n + 2)),
    )

    const monthly = await one.pdf('GET /api/summary/monthly/pdf', { 'accept-language': 'de' })
    expect(monthly.headers['content-disposition']).toContain('monthly_journal_2026-11-18.pdf')
    const month = readPages(monthly.bytes)
    expect([month.size, month.title]).toEqual([[595, 842], 'Monthly Report, Nov 1–30, 2026'])
    expect(month.texts.join('')).toContain('Earlier in the month.')
  })

  it('PDF-15 a year in review has its summary and charts, and no entry as a whole', async () => {
    const one = await printer(app)
    await one.write({ content: 'I am so lonely in this town. It rains.', localDate: '2026-01-05' })
    await one.write({ content: 'I feel calm at the river. We ate soup.', localDate: '2026-06-10' })
    const content = 'I am happy here. The bread was warm.'
    await one.write({ content, localDate: TODAY, mood: 'happy', tags: ['harbor'] })
    await one.write({
      content: 'Zinnias. I am furious.',
      localDate: TODAY,
      hideFromAssistant: true,
    })
    await one.write({ content: 'I was proud of the kite.', localDate: '2025-12-31' })
    const { headers, bytes } = await one.pdf('GET /api/summary/yearly/pdf', {
      'accept-language': 'en-US',
    })
    expect(headers['content-disposition']).toBe(
      'attachment; filename="yearly_journal_2026-11-18.pdf"',
    )
    const { size, title, texts } = readPages(bytes)
    expect([size, title]).toEqual([[612, 792], 'Year in Review, 2026'])
    const text = texts.join(' ').replace(/\s+/g, ' ')
    for (const part of [
      ...['Your Year', 'I am so lonely in this town', 'Words per month', 'Feelings you named'],
      ...['Moods you chose', 'Joy', 'Calm', 'Sadness', 'Jan', 'Dec'],
      ...['This book is about 4 entries on 3 days', 'I counted one entry without reading'],
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/Zinnias|furious|Anger|kite|bread was warm|harbor/)
    const asked = { 'summary-day': '2025-03-01' }
    const past = await one.pdf('GET /api/summary/yearly/pdf', asked)
    expect(past.headers['content-disposition']).toContain('yearly_journal_2025-03-01.pdf')
    expect(readPages(past.bytes).texts.join(' ')).toContain('kite')
  })

  it('PDF-11 PDF-12 the entries of any days, or of these the chosen ones', async () => {
    const one = await printer(app)
    const ids = []
    for (const days of [0, 1, 40, 400])
      ids.push(await one.write({ content: `Written ${days} days ago.`, localDate: before(days) }))
    const range = { from: before(60), to: TODAY }
    const all = await one.report(range)
    expect(all.headers['content-disposition']).toBe(
      `attachment; filename="journal_${range.from}_${range.to}.pdf"`,
    )
    const inside = readPages(all.bytes).texts.join('')
    for (const days of [0, 1, 40]) expect(inside).toContain(`Written ${days} days ago.`)
    expect(inside).not.toContain('400 days')

    const entryIds = [ids[1] ?? '', ids[3] ?? '', 'nobody-has-this']
    const some = await one.report({ ...range, entryIds, for: 'therapist', withName: true })
    const [cover = '', ...pages] = readPages(some.bytes).texts
    expect(cover).toContain('For my therapist')
    expect(cover).toContain(one.user.displayName)
    const chosen = pages.join('').replace(/\s+/g, ' ')
    expect(chosen).toContain('Written 1 days ago.')
    expect(chosen).not.toMatch(/Written (?:0|40|400) days/)
    expect(chosen).toContain('2 entries you chose aren’t included')
    expect(chosen).toContain('These entries are from 1 of 61 days')

    const other = await printer(app)
    const stolen = await other.ask('POST /api/report/pdf', { json: { ...range, entryIds } })
    expect([stolen.status, stolen.json]).toMatchObject([404, { code: 'no_entries' }])
    const wrong = await one.ask('POST /api/report/pdf', { json: { from: TODAY, to: before(1) } })
    expect(wrong.status).toBe(422)
  })

  it('PDF-11 all entries of the days, also where they are more than are looked up at once', async () => {
    const { user } = await app.signUp()
    const key = await app.keyring.userKey(app.database.read, user.id)
    const days = Array.from({ length: 501 }, (_, n) => addDays('2024-01-01', n))
    await app.database.write(async (trx) => {
      for (const [n, localDate] of days.entries()) {
        const version = sealVersion(key, anEntry({ _id: `${n}`.padStart(24, '0'), localDate }))
        await insertVersion(trx, version, { changedAt: n + 1, sitting: '' })
      }
    })
    const range = { from: '2024-01-01', to: TODAY }
    const listed = await listDays(app.database.read, user.id, range, 1000)
    expect(listed.map(({ localDate }) => localDate)).toEqual(days)
  })

  it('PDF-04 follow the zone of the person, and the day that an entry was given', async () => {
    now = Date.parse('2026-10-31T12:00:00Z')
    try {
      const one = await printer(app)
      await one.write({ content: 'On Saturday.', localDate: '2026-10-31' })
      await one.write({ content: 'On Sunday.', localDate: '2026-11-01' })
      const at = async (zone: string) => {
        const answer = await one.pdf('GET /api/summary/weekly/pdf', { 'time-zone': zone })
        const { texts } = readPages(answer.bytes)
        return [answer.headers['content-disposition']?.slice(-15, -1), texts.join('')] as const
      }
      const [saturday, london] = await at('Europe/London')
      const [sunday, auckland] = await at('Pacific/Auckland')
      expect([saturday, sunday]).toEqual(['2026-10-31.pdf', '2026-11-01.pdf'])
      expect([london.includes('On Saturday.'), london.includes('On Sunday.')]).toEqual([
        true,
        false,
      ])
      expect(auckland).toContain('Sunday, November 1, 2026')
      expect([auckland.includes('On Saturday.'), auckland.includes('On Sunday.')]).toEqual([
        false,
        true,
      ])
    } finally {
      now = WEDNESDAY
    }
  })

  it('take any range of days, end with their call, and are limited for each person', async () => {
    const started = processesFromNow()
    const env = { PREMIUM: 'everyone' }
    const own = await runAppForTest(await databases.place(), { env, clock: () => WEDNESDAY })
    const one = await printer(own)
    const content = 'क्षत्रिय विद्यार्थी '.repeat(5_000)
    await one.write({ content, localDate: before(1) })
    const id = await one.write({ content: 'Short.', localDate: TODAY })
    const ever = { from: '0000-01-01', to: '9999-12-31' }

    const leaving = new AbortController()
    const asked = [1, 2, 3, 4].map(() => one.report(ever, leaving.signal).catch(String))
    expect(await Promise.race(asked)).toContain('too_many_requests')
    await expect.poll(started).toHaveLength(1)
    leaving.abort()
    expect(
      (await Promise.all(asked)).filter((answer) => /AbortError/.test(`${answer}`)),
    ).toHaveLength(3)
    await expect.poll(() => started()[0]?.signalCode).toBe('SIGKILL')
    const { bytes, headers } = await one.report({ ...ever, entryIds: [id] })
    expect(started().map(({ exitCode, signalCode }) => signalCode ?? exitCode)).toEqual([
      'SIGKILL',
      null,
    ])
    expect(headers['content-disposition']).toContain('journal_0000-01-01_9999-12-31.pdf')
    expect(readPages(bytes).title).toBe('Journal, Jan 1 – Dec 31, 2026')
  })

  it('PDF-03 are refused without a subscription, and hold nothing in local mode', async () => {
    const calls = [
      ['GET /api/summary/weekly/pdf', {}],
      ['GET /api/summary/monthly/pdf', {}],
      ['GET /api/summary/yearly/pdf', {}],
      ['POST /api/report/pdf', { json: { from: before(9), to: TODAY } }],
    ] as const
    const free = await printer(await runAppForTest(await databases.place()))
    const one = await printer(app)
    const none = async (headers = {}) => {
      for (const [call, asked] of calls)
        expect((await one.ask(call, { ...asked, headers })).json).toMatchObject({
          code: 'no_entries',
        })
    }
    for (const [call, asked] of calls) {
      const { status, json } = await free.ask(call, asked)
      expect([status, json]).toMatchObject([403, { code: 'subscription_required' }])
    }
    await none()
    await one.write({ content: 'Of today.', localDate: TODAY })
    await none({ 'privacy-level': 'local' })
    await one.setLevel('local')
    await none()
  })
})

/** All processes that are started during a test. */
function processesFromNow(): () => readonly ChildProcess[] {
  const started: ChildProcess[] = []
  const hear = (message: unknown) => started.push((message as { process: ChildProcess }).process)
  subscribe('child_process', hear)
  onTestFinished(() => void unsubscribe('child_process', hear))
  return () => started
}
