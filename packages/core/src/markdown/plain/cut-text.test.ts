import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, endOfText, ownText, readableText, unstruckText } from '../index.ts'
import { anyDocument } from '../testing/documents.ts'
import { struckIn, unstruckWithMap } from './unstruck-text.ts'

/** A part is from an offset on, or else the text without what is struck out. */
function expectCovered(text: string, part: string, from: number) {
  const struck = struckIn(text)
  if (text.slice(from, from + part.length) !== part) {
    const rest = struck.reduceRight((all, one) => all.slice(0, one.from) + all.slice(one.to), text)
    expect(rest.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
    return
  }
  for (const kept of unstruckWithMap(part).kept) {
    const [begin, end] = [kept.from + from, kept.to + from]
    expect(struck.filter((one) => one.from < end && begin < one.to)).toEqual([])
  }
}

describe('the beginning of a text', () => {
  it('FMT-18 ends before what is struck out, if the cut is in the middle of it', () => {
    expect(cutText('Walk ~~I slept with Ben~~ home', 20)).toBe('Walk ')
    expect(cutText('A\n~~SECRET one\nSECRET two~~ end', 20)).toBe('A\n')
    expect(cutText('~~SECRET~~', 9)).toBe('')
    expect(cutText('A ~~secret~~ walk home', 17)).toBe('A ~~secret~~ walk')
  })

  it('FMT-18 leaves struck words out where a mark that the cut makes would uncover them', () => {
    const closed = '~~~\n~~SECRET~~ a\n~~~x b'
    expect(unstruckText(closed)).not.toContain('SECRET')
    expect(unstruckText(cutText(closed, closed.length - 3))).not.toContain('SECRET')
    const code = 'so ~~SECRET `a~~ b ``'
    expect(unstruckText(code)).not.toContain('SECRET')
    expect(unstruckText(cutText(code, code.length - 1))).not.toContain('SECRET')
  })

  it('FMT-18 is a plain cut without marks, and the text itself if it is short', () => {
    expect(cutText('a\nb c', 4)).toBe('a\nb ')
    expect(cutText('~~a~~', 5)).toBe('~~a~~')
  })

  it('FMT-18 never has a word that is struck out in the whole text, and neither has its end', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat({ max: 99 }), (text, percent) => {
        const size = Math.floor((text.length * percent) / 100)
        expectCovered(text, cutText(text, size), 0)
        const end = endOfText(text, size)
        expectCovered(text, end, text.length - end.length)
      }),
      { seed: 20, numRuns: 2000 },
    )
  })

  it('FMT-18 of the end leaves struck words out, too', () => {
    expect(endOfText('~~I slept with Ben~~ home', 10)).toBe(' home')
    expect(endOfText('~~SECRET~~', 5)).toBe('')
    // In the rest, the fences of two blocks would be those of one.
    const fences = '```\ncode\n```\nso ~~SECRET~~ it is\n```\ncode\n```'
    expect(unstruckText(endOfText(fences, fences.length - 5))).not.toContain('SECRET')
  })

  it('INS-89 of the end has no line of a quote without its mark', () => {
    expect(endOfText('I asked.\n> You were sad.\n> So it was.\nYes.', 20)).toBe(
      '\n> So it was.\nYes.',
    )
    expect(ownText(endOfText('> ~~SECRET~~ You were sad.', 9))).toBe('')
  })

  it('FMT-18 is as readable as the whole text, for words in lines', () => {
    const text = '# Day\n- ~~no~~ I was *glad* of it.\n- Then home.'
    expect(readableText(text)).toContain(readableText(cutText(text, 34)))
  })
})
