import { countWords } from '@daywell/core/journal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordCounter } from './word-counter.ts'

it('counts the same as a full count, for any edit', () => {
  const texts = fc.array(fc.constantFrom('a b', '\n', '', ' ', '今天天气很好', 'c\nd', '\r\n'))
  fc.assert(
    fc.property(fc.array(texts), (versions) => {
      const count = wordCounter()
      for (const pieces of versions) {
        const text = pieces.join('')
        expect(count(text)).toBe(countWords(text))
      }
    }),
  )
})
