import { mediaMark, mediaShownIn } from '@daywell/core/media'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertMarks } from './insert-marks.ts'
import { rangeOfMark } from './range-of-mark.ts'
import { type Insertion, takenOut } from './taken-out.ts'

const IDS = ['a'.repeat(24), 'b'.repeat(24)]
const [A, B] = IDS.map((id) => mediaMark(id, '')) as [string, string]
const X = mediaMark('c'.repeat(24), 'there before')

/** A text with A and B, and what was inserted. */
function inserted(text: string, at: number) {
  const insertions = new Map<string, Insertion>()
  let [result, place] = [text, at]
  for (const id of IDS) {
    const { from, to, insert, next } = insertMarks(result, place, [mediaMark(id, '')])
    insertions.set(id, { insert, replaced: result.slice(from, to) })
    result = result.slice(0, from) + insert + result.slice(to)
    place = next
  }
  return { result, insertions }
}

const piece = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom('\n', '\n\n', '# ', '- ', '> ', '1. ', '  ', '```\n', '`', '**', X, `${X}\n`),
)
const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const words = (text: string) => text.replace(/[\s>]/g, '')
const fencesIn = (text: string) => text.match(/^[\s>\d.-]*(?:`{3}|~{3})/gm)?.length ?? 0
const shown = (text: string) => mediaShownIn(text).map(({ id }) => id)

describe('photos that are taken out again', () => {
  it('leave any text just as it was (MED-136)', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, seed) => {
        const { result, insertions } = inserted(text, seed % (text.length + 1))
        expect(takenOut(result, IDS, insertions)).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('leave what was written in the meantime (MED-136)', () => {
    const { result, insertions } = inserted('Rain\nSun', 2)
    expect(takenOut(`Today: ${result}, at last`, IDS, insertions)).toBe('Today: Rain\nSun, at last')
    const captioned = result.replace(A, mediaMark(IDS[0] ?? '', 'The lake'))
    expect(takenOut(captioned, IDS, insertions)).toBe('Rain\n\nSun')
    expect(takenOut(result, IDS, new Map())).toBe('Rain\n\nSun')
    expect(takenOut(`${X}\n${A}\n${B}\n\n`, IDS, new Map())).toBe(X)
  })

  it.each([
    ['at the end', `Rain\n\n${A}\n\n`, 'Rain'],
    ['at the beginning', `${A}\n\nRain`, 'Rain'],
    ['between words', `Rain\n\n${A}\n\nSun`, 'Rain\n\nSun'],
    ['of a group', `Rain\n\n${A}\n${X}\n\nSun`, `Rain\n\n${X}\n\nSun`],
    ['in a line', `Rain ${A} and sun`, 'Rain and sun'],
    ['in a list', `- milk\n  ${A}\n- rice`, '- milk\n- rice'],
    ['as an item', `- ${A}\n- rice`, '- \n- rice'],
    ['in a quote', `> said\n> ${A}\n\nend`, '> said\n\nend'],
    ['alone', A, ''],
  ])('take their line with them: %s (MED-138)', (_, text, expected) => {
    const from = text.indexOf(A)
    const range = rangeOfMark(text, { from, to: from + A.length })
    expect(text.slice(0, range.from) + text.slice(range.to)).toBe(expected)
  })

  it('take no word and no other photo with them (MED-138)', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, seed) => {
        const marks = mediaShownIn(text)
        const mark = marks[seed % Math.max(1, marks.length)]
        if (!mark) return
        const { from, to } = rangeOfMark(text, mark)
        const rest = text.slice(0, from) + text.slice(to)
        expect(words(rest)).toBe(words(text.slice(0, mark.from) + text.slice(mark.to)))
        // A fence that stood in a line with the photo begins it now, and makes code of what follows.
        fc.pre(fencesIn(rest) <= fencesIn(text))
        expect(shown(rest)).toHaveLength(marks.length - 1)
      }),
      { numRuns: 1000 },
    )
  })
})
