import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayHaveMarks,
  readableText,
  readableWithMap,
  sourceOffset,
  unstruckText,
} from '../index.ts'
import { anyDocument } from '../testing/documents.ts'

describe('readable text', () => {
  it('FMT-08 keeps headings, items, quotes and paragraphs apart', () => {
    expect(readableText('# Today\nA **long**\nwalk\n- milk\n- bread\n> so it goes')).toBe(
      'Today\n\nA long\nwalk\n\nmilk\n\nbread\n\nso it goes',
    )
    expect(readableText('```\na\nb\n```')).toBe('\na\nb\n')
  })

  it('FMT-09 leaves out what is struck out', () => {
    expect(readableText('I ~~hate~~ love it')).toBe('I love it')
    expect(readableText('good ~~bad~~ day')).toBe('good day')
    expect(readableText('~~all **of**\nit~~')).toBe('')
  })

  it('FMT-09 without what is struck out, but with its lines as they are, is for quoting', () => {
    expect(unstruckText('- I ~~hate~~ *love* it\n- ~~no~~')).toBe('I love it\n')
    expect(unstruckText('2 * 3')).toBe('2 * 3')
  })

  it('FMT-08 is the text itself where it has no marks', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        if (!mayHaveMarks(text)) expect(readableText(text)).toBe(text)
      }),
      { seed: 20, numRuns: 1000 },
    )
  })

  it('FMT-08 has each of its characters where the map says', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        const readable = readableWithMap(text)
        const moved = [...readable.text.split('').keys()].filter(
          (at) =>
            !/[ \n]/.test(readable.text.charAt(at)) &&
            text[sourceOffset(readable, at)] !== readable.text[at],
        )
        expect(moved).toEqual([])
      }),
      { seed: 20, numRuns: 1000 },
    )
  })
})
