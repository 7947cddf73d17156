import { expect, it } from 'vitest'
import { plainBeginning } from './plain-beginning.ts'
import { plainText } from './plain-text.ts'

const paragraph = `- **${'word '.repeat(100)}word** [a](https://a.b)\n\n`

it('FMT-65 the beginning of a text is read to the end of a paragraph, and no further', () => {
  const text = paragraph.repeat(400)
  const read = plainBeginning(text)
  expect(plainText(text).startsWith(read)).toBe(true)
  expect(read.length).toBeGreaterThan(1000)
  expect(read.length).toBeLessThan(2400)
  expect(read).not.toMatch(/[*[]/)
})

it('FMT-65 the beginning of a text is all of a short one, and the first words of a long one', () => {
  for (const text of ['', ' \n*a*\n', paragraph]) expect(plainBeginning(text)).toBe(plainText(text))
  expect(plainBeginning(`${'\n'.repeat(9000)}*a* ${'b'.repeat(9000)}`)).toMatch(/^a b{1000,2400}$/)
  expect(plainBeginning(' '.repeat(9000)).trim()).toBe('')
})
