import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '#markdown/index.ts'
import { mediaMark, mediaNamedIn, mediaShownIn } from './index.ts'

const ID = '0123456789abcdef01234567'
const OTHER = 'f'.repeat(24)

describe('photos and recordings in a text', () => {
  it('are shown where our reader finds an image with their address (MED-01)', () => {
    const text = `Morning\n\n![The *lake*](media:${ID})\n![](media:${OTHER} "title")`
    expect(mediaShownIn(text)).toEqual([
      { id: ID, caption: 'The *lake*', from: 9, to: 9 + `![The *lake*](media:${ID})`.length },
      expect.objectContaining({ id: OTHER, caption: '' }),
    ])
    expect(plainText(text)).not.toContain('media:')
  })

  it.each([
    ['an id in capitals', `![a](media:${ID.toUpperCase()})`],
    ['a short id', '![a](media:0123)'],
    ['another address', '![a](https://example.com/a.png)'],
    ['a link', `[a](media:${ID})`],
    ['code', `\`![a](media:${ID})\``],
    ['a fence', `\`\`\`\n![a](media:${ID})\n\`\`\``],
  ])('are not shown for %s (MED-01)', (_, text) => {
    expect(mediaShownIn(text)).toEqual([])
  })

  it('are named even in code and in broken marks (MED-02)', () => {
    const text = `\`media:${ID}\` ![unclosed](media:${OTHER} and media:${ID}0`
    expect(mediaNamedIn(text)).toEqual(new Set([ID, OTHER]))
  })

  it('are named wherever they are shown (MED-02)', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 5 }),
      fc.constantFrom(
        '![',
        '](media:',
        ')',
        `${ID})`,
        '\n',
        '`',
        '> ',
        '- ',
        `![x](media:${OTHER})`,
      ),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const named = mediaNamedIn(text)
        for (const { id, from, to } of mediaShownIn(text)) {
          expect(named).toContain(id)
          expect(text.slice(from, to)).toMatch(/^!\[.*\)$/s)
        }
      }),
    )
  })

  it('have the caption that was written into their mark (MED-03)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (caption) => {
        const text = mediaMark(ID, caption)
        expect(mediaShownIn(text).map(({ id }) => id)).toEqual([ID])
        expect(plainText(text)).toBe(caption.replace(/\s+/g, ' ').trim().replaceAll('\\', '/'))
      }),
      {
        examples: [
          ['a\\'],
          [' a\n [b] *c* _d_ `e` <https://f.example> ~~g~~ '],
          ['](media:'],
          ['https://a.example/b_c_d'],
        ],
      },
    )
  })
})
