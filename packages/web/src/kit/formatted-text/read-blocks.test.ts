import { plainText } from '@daywell/core/markdown'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Item } from './block.ts'
import { readBlocks } from './read-blocks.ts'

const MARKS = [
  ...['*', '**', '_', '~~', '`', '```', '\\', '[', '](https://a.b)', '![', '<https://a.b>'],
  ...['> ', '- ', '* ', '1. ', '12) ', '# ', '### ', '- [ ] ', '- [x] ', '---', '  ', '    ', '\t'],
  ...['\n', '\n', '\n\n', '\r\n', '\n> ', '\n- ', '\n  '],
]
const WORDS = ['a', 'word', ' ', 'Ж', '我', '👩‍👧', 'é', '.', '\ud800']
const anyDocument = fc
  .array(fc.constantFrom(...MARKS, ...WORDS), { maxLength: 60 })
  .map((parts) => parts.join(''))

/** Blocks in brackets, as far as a test can read them. */
function sketch(text: string): string {
  return (readBlocks(text) ?? []).map((block) => sketchBlock(text, block)).join(' ')
}

function sketchBlock(text: string, block: Block): string {
  const inside = (blocks: readonly Block[]) => blocks.map((one) => sketchBlock(text, one)).join(' ')
  switch (block.kind) {
    case 'paragraph':
      return `${'#'.repeat(block.rank)}${textOf(text, block)}${'¶'.repeat(block.blanks)}`
    case 'code':
      return `code[${block.text}]`
    case 'quote':
      return `quote[${inside(block.blocks)}]`
    case 'list':
      return `list[${block.items.map((item) => markerOf(item) + inside(item.blocks)).join('; ')}]`
    case 'media':
      return `media${block.before}[${block.items.map(({ caption }) => caption).join('; ')}]`
    case 'blank':
      return '¶'.repeat(block.lines)
    case 'rule':
      return 'rule'
  }
}

const textOf = (text: string, { runs }: Extract<Block, { kind: 'paragraph' }>) =>
  runs.map(({ from, to }) => text.slice(from, to)).join('')

const markerOf = ({ number, task }: Item) =>
  `${number === undefined ? '' : `${number}.`}${task === 'none' ? '' : `(${task})`}`

describe('the blocks of a text', () => {
  it.each([
    ['*a*\nb\n\nc', 'a\nb¶ c'],
    ['  a\n  b *c*', '  a\n  b c'],
    ['1. a\n\n   b', 'list[1.a¶ b]'],
    ['https://a.b', 'https://a.b'],
    ['a \\* b', 'a * b'],
    ['# a\n\n- b\n- c\n\nd', '#a ¶ list[b; c¶] d'],
    ['1. a\n2. b\n- c', 'list[1.a; 2.b] list[c]'],
    ['7) a\n9) b', 'list[7.a; 9.b]'],
    ['- [ ] a\n- [x] b', 'list[(open)a; (done)b]'],
    ['- a\n  - b\n    - c\n  - d\n- e', 'list[a list[b list[c]; d]; e]'],
    ['- a\n  b\n\n  c', 'list[a\nb¶ c]'],
    ['> a\n> b\n\n> c', 'quote[a\nb] ¶ quote[c]'],
    ['> - a\n> - b\n>   c', 'quote[list[a; b\nc]]'],
    ['- > a\n  > b\n- c', 'list[quote[a\nb]; c]'],
    ['> > a\n> b', 'quote[quote[a] b]'],
    ['> - > a\n> > b', 'quote[list[quote[a]] quote[b]]'],
    ['1. - [x] a', 'list[1.list[(done)a]]'],
    ['-\n- a', 'list[; a]'],
    ['```js\na\n\n  b\n```\nc', 'code[a\n\n  b\n] c'],
    ['> ```\n> a\n```\nb\n```', 'quote[```\na] code[b\n]'],
    ['```\n```\n```\na\n```', 'code[] code[a\n]'],
    ['a\n\n---\n\nb', 'a¶ rule ¶ b'],
  ])('FMT-60 are those of its lines: %j', (text, blocks) => {
    expect(sketch(text)).toBe(blocks)
  })

  it('FMT-61 rank headings without a gap, whatever the text begins with', () => {
    expect(sketch('### a\n##### b\n# c\n###### d\n## e')).toBe('#a ##b #c ##d ##e')
  })

  it('FMT-60 have the letters of the plain text, in their order', () => {
    const lettersOf = (text: string) => text.replace(/\P{L}/gu, '')
    const shown = (text: string) =>
      sketch(text).replace(/quote\[|list\[|code\[|\(open\)|\(done\)|\brule\b/g, '')
    fc.assert(
      fc.property(anyDocument, (text) => {
        const plain = lettersOf(plainText(text))
        if (readBlocks(text)) expect(lettersOf(shown(text))).toBe(plain)
        // Shown as typed: nothing in it is formatted, or no letter would be left.
        else expect([lettersOf(text), '']).toContain(plain)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['![a](M)', 'media0[a]'],
    ['![](M)', 'media0[]'],
    ['![a](M)\n![b](M) ![c](M)\n\n\n![](M)', 'media0[a; b; c; ]'],
    ['one\n![a](M)\ntwo\n\n![b](M)\n\nthree', 'one media0[a] two media1[b] three'],
    ['one\n\n\n![a](M)', 'one¶ media0[a]'],
    ['**one ![a](M) two**', 'one media0[a] two'],
    ['# one ![a](M)\n# two', '#one media0[a] #two'],
    ['- one ![a](M)\n- ![b](M)', 'list[one media0[a]; media1[b]]'],
    ['> ![a](M)\n\n![b](M)', 'quote[media0[a]] media1[b]'],
    ['[![a](M)](https://a.b) b', 'media0[a] b'],
    ['![a ![b](M)](M)', 'media0[a ![b](M)]'],
    ['![a](M) ![b](c.jpg)', 'media0[a] b'],
  ])('of a text with photos have these in their places: %j (MED-83)', (text, blocks) => {
    const address = `media:${'0123456789ab'.repeat(2)}`
    expect(sketch(text.replaceAll('M)', `${address})`)).replaceAll(address, 'M')).toBe(blocks)
  })

  it('FMT-62 never nest deeper than the reader allows, however deep the marks nest', () => {
    const depthOf = (blocks: readonly Block[]): number =>
      Math.max(0, ...blocks.map((block) => 1 + depthOf(insideOf(block))))
    const insideOf = (block: Block) => {
      if (block.kind === 'quote') return block.blocks
      return block.kind === 'list' ? block.items.flatMap(({ blocks }) => blocks) : []
    }
    for (const deep of ['> ', '- ', '*a ', '**a ', '[', '1. '].map((mark) => mark.repeat(10_000)))
      expect(depthOf(readBlocks(`${deep}a`) ?? [])).toBeLessThanOrEqual(17)
  })

  it('FMT-60 a text of which nothing would be left to see is shown as it was typed', () => {
    for (const text of ['![](photo.jpg)', '# ', '#  #', '```ts\n```', '> '])
      expect(readBlocks(text), text).toBe(undefined)
    for (const text of ['---', '- [x]', '![a](b)', '```\n\n```'])
      expect(readBlocks(text), text).not.toBe(undefined)
  })

  it('FMT-60 are not read where nothing is formatted', () => {
    for (const text of ['', 'a\n\nb', '  a_b 2 * 3 \n', 'a: *', '1984. a', 'f**k', '[a] (b)'])
      expect(readBlocks(text), text).toBe(undefined)
  })

  it('FMT-62 are not read where there are too many to show', () => {
    expect(readBlocks('*a* '.repeat(60_000))).toBe(undefined)
    expect(readBlocks(`${'- '.repeat(16)}a\n`.repeat(7000))).toBe(undefined)
    expect(readBlocks('- a\n'.repeat(60_000))).toBe(undefined)
    expect(readBlocks('- *a*\n'.repeat(9_000))).toHaveLength(1)
  })
})
