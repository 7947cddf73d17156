import { describe, expect, it } from 'vitest'
import { loadAnalyser } from '#analysis/index.ts'
import { weeklyFrom } from '#insights/index.ts'
import { anEntry } from '#testing/index.ts'
import { recapOf } from './index.ts'

const WEEK = { from: '2026-11-15', to: '2026-11-21' }
const { analyse } = await loadAnalyser()

function recap(days: typeof WEEK, ...written: readonly (readonly [string, string])[]) {
  const entries = written.map(([localDate, content], at) =>
    anEntry({ _id: `entry ${at}`, localDate, content }),
  )
  const read = entries.map((entry) => ({ entry, analysis: analyse(entry.content) }))
  return recapOf(weeklyFrom(read, [], { kind: 'weekly', ...days }), days, entries)
}

describe('AI-117 a summary in the chat', () => {
  it('counts what was written, quotes it with its days, and rests on its entries', () => {
    const { response, sources } = recap(
      WEEK,
      ['2026-11-16', 'I argued with Anna about the move. I was angry all evening.'],
      ['2026-11-18', 'Anna and I made up. I was so relieved about it.'],
    )
    expect(response).toMatch(/^You wrote 2 entries on 2 days from Nov 15–21, 2026\./)
    expect(response).toMatch(/\n\nNov 1[68], 2026: “/)
    for (const [, quote = ''] of response.matchAll(/“([^”]+)”/g))
      expect(
        'i argued with anna about the move. i was angry all evening. anna and i made up. i was so relieved about it.',
      ).toContain(quote.toLowerCase())
    expect(sources.map(({ localDate }) => localDate)).toEqual(['2026-11-16', '2026-11-18'])
  })

  it('tells of one entry, and says nothing of what it lacks', () => {
    const { response, sources } = recap(WEEK, ['2026-11-16', 'It was so.'])
    expect(response).toMatch(/^You wrote one entry from Nov 15–21, 2026\./)
    expect(response).not.toMatch(/came up|felt/)
    expect(sources).toHaveLength(1)
  })

  it('names what came up and what was felt, and rests on twenty entries at most', () => {
    const days = Array.from({ length: 25 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    const written = days.map(
      (day) => [day, 'I was so angry with Anna about the garden. Anna dug up the garden.'] as const,
    )
    const { response, sources } = recap({ from: '2026-11-01', to: '2026-11-30' }, ...written)
    expect(response).toMatch(/^You wrote 25 entries on 25 days in November 2026\./)
    expect(response).toContain('In your own words, you felt “angry”.')
    expect(response).toContain('What came up:')
    expect(sources).toHaveLength(20)
  })

  it('calls days, months and years by their names, and says where nothing is', () => {
    expect(recap(WEEK).response).toBe('I found no entries from Nov 15–21, 2026.')
    expect(recap({ from: '2026-10-01', to: '2026-10-31' }).response).toContain('in October 2026')
    expect(recap({ from: '2025-01-01', to: '2025-12-31' }).response).toContain('in 2025')
    expect(recap({ from: '2026-11-18', to: '2026-11-18' }).response).toContain('on Nov 18, 2026')
  })
})
