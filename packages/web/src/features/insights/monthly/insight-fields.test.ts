import { expect, it } from 'vitest'
import { insightFields } from './insight-fields.ts'

const blank = {
  overview: '',
  emotionalPatterns: [],
  recurringThemes: [],
  growthAreas: [],
  notableMoments: [],
  writingHabits: ' ',
  suggestions: [],
}

it('INS-10 lists each non-empty field under its name split into words', () => {
  const fields = insightFields({
    ...blank,
    overview: 'A calm month.',
    emotionalPatterns: ['Calm on Sundays'],
    mostUsedAIWords: 'tea',
    overviewOf2026: ['x'],
  })
  expect(fields.map(({ heading }) => heading)).toEqual([
    'Overview',
    'Emotional Patterns',
    'Most Used AI Words',
    'Overview Of2026',
  ])
  expect(fields[1]).toMatchObject({ name: 'emotionalPatterns', value: ['Calm on Sundays'] })
  expect(insightFields(blank)).toEqual([])
})
