import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortened } from './shortened.ts'

const sentences = Array.from({ length: 80 }, (_, at) => `This is sentence number ${at}.`)

it('AI-109 of a long text the model reads how it begins and ends, in whole sentences', () => {
  const lines = shortened(sentences.join(' ')).split('\n')
  expect(lines).toHaveLength(2)
  const [first = '', last = ''] = lines
  expect(first.startsWith('This is sentence number 0.')).toBe(true)
  expect(first.trimEnd()).toMatch(/^(?:This is sentence number \d+\. ?)+$/)
  expect(last).toMatch(/^(?:This is sentence number \d+\. ?)+$/)
  expect(last.endsWith('number 79.')).toBe(true)
})

it('AI-109 a text without sentences is cut between words', () => {
  expect(shortened('word '.repeat(400))).toMatch(/^(?:word ?)+\n(?:word ?)+$/)
})

it('AI-109 no text gets longer, and a short one stays', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000 }), (text) => {
      const short = shortened(text)
      return text.length <= 1_000 ? short === text : short.length <= 1_001
    }),
  )
})
