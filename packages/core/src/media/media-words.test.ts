import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from '#markdown/index.ts'
import { firstCaption, mediaMark, mediaNamedIn, titleOfPhotos, withoutMediaIds } from './index.ts'

const ID = '0123456789abcdef01234567'

it('a text of photos is called by their number (MED-80)', () => {
  expect([titleOfPhotos('A day'), titleOfPhotos(mediaMark(ID, ''))]).toEqual(['', 'Photo'])
  expect(titleOfPhotos(`${mediaMark(ID, '')}\n\n`.repeat(200))).toBe('200 photos')
})

it('a recording has a caption from the beginning, so that its text says what it is (MED-88)', () => {
  const titles = (['photo', 'audio', 'video'] as const).map((kind) =>
    plainText(mediaMark(ID, firstCaption(kind))),
  )
  expect(titles).toEqual(['', 'Voice note', 'Video'])
})

it('without ids, a text has all its words and names no photo (MED-81)', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 20 })
  const piece = fc.oneof(words, fc.constantFrom(`media:${ID}`, mediaMark(ID, 'The lake'), '\n'))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const rest = withoutMediaIds(text)
      expect(mediaNamedIn(rest).size).toBe(0)
      if (!text.includes('media:')) expect(rest).toBe(text)
    }),
  )
  expect(plainText(withoutMediaIds(mediaMark(ID, 'The lake')))).toBe('The lake')
})
