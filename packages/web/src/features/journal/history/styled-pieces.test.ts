import { difference } from '@daywell/core/difference'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StyledPiece, stylePieces } from './styled-pieces.ts'

const styled = (old: string, fresh: string) => stylePieces(difference(old, fresh), old, fresh)

const SIGNS = { same: '', added: '+', removed: '-' }

/** `+` and `-` for changes, `‹…›` for marks, and each style after what it applies to. */
const sketch = (pieces: readonly StyledPiece[]) =>
  pieces.map(({ kind, parts }) => SIGNS[kind] + parts.map(sketchPart).join('')).join('|')

const MEDIA = `media:${'0123456789ab'.repeat(2)}`

function sketchPart({ text, run, media }: StyledPiece['parts'][number]): string {
  if (!run) return text
  const look = [...run.styles, ...(run.isHeading ? ['heading'] : [])].join()
  const shown = media ? (media.isEnd ? 'photo' : 'begin') : ''
  return (run.isMark ? `‹${text}›` : text) + (look === '' ? '' : `{${look}}`) + shown
}

describe('the differences of formatted texts', () => {
  it.each([
    ['a river c', 'a **river** c', 'a |+‹**›|river{strong}|+‹**›| c'],
    ['a *river* c', 'a river c', 'a |-‹*›|river|-‹*›| c'],
    ['a *b* c', 'a b c', 'a |-‹*›b{em}‹*›|+b| c'],
    ['Day\nnow', '# Day\nnow', '+‹# ›{heading}|Day{heading}\nnow'],
    ['- a\n- b', '- a\n- [x] b', '‹- ›a\n‹- ›|+‹[x] ›|b'],
    ['[a](https://b.c)', '[a](https://b.d)', '‹[›a‹](https://b.›|-‹c›|+‹d›|‹)›'],
    ['```\na\n```', '```\nb\n```', '‹```›\n|-a{code}|+b{code}|\n‹```›'],
    ['![a](M)', '![b](M)', '‹![›begin|-a{image}|+b{image}|‹](M)›photo'],
    ['a', 'a\n\n![](M)', 'a|+\n\n‹![›begin‹](M)›photo'],
    ['no marks', 'no marks at all', 'no marks|+ at all'],
  ])(
    'FMT-66 include their marks, and show each piece as it is formatted: %j (MED-85)',
    (old, fresh, is) => {
      const [before, after] = [old, fresh].map((text) => text.replace('M', MEDIA))
      expect(sketch(styled(before ?? '', after ?? '')).replaceAll(MEDIA, 'M')).toBe(is)
    },
  )

  it('FMT-66 are the two texts, whatever their marks', () => {
    const anyText = fc
      .array(fc.constantFrom('a', 'b ', '**', '*', '# ', '\n', '- ', '`', '[', '](https://a.b)'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(anyText, anyText, (old, fresh) => {
        const without = (kind: StyledPiece['kind']) =>
          styled(old, fresh)
            .filter((piece) => piece.kind !== kind)
            .flatMap(({ parts }) => parts.map(({ text }) => text))
            .join('')
        expect(without('added')).toBe(old)
        expect(without('removed')).toBe(fresh)
      }),
    )
  })
})
