import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paragraphsOf, plainText, readLines, readRuns } from '../index.ts'
import { anyDocument } from '../testing/documents.ts'

const shown = (text: string) =>
  readRuns(text, readLines(text)).map((line) =>
    line.map(({ text: words, styles, address }) => [
      words,
      ...styles,
      ...(address ? [address] : []),
    ]),
  )

describe('the runs of a paragraph', () => {
  it('FMT-23 are its words with their styles, line by line', () => {
    expect(shown('> a **b *c***\n> ~~d~~ `e`')).toEqual([
      [['a '], ['b ', 'strong'], ['c', 'strong', 'em']],
      [['d', 'strike'], [' '], ['e', 'code']],
    ])
    expect(shown('[a *b*](https://c.d) https://e.f')).toEqual([
      [['a ', 'https://c.d'], ['b', 'em', 'https://c.d'], [' '], ['https://e.f', 'https://e.f']],
    ])
    expect(shown('**a\nb**')).toEqual([[['a', 'strong']], [['b', 'strong']]])
    expect(shown('![a](b)Today')).toEqual([[['a'], [' Today']]])
  })

  it('FMT-23 of code are its lines as typed', () => {
    const text = '```\n**a**\n```'
    const [, code] = readLines(text)
    expect(code && readRuns(text, [code])).toEqual([[{ text: '**a**', styles: [], address: null }]])
  })

  it('FMT-23 are the plain text of any text, in as many lines', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        const lines = paragraphsOf(readLines(text)).flatMap((paragraph) => {
          const runs = readRuns(text, paragraph)
          expect(runs).toHaveLength(paragraph.length)
          return runs.map((line) => line.map(({ text: words }) => words).join(''))
        })
        expect(lines).toEqual(plainText(text).split(/\r\n?|\n/))
      }),
      { seed: 20, numRuns: 1000 },
    )
  })
})
