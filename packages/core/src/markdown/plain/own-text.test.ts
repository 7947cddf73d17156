import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ownText,
  ownUnstruckText,
  ownWithMap,
  type PlainText,
  readableText,
  readableWithMap,
  readLines,
  sourceOffset,
  unstruckText,
  unstruckWithQuotes,
} from '../index.ts'
import { anyDocument } from '../testing/documents.ts'

/** The signs of a text, and where they were typed. */
const placesIn = (plain: PlainText) =>
  [...plain.text.split('').entries()]
    .filter(([, sign]) => !/\s/.test(sign))
    .map(([place, sign]) => ({ sign, at: sourceOffset(plain, place) }))

it('INS-89 the writer’s own words are those that stand in no quote', () => {
  expect(ownText('I am **glad**.\n> You sound sad.\nSo be it.')).toBe('I am glad.\n\nSo be it.')
  expect(ownText('> You sound sad.').trim()).toBe('')
  expect(ownText('> # Sad\n>\n> - sad\n>> sad\n> ```\n> sad\n> ```').trim()).toBe('')
  expect(ownText('- > sad\n- glad')).toMatch(/^\s*glad$/)
  // A line of a quote has its own mark; one without is the writer's.
  expect(ownText('> sad\nglad')).toMatch(/^\s*glad$/)
  expect(ownText('>5 people, >_<')).toBe('>5 people, >_<')
})

it('INS-89 nothing else is left out, and each word stands where the map says', () => {
  fc.assert(
    fc.property(anyDocument, (text) => {
      const own = ownWithMap(text)
      const quoted = readLines(text).filter(({ quotes }) => quotes > 0)
      const isOwn = (at: number) => !quoted.some(({ from, to }) => from <= at && at < to)
      expect(ownText(text)).toBe(own.text)
      expect(placesIn(own)).toEqual(placesIn(readableWithMap(text)).filter(({ at }) => isOwn(at)))
      if (quoted.length > 0) return
      expect(own.text).toBe(readableText(text))
      expect(ownUnstruckText(text)).toBe(unstruckText(text))
      expect(unstruckWithQuotes(text)).toBe(unstruckText(text))
    }),
    { seed: 20, numRuns: 2000 },
  )
})

it('AI-130 a model is told which lines of a draft are quotes', () => {
  expect(unstruckWithQuotes('# Day\n> You **sound** ~~sad~~ sad.\n>\n> - so\n\n~~No~~ *yes*')).toBe(
    'Day\n> You sound sad.\n>\n> so\n\nyes',
  )
  expect(ownUnstruckText('- I asked\n> You sound sad.\n- home')).toBe('I asked\n\nhome')
})
