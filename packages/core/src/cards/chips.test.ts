import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metadataOf } from '#journal/keywords.ts'
import { anEntry } from '#testing/index.ts'
import { chipsOf } from './chips.ts'

const written = (content: string, tags: string[] = []) =>
  anEntry({ content, tags, metadata: metadataOf(content) })
const chips = (content: string, tags: string[] = []) =>
  chipsOf(written(content, tags)).map(({ word }) => word)

describe('the chips of a card', () => {
  it('JRN-62 are names and nouns among the keywords, and none rather than others', () => {
    expect(
      chips(
        'Left the office at six and walked instead of taking the tram. Forty minutes along the canal, phone in the bag. Stones in the canal, and the tram far away.',
      ),
    ).toEqual(['tram', 'canal', 'office'])
    expect(chips('Market with Lea. Too many quinces again.')).toEqual(['Lea'])
    expect(chips('Six instead of seven. Nothing changed, everything happened quickly.')).toEqual([])
    expect(chips('Mum called. The rain stopped, and that felt like the best of the day.')).toEqual([
      'mum',
    ])
  })

  it('JRN-62 have names before nouns, and a name as it is written', () => {
    expect(chips('The garden, the garden. Then I saw Johan, and Ines.')).toEqual([
      'Johan',
      'Ines',
      'garden',
    ])
    // A capital at the start of a sentence says nothing, nor does emphasis.
    expect(chips('Walked far. Never again. I was NEVER so tired.')).toEqual([])
    expect(chips('Ich sah Jonas im Garten, im Garten mit Jonas.')).toEqual(['Jonas', 'Garten'])
  })

  it('JRN-62 have tags first, each word once', () => {
    expect(chips('I saw Johan in the garden.', ['Garden', 'work'])).toEqual([
      'Garden',
      'work',
      'Johan',
    ])
    expect(chips('I saw Johan.', ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
  })

  it('JRN-62 have what a search found before the others', () => {
    const found = chipsOf(written('', ['a', 'b', 'c', 'd']), (word) => word === 'd')
    expect(found.map(({ word, kind }) => `${kind} ${word}`)).toEqual(['tag d', 'tag a', 'tag b'])
  })

  it('JRN-62 are at most three, of the tags and keywords, whatever the text is', () => {
    const text = fc.oneof(fc.lorem({ maxCount: 60 }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(text, fc.uniqueArray(fc.constantFrom('River', 'sea')), (content, tags) => {
        const entry = written(content, tags)
        const words = chipsOf(entry).map(({ word }) => word)
        expect(words.length).toBeLessThanOrEqual(3)
        expect(new Set(words).size).toBe(words.length)
        const known = [...tags, ...entry.metadata.keywords].map((word) => word.toLowerCase())
        for (const word of words) expect(known).toContain(word.normalize('NFC').toLowerCase())
      }),
    )
  })
})
