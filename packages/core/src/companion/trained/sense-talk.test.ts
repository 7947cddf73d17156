import { describe, expect, it } from 'vitest'
import type { Sensed } from './sense.ts'
import { dangerIn, senseTalk } from './sense-talk.ts'

const sensed = (concerns: Record<string, number>): Sensed => ({
  situations: [],
  intents: [],
  concerns: Object.entries(concerns).map(([id, p]) => ({ id, p })),
})

describe('AI-114 the danger that the trained model hears', () => {
  it('is the likeliest one, where any is likely', () => {
    const heard = { 'in-danger': 0.5, self: 0.42, none: 0.08 }
    expect(dangerIn({ message: sensed(heard) })).toEqual({ kind: 'in-danger', also: [] })
  })

  it('is none where it isn’t likely, or wasn’t trained', () => {
    const calm = { message: sensed({ none: 0.6, self: 0.4 }), draft: sensed({}) }
    expect(dangerIn(calm).kind).toBe(null)
    expect(dangerIn({}).kind).toBe(null)
  })

  it('AI-134 is believed of a long text only where it is nearly certain', () => {
    const likely = sensed({ self: 0.85, none: 0.15 })
    const of = (chars: number) => dangerIn({ message: { ...likely, chars } }).kind
    expect([of(100), of(200), of(600)]).toEqual(['self', null, null])
    const text = 'It rained and rained. '.repeat(9).trim()
    expect(senseTalk(() => likely, { message: text }).message?.chars).toBe(text.length)
    expect(dangerIn(senseTalk(() => likely, { message: text })).kind).toBe(null)
  })

  it('AI-134 is believed of a request only where it is nearly certain', () => {
    const message = (p: number, intent: string) => ({
      ...sensed({ self: p, none: 1 - p }),
      intents: [{ id: intent, p: 0.8 }],
    })
    expect(dangerIn({ message: message(0.9, 'goodbye') }).kind).toBe(null)
    expect(dangerIn({ message: message(0.98, 'goodbye') }).kind).toBe('self')
    expect(dangerIn({ message: message(0.9, 'tell') }).kind).toBe('self')
  })

  it('AI-130 is heard in the message and in the draft, also where it quotes', () => {
    const message = sensed({ 'other-person': 0.9 })
    const draft = sensed({ self: 0.9 })
    const verdict = { kind: 'self', also: ['other-person'] }
    expect(dangerIn({ message, draft })).toEqual(verdict)
    expect(dangerIn({ message, wholeDraft: draft })).toEqual(verdict)
  })
})

describe('INS-89 what the trained model reads', () => {
  const readOf = (message: string, draft?: string) => {
    const read: string[] = []
    senseTalk(
      (text) => {
        read.push(text)
        return sensed({})
      },
      { message, draft },
    )
    return read
  }

  it('is the message and the draft without marks, each once', () => {
    expect(readOf('It **rained**.')).toEqual(['It rained.'])
    expect(readOf('Hello', 'A *walk*.')).toEqual(['A walk.', 'Hello'])
    expect(readOf('Hello', '  ')).toEqual(['Hello'])
  })

  it('is of a draft with a quote the whole of it, and the rest alone', () => {
    expect(readOf('Hello', 'A walk.\n\n> It rained.')).toEqual([
      expect.stringContaining('It rained.'),
      'Hello',
      expect.not.stringContaining('It rained.'),
    ])
  })
})
