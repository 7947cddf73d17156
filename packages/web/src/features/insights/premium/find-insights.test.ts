import { loadAnalyser } from '@daywell/core/analysis'
import { monthlyFrom, periodOf, weeklyFrom } from '@daywell/core/insights'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { answerAnalysis } from '#device/workers/analysis/answer-analysis.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { findInsights, type InsightsDeps } from './find-insights.ts'
import { workOutHere } from './work-out-here.ts'

const TODAY = '2026-03-14'
const { signal } = new AbortController()

/** Fails the test if anything is called that the test didn't provide. */
const rejectCall = () => Promise.reject(new Error('Unexpected request'))
const parts: InsightsDeps = {
  entries: () => [],
  level: () => 'cloud',
  day: () => TODAY,
  askWeekly: rejectCall,
  askMonthly: rejectCall,
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
    expect(await findInsights(here, 'weekly', signal)).toMatchObject({
      where: 'here',
      summary: week.summary,
      backing: week.backing,
      basis: { by: 'rules', entryCount: 2, readCount: week.readCount, hiddenCount: 0 },
    })
    const month = monthlyFrom(read, [], periodOf('monthly', TODAY))
    expect(await findInsights(here, 'monthly', signal)).toMatchObject({
      where: 'here',
      summary: month.summary,
      backing: month.backing,
    })
  })

  it('INS-21 count all entries, including local ones, wherever the text was made', async () => {
    const cloud = written('65f2c3a0a1b2c3d4e5f60718', '2026-03-12', 'Tea and a book.')
    const hybrid = { ...parts, level: () => 'hybrid' as const }
    const mixed = { ...hybrid, entries: () => [...thisWeek, cloud] }
    const asked = { ...mixed, askWeekly: async () => ({ summary }) }
    expect(await findInsights(asked, 'weekly', signal)).toMatchObject({
      where: 'server',
      leftOut: 2,
      summary,
      counts: { entries: 3, words: 20, daysWritten: 2, days: 7 },
    })
    const alone = await findInsights({ ...hybrid, entries: () => thisWeek }, 'weekly', signal)
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
      const { phase } = await findInsights({ ...parts, askWeekly }, 'weekly', signal)
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
        'weekly',
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
    expect(await findInsights(local, 'weekly', signal)).toMatchObject({ phase: 'empty' })
  })
})
