import { describe, expect, it } from 'vitest'
import { periodOf, weeklyFrom } from '../index.ts'
import { novemberFrom } from '../testing/read-entries.ts'

const WEEK = periodOf('weekly', '2026-11-18')
const week = (...texts: string[]) => weeklyFrom(novemberFrom(15, ...texts), [], WEEK).summary

describe('INS-76 a stated pattern', () => {
  it('is told once, also without a comma, and is of the writer', () => {
    const told = week(
      'By the third night I always cry in the car.',
      'The visa is with the office. It is always pending.',
      'Every January I say it’s the last one.',
    )
    expect(told.reflection.split('cry in the car')).toHaveLength(2)
    expect(told.reflection).toContain('Every January I say')
    expect(told.reflection).not.toContain('always pending')
  })

  it('that needs the sentence before is told with it, and neither is told again', () => {
    const told = week('Had a fight with Ben about the dishes. I always start it.', 'Rain.', 'Soup.')
    expect(told.reflection).toContain('“Had a fight with Ben about the dishes. I always start it.”')
    expect(told.reflection.split('the dishes')).toHaveLength(2)
  })
})
