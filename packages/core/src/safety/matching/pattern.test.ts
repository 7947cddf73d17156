import { describe, expect, it } from 'vitest'
import { readWords } from '../reading/words.ts'
import { Matcher } from './matcher.ts'
import { compilePattern } from './pattern.ts'

function matches(pattern: string, text: string, names = {}): boolean {
  const matcher = new Matcher<string>()
  matcher.add(compilePattern(pattern, names), 'found')
  const words = readWords(text, (word) => matcher.knows(word))
  return [...matcher.find(words, { steps: 0 })].length > 0
}

describe('a pattern', () => {
  it('is words in their order, with fillers between them', () => {
    expect(matches('want to rest', 'I want to rest now')).toBe(true)
    expect(matches('want to rest', 'I want, honestly, to just rest')).toBe(true)
    expect(matches('want to rest', 'I want to sleep')).toBe(false)
    expect(matches('want to rest', 'I want really really really really rest')).toBe(false)
  })

  it('has alternatives, names, and parts that may be missing', () => {
    const pattern = '@tired (of|from) (all)? (the work|cooking for them)'
    const names = { tired: 'tired|@worn', worn: 'worn out' }
    expect(matches(pattern, 'so tired of the work', names)).toBe(true)
    expect(matches(pattern, 'worn out from all the work', names)).toBe(true)
    expect(matches(pattern, 'tired of cooking for them', names)).toBe(true)
    expect(matches(pattern, 'tired of cooking for us', names)).toBe(false)
  })

  it('has gaps that end with the sentence or at a blank line', () => {
    expect(matches('he ~3 me', 'he looked over at me')).toBe(true)
    expect(matches('he ~3 me', 'he me')).toBe(true)
    expect(matches('he ~3 me', 'he looked at all of those people beside me')).toBe(false)
    expect(matches('he ~3 me', 'he left. she met me')).toBe(false)
    expect(matches('he ~3 me', 'he left\n\nshe met me')).toBe(false)
  })

  it('can ask for the end of a sentence', () => {
    for (const text of ['i rest', 'i rest. then', 'i rest!then', 'i rest\nthen', 'i rest… then']) {
      expect(matches('i rest $', text)).toBe(true)
    }
    expect(matches('i rest $', 'i rest here')).toBe(false)
  })

  it('is refused when it is not one', () => {
    expect(() => compilePattern('a )')).toThrow('bracket')
    expect(() => compilePattern('@nobody')).toThrow('nobody')
    expect(() => compilePattern('~2 me')).toThrow('begins with a word')
    expect(() => compilePattern('(a)?')).toThrow('begins with a word')
  })
})
