import { specificGoals } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { addWord, ownWords, withWord } from './word-list.ts'

describe('a list of words', () => {
  it('appends a custom word, trimmed', () => {
    expect(addWord(['Goal tracking'], '  Call my sister ', specificGoals)).toEqual({
      words: ['Goal tracking', 'Call my sister'],
    })
  })

  it('uses the offered spelling of an offered word', () => {
    expect(addWord([], 'goal TRACKING', specificGoals)).toEqual({ words: ['Goal tracking'] })
  })

  it('rejects duplicates and blanks', () => {
    const list = ['Call my sister']
    for (const again of ['call my SISTER', 'Call  my sister', 'Call my\u00a0sister']) {
      expect(addWord(list, again, [])).toEqual({ already: true })
    }
    expect(addWord(['Caf\u00e9s'], 'Cafe\u0301s', [])).toEqual({ already: true })
    expect(addWord(list, '   ', [])).toEqual({ words: list })
  })

  it('explains a word that is too long, one too many, or not storable', () => {
    const full = Array.from({ length: 100 }, (_, index) => `goal ${index}`)
    for (const [list, word] of [
      [[], 'x'.repeat(201)],
      [full, 'one more'],
      [[], 'a\u0000b'],
    ] as const) {
      expect(addWord(list, word, [])).toEqual({ wrong: expect.stringMatching(/^[A-Z].{3,}/) })
    }
    expect(addWord([], 'x'.repeat(200), [])).toHaveProperty('words')
  })

  it('knows which words are custom', () => {
    expect(ownWords(['Goal tracking', 'Mine'], specificGoals)).toEqual(['Mine'])
    expect(withWord(['a', 'b'], 'a', false)).toEqual(['b'])
    expect(withWord(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  })
})
