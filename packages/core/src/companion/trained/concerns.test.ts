import { describe, expect, it } from 'vitest'
import { concernsIn } from './concerns.ts'

const sensed = (concerns: Record<string, number>) => ({
  situations: [],
  intents: [],
  concerns: Object.entries(concerns).map(([id, p]) => ({ id, p })),
})

describe('AI-114 the danger that the trained model hears', () => {
  it('is the likeliest one, where any is likely', () => {
    const heard = { 'in-danger': 0.5, self: 0.42, none: 0.08 }
    expect(concernsIn(sensed(heard))).toEqual(['in-danger'])
  })

  it('is none where it isn’t likely, or wasn’t trained', () => {
    expect(concernsIn(sensed({ none: 0.6, self: 0.4 }))).toEqual([])
    expect(concernsIn(sensed({}))).toEqual([])
  })
})
