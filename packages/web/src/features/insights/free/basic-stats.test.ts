import { expect, it } from 'vitest'
import { basicStats } from './basic-stats.ts'

const written = (localDate: string, wordCount: number) => ({
  localDate,
  metadata: { wordCount, keywords: [] },
})

it('INS-01 counts all entries and their average words', () => {
  const stats = basicStats([written('2026-03-01', 3), written('2026-03-02', 8)])
  expect(stats).toMatchObject({ totalEntries: 2, averageWords: 6 })
  expect(basicStats([])).toEqual({ totalEntries: 0, averageWords: 0, recentDays: [] })
})

it('INS-02 returns the last three days with an entry, each once, in any input order', () => {
  const days = ['2026-02-28', '2026-03-04', '2026-03-01', '2026-03-04', '2025-12-31']
  const { recentDays } = basicStats(days.map((day) => written(day, 1)))
  expect(recentDays).toEqual(['2026-03-04', '2026-03-01', '2026-02-28'])
})
