import { loadAnalyser } from '@daywell/core/analysis'
import { monthlyFrom, periodOf, spanFrom, weeklyFrom } from '@daywell/core/insights'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { answerAnalysis } from '#device/workers/analysis/answer-analysis.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { findInsights, type InsightsDeps } from './find-insights.ts'
import { workOutHere } from './work-out-here.ts'

const TODAY = '2026-03-14'
const WEEK = periodOf('weekly', TODAY)
const YEAR = periodOf('yearly', TODAY)
const DAYS = { kind: 'days', from: '2026-03-01', to: '2026-03-13' } as const
const { signal } = new AbortController()

/** Fails the test if anything is called that the test didn't provide. */
const rejectCall = () => Promise.reject(new Error('Unexpected request'))
const parts: InsightsDeps = {
  entries: () => [],
  level: () => 'cloud',
  askWeekly: rejectCall,
  askMonthly: rejectCall,
  askSpan: rejectCall,
  onRefused: () => {},
  workOutHere: (...asked) =>
    workOutHere(
      {
        async sumUp(summary) {
          const answer = await answerAnalysis({ texts: [], summary })
          if (answer.kind === 'failed' || !answer.summary) throw new Error('Not summed up')
          return answer.summary
        },
      },
      ...asked,
    ),
}

const summary = {
  timeframe: 'x',
  entryCount: 1,
  wordCount: 4,
  daysWritten: 1,
  mood: null,
  themes: [],
  highlights: [],
  emotions: [],
  reflection: 'Tea.',
  nextQuestion: 'What else?',
}
const written = (_id: string, localDate: string, content: string) =>
  anEntry({ _id, localDate, content })
const thisWeek = [
  written('local_1', '2026-03-12', 'My sister called. I was happy about the garden.'),
  written('local_2', '2026-03-13', 'The garden again, and I felt calm.'),
]
const before = written('local_0', '2026-03-02', 'The exam made me anxious. I could not sleep.')

describe('the insights of a subscriber', () => {
  it('PRIV-14 are computed here for local entries, with the same result as on the server', async () => {
    const { analyse } = await loadAnalyser()
    const read = [...thisWeek, before].map((entry) => ({ entry, analysis: analyse(entry.content) }))
    const here: InsightsDeps = {
      ...parts,
      level: () => 'local',
      entries: () => [...thisWeek, before],
    }
    const week = weeklyFrom(read.slice(0, 2), read.slice(2), periodOf('weekly', TODAY))
    expect(await findInsights(here, WEEK, signal)).toMatchObject({
      where: 'here',
      summary: week.summary,
      backing: week.backing,
      basis: { by: 'rules', entryCount: 2, readCount: week.readCount, hiddenCount: 0 },
    })
    const month = monthlyFrom(read, [], periodOf('monthly', TODAY))
    expect(await findInsights(here, periodOf('monthly', TODAY), signal)).toMatchObject({
      where: 'here',
      summary: month.summary,
      backing: month.backing,
    })
  })

  it('INS-88 a year and chosen days of local entries are made here, as on the server', async () => {
    const { analyse } = await loadAnalyser()
    const onServer = written('65f2c3a0a1b2c3d4e5f60718', '2026-03-13', 'Tea.')
    const hidden = { ...onServer, hideFromAssistant: true }
    const entries = [before, ...thisWeek, hidden]
    const read = entries.map((entry) => ({ entry, analysis: analyse(entry.content) }))
    const here: InsightsDeps = { ...parts, level: () => 'local', entries: () => entries }
    for (const period of [YEAR, DAYS]) {
      const made = spanFrom(read, period)
      expect(await findInsights(here, period, signal)).toMatchObject({
        phase: period.kind,
        where: 'here',
        summary: made.summary,
        backing: made.backing,
        basis: { by: 'rules', entryCount: 4, readCount: 3, hiddenCount: 1 },
        counts: { entries: 4, days: period === YEAR ? 365 : 13 },
      })
    }
  })

  it('INS-88 outside local mode the server is asked for exactly these days', async () => {
    const summary = spanFrom([], DAYS).summary
    const asked: unknown[] = []
    const askSpan: InsightsDeps['askSpan'] = async (period) => {
      asked.push(period)
      return { summary }
    }
    const sent = written('65f2c3a0a1b2c3d4e5f60718', '2026-03-12', 'Tea and a book.')
    const cloud = { ...parts, entries: () => [sent, ...thisWeek], askSpan }
    expect(await findInsights(cloud, YEAR, signal)).toMatchObject({
      phase: 'yearly',
      where: 'server',
      leftOut: 2,
    })
    expect(await findInsights(cloud, DAYS, signal)).toMatchObject({ phase: 'days', summary })
    expect(asked).toEqual([YEAR, DAYS])
  })

  it('INS-21 count all entries, including local ones, wherever the text was made', async () => {
    const cloud = written('65f2c3a0a1b2c3d4e5f60718', '2026-03-12', 'Tea and a book.')
    const hybrid = { ...parts, level: () => 'hybrid' as const }
    const mixed = { ...hybrid, entries: () => [...thisWeek, cloud] }
    const asked = { ...mixed, askWeekly: async () => ({ summary }) }
    expect(await findInsights(asked, WEEK, signal)).toMatchObject({
      where: 'server',
      leftOut: 2,
      summary,
      counts: { entries: 3, words: 20, daysWritten: 2, days: 7 },
    })
    const alone = await findInsights({ ...hybrid, entries: () => thisWeek }, WEEK, signal)
    expect(alone).toMatchObject({ where: 'here', leftOut: 0, counts: { entries: 2 } })
  })

  it('INS-70 poll a server that is still working, up to a limit', async () => {
    const answer = { code: 'still_working', error: 'Still working', requestId: 'r' } as const
    const failure = { kind: 'http', status: 503, hadToken: true } as const
    const busyFor = async (times: number) => {
      let asked = 0
      const askWeekly = async () => {
        asked += 1
        if (asked <= times) throw new CallFailure(failure, { answer, retryAfterMs: 1 })
        return { summary }
      }
      const { phase } = await findInsights({ ...parts, askWeekly }, WEEK, signal)
      return { phase, asked }
    }
    expect(await busyFor(2)).toEqual({ phase: 'weekly', asked: 3 })
    expect(await busyFor(100)).toEqual({ phase: 'failed', asked: 5 })
  })

  it('ERR-22 ERR-24 explain failures, and distinguish an empty period from an empty journal', async () => {
    const refused: number[] = []
    const failing = (status: number, entries = [before]) =>
      findInsights(
        {
          ...parts,
          entries: () => entries,
          onRefused: () => refused.push(status),
          askWeekly: () =>
            Promise.reject(new CallFailure({ kind: 'http', status, hadToken: true })),
        },
        WEEK,
        signal,
      )
    expect(await failing(404)).toEqual({
      phase: 'empty',
      message: 'No entries found for this week yet. Start writing to see your summary!',
    })
    expect(await failing(404, [])).toEqual({ phase: 'none' })
    // The server doesn't have the entry yet, or has lost access to it: don't claim the period is
    // empty.
    const unsent = written('temp_1', '2026-03-13', 'Tea and a book.')
    expect(await failing(404, [unsent])).toMatchObject({ where: 'here', counts: { entries: 1 } })
    for (const status of [403, 500])
      expect(await failing(status)).toEqual({
        phase: 'failed',
        message: 'Failed to load summary. Please try again later.',
      })
    expect(refused).toEqual([403])
    const local = { ...parts, level: () => 'local' as const, entries: () => [before] }
    expect(await findInsights(local, WEEK, signal)).toMatchObject({ phase: 'empty' })
  })
})
