import { wordCount } from '@daywell/core/journal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aBrowser } from '../testing/a-page.ts'
import { markedWordCounter } from './marked-word-counter.ts'

it('FMT-10 counts the same as a full count, for any edit', () => {
  const marks = [
    '- ',
    '> ',
    '# ',
    '1. ',
    '**',
    '*',
    '~~',
    '`',
    '```\n',
    '](https://a.b c)',
    '[',
    '---',
  ]
  const texts = fc.array(
    fc.constantFrom('a b', '\n', '', ' ', '今天天气很好', 'c\nd', '\r\n', '\r', ...marks),
  )
  fc.assert(
    fc.property(fc.array(texts), (versions) => {
      const count = markedWordCounter()
      for (const pieces of versions) {
        const text = pieces.join('')
        expect(count(text)).toBe(wordCount(text))
      }
    }),
  )
})

it('FMT-10 counts the same line in another way where it is code', () => {
  const count = markedWordCounter()
  expect(count('- a')).toBe(1)
  expect(count('```\n- a\n```\n\n- a')).toBe(3)
})

it('FMT-10 a page counts without marks as soon as they can be read', async () => {
  const page = await (await aBrowser()).openTab('a')
  await page.openJournal()
  page.type({ content: '- **milk**' })
  page.timers.ring()
  expect(page.editor.state().words).toBe(2)
  page.editor.countWith(markedWordCounter())
  expect(page.editor.state().words).toBe(1)
  page.type({ content: '- **milk** and tea' })
  page.timers.ring()
  expect(page.editor.state().words).toBe(3)
})
