import { describe, expect, it } from 'vitest'
import { dangerIn } from './concerns.ts'

const sensed = (concerns: Record<string, number>) => ({
  situations: [],
  intents: [],
  concerns: Object.entries(concerns).map(([id, p]) => ({ id, p })),
})

describe('AI-114 the danger that the trained model hears', () => {
  it('is the likeliest one, where any is likely', () => {
    const heard = { 'in-danger': 0.5, self: 0.42, none: 0.08 }
    expect(dangerIn([sensed(heard)])).toEqual({ kind: 'in-danger', also: [] })
  })

  it('is none where it isn’t likely, or wasn’t trained', () => {
    expect(dangerIn([sensed({ none: 0.6, self: 0.4 }), sensed({})]).kind).toBe(null)
    expect(dangerIn([]).kind).toBe(null)
  })

  it('is heard in the message and in the draft', () => {
    const verdict = { kind: 'self', also: ['other-person'] }
    expect(dangerIn([sensed({ 'other-person': 0.9 }), sensed({ self: 0.9 })])).toEqual(verdict)
  })
})
