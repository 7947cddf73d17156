import { mediaMark, mediaShownIn } from '@daywell/core/media'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertMarks } from './insert-marks.ts'

const A = mediaMark('a'.repeat(24), '')
const B = mediaMark('b'.repeat(24), 'Lake')
const X = mediaMark('c'.repeat(24), 'there before')

/** What becomes of a text; `|` is the caret before and after. */
function after(marked: string, ...marks: string[]): string {
  const at = marked.indexOf('|')
  const text = marked.replace('|', '')
  const { from, to, insert, caret } = insertMarks(text, at, marks)
  const next = text.slice(0, from) + insert + text.slice(to)
  return `${next.slice(0, caret)}|${next.slice(caret)}`
}

describe('photos in a text', () => {
  it.each([
    ['an empty text', '|', `${A}\n\n|`],
    ['the end of a line', 'Rain|', `Rain\n\n${A}\n\n|`],
    ['the middle of a line', 'Ra|in\nSun', `Ra|in\n\n${A}\n\nSun`],
    ['the beginning of a line', 'Rain\n|Sun', `Rain\n\n${A}\n\n|Sun`],
    ['an empty line between', 'Rain\n\n|\n\nSun', `Rain\n\n${A}\n|\nSun`],
    ['an empty line after words', 'Rain\n|', `Rain\n\n${A}\n\n|`],
    ['a heading', '# Rain|', `# Rain\n\n${A}\n\n|`],
    ['a list', '- milk|\n- rice', `- milk\n  ${A}|\n- rice`],
    ['an empty item', '- |', `- ${A}|`],
    ['a quote', '> said|', `> said\n> ${A}|`],
    ['a list in a quote', '> - said|', `> - said\n>   ${A}|`],
    ['code', '```\nlet| x\n```\nend', `\`\`\`\nlet| x\n\`\`\`\n\n${A}\n\nend`],
  ])('go on lines of their own: %s (MED-55)', (_, before, expected) => {
    expect(after(before, A)).toBe(expected)
  })

  it.each([
    ['several at once', 'Rain|', `Rain\n\n${A}\n${B}\n\n|`, [A, B]],
    ['at the end of another', `${X}|`, `${X}\n${A}\n\n|`, [A]],
    ['before another', `|${X}`, `${A}\n|${X}`, [A]],
    ['on the line under another', `${X}\n|`, `${X}\n${A}\n|`, [A]],
    ['between two', `${X}\n|\n${B}`, `${X}\n${A}\n|${B}`, [A]],
  ])('make a group: %s (MED-55)', (_, before, expected, marks) => {
    expect(after(before, ...marks)).toBe(expected)
  })

  it('join those that were just added (MED-55)', () => {
    const first = insertMarks('Rain', 4, [A])
    const text = `Rain${first.insert}`
    const second = insertMarks(text, first.next, [B])
    expect(text.slice(0, second.from) + second.insert + text.slice(second.to)).toBe(
      `Rain\n\n${A}\n${B}\n\n`,
    )
    expect(after(`${text}|`, B)).toBe(`Rain\n\n${A}\n${B}\n\n|`)
  })

  it('are shown wherever they are added, and change no word and no other photo (MED-56)', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom('\n', '\n\n', '# ', '- ', '> ', '1. ', '- [ ] ', '  ', '    '),
      fc.constantFrom('```\n', '`', '**', '![', '](', ')', '\\', X, `${X}\n`, '---\n', '~~~\n'),
    )
    const words = (text: string) => text.replace(/[\s>]/g, '')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.nat(), (pieces, seed) => {
        const text = pieces.join('')
        const at = seed % (text.length + 1)
        const { from, to, insert, caret, next } = insertMarks(text, at, [A, B])
        const result = text.slice(0, from) + insert + text.slice(to)
        const ids = (shown: string) => mediaShownIn(shown).map(({ id }) => id)
        const added = ids(A + B)
        expect(ids(result).filter((id) => !added.includes(id))).toEqual(ids(text))
        expect(ids(result)).toEqual(expect.arrayContaining(added))
        expect(words(result).replace(words(A), '').replace(words(B), '')).toBe(words(text))
        for (const offset of [caret, next]) expect(offset).toBeLessThanOrEqual(result.length)
        expect(result.slice(0, next).endsWith(B)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
