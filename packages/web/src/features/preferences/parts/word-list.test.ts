import { specificGoals } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { addWord, ownWords, withWord } from './word-list.ts'

describe('a list of words', () => {
  it('takes a word of one’s own, trimmed, at its end', () => {
    expect(addWord(['Goal tracking'], '  Call my sister ', specificGoals)).toEqual({
      words: ['Goal tracking', 'Call my sister'],
    })
  })

  it('takes what is offered in the spelling in which it is offered', () => {
    expect(addWord([], 'goal TRACKING', specificGoals)).toEqual({ words: ['Goal tracking'] })
  })

  it('takes no word twice and no empty one', () => {
    const list = ['Call my sister']
    for (const again of ['call my SISTER', 'Call  my sister', 'Call my\u00a0sister']) {
      expect(addWord(list, again, [])).toEqual({ already: true })
    }
    expect(addWord(['Caf\u00e9s'], 'Cafe\u0301s', [])).toEqual({ already: true })
    expect(addWord(list, '   ', [])).toEqual({ words: list })
  })

  it('says what is wrong with one that is too long, too many, or cannot be kept', () => {
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

  it('knows which words are one’s own', () => {
    expect(ownWords(['Goal tracking', 'Mine'], specificGoals)).toEqual(['Mine'])
    expect(withWord(['a', 'b'], 'a', false)).toEqual(['b'])
    expect(withWord(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  })
})
