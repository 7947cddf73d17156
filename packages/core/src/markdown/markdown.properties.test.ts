import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type MarkdownLine,
  mayHaveMarks,
  paragraphsOf,
  plainText,
  plainWithMap,
  readLines,
  readSpans,
  sourceOffset,
} from './index.ts'
import { anyDocument } from './testing/documents.ts'

const RUNS = { seed: 20, numRuns: 1000 }
const LETTERS = /[\p{L}\p{N}]/gu

function lettersOf(text: string): string {
  return (text.match(LETTERS) ?? []).join('')
}

function isSubsequence(part: string, whole: string): boolean {
  const left = [...part].reverse()
  for (const letter of whole) if (left.at(-1) === letter) left.pop()
  return left.length === 0
}

function expectSorted(...offsets: readonly number[]) {
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
}

function expectNested(text: string, lines: readonly MarkdownLine[]) {
  const whole = { innerFrom: lines[0]?.content ?? 0, innerTo: lines.at(-1)?.contentTo ?? 0 }
  const open = [whole]
  for (const span of readSpans(text, lines)) {
    while (open.length > 1 && (open.at(-1)?.innerTo ?? 0) <= span.from) open.pop()
    const outer = open.at(-1) ?? whole
    expectSorted(outer.innerFrom, span.from, span.innerFrom, span.innerTo, span.to, outer.innerTo)
    open.push(span)
    if (span.style !== 'link') expect(span.address).toBeUndefined()
    else expect(span.address).toMatch(/^(?:https?:\/\/|mailto:)[^\s<>]+$/i)
  }
}

describe('any text', () => {
  it('FMT-07 has lines that are the text, with their marks and content inside', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        const lines = readLines(text)
        expect(lines.map(({ from, to }) => text.slice(from, to))).toEqual(text.split(/\r\n?|\n/))
        for (const { from, content, contentTo, to, marks } of lines) {
          expectSorted(from, content, contentTo, to)
          expectSorted(from, ...marks.flatMap((mark) => [mark.from, mark.to]), to)
        }
      }),
      RUNS,
    )
  })

  it('FMT-07 has spans that are sorted, nested and within their paragraph', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        for (const lines of paragraphsOf(readLines(text))) expectNested(text, lines)
      }),
      RUNS,
    )
  })

  it('FMT-05 without a mark is its own plain text', () => {
    const plain = anyDocument.map((text) => text.replaceAll(/[*_~`\\[\]<>#+-]/g, ''))
    fc.assert(
      fc.property(plain, (text) => {
        expect(plainText(text)).toBe(text)
        expect(mayHaveMarks(text)).toBe(false)
      }),
      RUNS,
    )
  })

  it('FMT-05 that may have no marks has none', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        if (mayHaveMarks(text)) return
        // Two signs that change nothing switch the shortcut off.
        expect(plainText(`${text}\n\n**`)).toBe(`${text}\n\n**`)
      }),
      RUNS,
    )
  })

  it('FMT-06 loses no letter and no digit, but addresses, titles, languages of code and done boxes', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        expect(isSubsequence(lettersOf(plainText(text)), lettersOf(text))).toBe(true)
        const without = text.replaceAll(/\]\(|`{3,}|~{3,}|\[[xX]\]/g, ' ')
        expect(lettersOf(plainText(without))).toBe(lettersOf(without))
      }),
      RUNS,
    )
  })

  it('FMT-05 has the same line breaks without its marks', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        expect(plainText(text).match(/\r\n?|\n/g)).toEqual(text.match(/\r\n?|\n/g))
      }),
      RUNS,
    )
  })

  it('FMT-05 has each character of its plain text where the map says', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        const plain = plainWithMap(text)
        const places = Array.from({ length: plain.text.length }, (_, at) => sourceOffset(plain, at))
        expectSorted(...places)
        // The blank that keeps the words around an image apart has no place of its own.
        const other = places.filter((place, at) => text[place] !== plain.text[at])
        expect(other.length).toBeLessThanOrEqual((text.match(/!\[/g) ?? []).length * 2)
      }),
      RUNS,
    )
  })

  it('FMT-05 of words in paragraphs, lists and quotes is the same without its marks twice', () => {
    const words = fc.array(fc.constantFrom('a', 'word', '**b c**', '*d*', '~~e~~', 'https://f.g'), {
      minLength: 1,
    })
    const line = fc.tuple(fc.constantFrom('', '- ', '> ', '## ', '1. ', '- [ ] '), words)
    const text = fc
      .array(line)
      .map((lines) => lines.map(([mark, some]) => mark + some.join(' ')).join('\n'))
    fc.assert(
      fc.property(text, (some) => {
        expect(plainText(plainText(some))).toBe(plainText(some))
      }),
      RUNS,
    )
  })
})
