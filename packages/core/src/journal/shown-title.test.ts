import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '#markdown/index.ts'
import { mediaMark } from '#media/index.ts'
import { anEntry } from '#testing/index.ts'
import { exportText } from './export-text.ts'
import { keywordsOf, metadataOf } from './keywords.ts'
import { isTitled, shownTitle, textBelowTitle } from './shown-title.ts'

const DAY = { localDate: '2026-03-14', title: 'Journal Entry - March 14, 2026' }
const untitled = (content: string) => anEntry({ ...DAY, content })
const shown = (content: string) => shownTitle(untitled(content))

describe('the shown title', () => {
  it('ENT-80 is the title that was typed', () => {
    for (const title of ['River', ' Mine ', 'Journal Entry', 'Journal Entry - March 15, 2026'])
      expect(shownTitle(anEntry({ ...DAY, title, content: 'Cold.' }))).toBe(title)
  })

  it('ENT-80 is the first words of the text where none was typed', () => {
    expect(shown('Cold.')).toBe('Cold.')
    expect(shownTitle(anEntry({ ...DAY, title: ' ', content: 'Cold.' }))).toBe('Cold.')
    expect(shown('\n  The river\n\n\twas   cold.\n')).toBe('The river was cold.')
    expect(shown('We walked along the river until it was dark, and no one said a word.')).toBe(
      'We walked along the river until it was dark, and…',
    )
    expect(shown('We walked along the river until it was dark. No one said a word.')).toBe(
      'We walked along the river until it was dark. No…',
    )
    expect(shown('We walked along the river until it was all dark. Everyone went.')).toBe(
      'We walked along the river until it was all dark.',
    )
  })

  it('FMT-13 has no marks, and neither has the text below it', () => {
    expect(shown('> **The** river\n\n- was \\*cold\\*')).toBe('The river was *cold*')
    expect(shown('---')).toBe(DAY.title)
    const content =
      '> We walked along the `river` until it was dark, *and* [no one](https://a.b) said'
    expect(shown(content)).toBe('We walked along the river until it was dark, and…')
    expect(textBelowTitle(untitled(content))).toBe(' no one said')
    expect(textBelowTitle(anEntry({ title: 'River', content: '- *Cold*' }))).toBe('Cold')
  })

  it('FMT-91 is the heading alone that the text begins with', () => {
    const content = '\n## *The* river ##\n\nIt was cold.'
    expect(shown(content)).toBe('The river')
    expect(textBelowTitle(untitled(content)).trim()).toBe('It was cold.')
    expect(shown('The river\n# It was cold.')).toBe('The river It was cold.')
    expect(shown('#river\nwas cold')).toBe('#river was cold')
    const long = `# ${'We walked along the river. '.repeat(3)}\nIt was cold.`
    expect(shown(long)).toMatch(/^We walked along the river\. We walked along the…$/)
    expect(textBelowTitle(untitled(long))).toMatch(/^ river\. We walked .*\n+It was cold\.$/)
  })

  it('ENT-80 is the date title where there is no text', () => {
    for (const blank of ['', ' \n\u0085']) expect(shown(blank)).toBe(DAY.title)
  })

  it('ENT-80 cuts a text without blanks between its words, and a long word anywhere', () => {
    expect(shown('今天公园很美，'.repeat(20))).toMatch(/^(?:今天公园很美，)+.*…$/)
    expect(shown('a'.repeat(250_000))).toMatch(/^a{40,}…$/)
    expect(shown('Read https://daywell.example/a/very/long/address/that/never/ends/here')).toMatch(
      /^Read https:\/\/daywell\.example\/.*…$/,
    )
  })

  it('ENT-80 is one line of whole words from the text, whatever the text is', () => {
    const pieces = fc.constantFrom(
      'river',
      ' ',
      '\n',
      '公园',
      '👩‍👩‍👧',
      '𠀀',
      'x'.repeat(60),
      'e\u0301',
      '.',
    )
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 40 }).map((some) => some.join('')),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.lorem({ maxCount: 30 }),
    )
    fc.assert(
      fc.property(text, (content) => {
        const title = shown(content)
        const line = plainText(content)
          .replace(/[\s\u0085]+/gu, ' ')
          .trim()
        expect(title.isWellFormed()).toBe(true)
        expect(title.length).toBeLessThanOrEqual(49)
        fc.pre(line !== '')
        const words = line.startsWith(title) ? title : title.slice(0, -1)
        expect(line.startsWith(words), title).toBe(true)
        if (line.length > 48 && words.includes(' ') && words.length >= 24) {
          const rest = line.slice(words.length)
          const lastWord = `${words.split(' ').at(-1)}${rest.split(' ')[0]}`
          expect(rest.startsWith(' ') || lastWord.length > 24, title).toBe(true)
        }
        const below = textBelowTitle(untitled(content)).replace(/[\s\u0085]+/gu, ' ')
        expect((words + below).trim(), 'nothing is lost or shown twice').toBe(line)
      }),
    )
  })

  it('ENT-80 leaves the whole text below a title that was typed', () => {
    expect(textBelowTitle(anEntry({ title: 'River', content: ' Cold.' }))).toBe(' Cold.')
    expect(textBelowTitle(untitled('Cold.'))).toBe('')
  })

  it('FMT-65 reads no more of a long text than a list shows', () => {
    const content = `**One** *two* three. ${'And so on, *and* so on.\n\n'.repeat(10_000)}`
    const below = textBelowTitle(untitled(content), 'beginning')
    expect(textBelowTitle(untitled(content)).startsWith(below)).toBe(true)
    expect(below.length).toBeLessThan(2400)
    expect(shownTitle(untitled(content))).toBe('One two three. And so on, and so on. And so on,…')
  })

  it('ENT-81 changes nothing in an export', () => {
    const entry = untitled('Cold.')
    expect(isTitled(entry)).toBe(false)
    expect(exportText(entry)).toBe(`${DAY.title}\nMarch 14, 2026\n\nCold.\n`)
  })
})

describe('an entry of photos', () => {
  const photo = (caption = '') => mediaMark('0123456789abcdef01234567', caption)

  it('is called by their captions, or else by their number (MED-80)', () => {
    expect(shown(photo())).toBe('Photo')
    expect(shown(`${photo()}\n\n${photo()}`)).toBe('2 photos')
    expect(shown(`${photo('The *lake*')}\n${photo('Lea')}`)).toBe('The *lake* Lea')
    expect(shown(`${photo()}\n\nWe swam.`)).toBe('We swam.')
    expect(textBelowTitle(untitled(`${photo('Lake')} ${photo('Lea')}`)).trim()).toBe('')
  })

  it('has its captions as words, and no id among its keywords (MED-81)', () => {
    const id = '0123456789abcdef01234567'
    const text = `${photo('Evening lake')} \`media:${id}\` ![broken](media:${id}`
    expect(keywordsOf(text).sort()).toEqual(['broken', 'evening', 'lake', 'media'])
    expect(metadataOf(photo('Evening lake'))).toEqual({
      wordCount: 2,
      keywords: ['evening', 'lake'],
    })
    expect(metadataOf(photo())).toEqual({ wordCount: 0, keywords: [] })
  })

  it('is exported as text with the captions in brackets (MED-82)', () => {
    const content = `${photo('The lake')}\n${photo()}\n\nWe swam.`
    expect(exportText(anEntry({ title: 'Sunday', localDate: '2026-03-14', content }))).toBe(
      'Sunday\nMarch 14, 2026\n\n[The lake]\n[Photo]\n\nWe swam.\n',
    )
  })
})
