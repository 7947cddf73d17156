import { describe, expect, it } from 'vitest'
import { excerptOf, termsOf } from './index.ts'

const shown = (content: string, query = '') =>
  excerptOf(content, termsOf(query))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('')

describe('an excerpt', () => {
  it('is the beginning of the text in one line', () => {
    expect(shown('\n  First line.\n\n\tSecond   line.\n')).toBe('First line. Second line.')
    expect(shown('')).toBe('')
    expect(shown('word '.repeat(500))).toHaveLength(240)
  })

  it('begins a little before the first word that was found', () => {
    const content = `${'quiet morning '.repeat(200)}then the river came, and more`
    expect(shown(content, 'river')).toMatch(/^… (?:\w+ ){1,6}then the \[river\] came, and more$/)
    expect(shown('The river came', 'river')).toBe('The [river] came')
    expect(shown('nothing of it', 'river')).toBe('nothing of it')
  })

  it('never halves a character', () => {
    const content = `${'𠀀'.repeat(300)}`
    for (const text of [shown(content), shown(`京${content}都`, '都'), shown(`a${content}`)]) {
      expect(text.isWellFormed(), text).toBe(true)
    }
  })
})
