import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepLineBreaks } from './index.ts'

const shown = (text: string) => text.replaceAll(/\r\n?/g, '\n')
const piece = fc.oneof(
  fc.constantFrom('\n', '\r\n', '\r', '\u2028', '\0', '\ufeff', '\ud800', '# ', '**', ''),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''))
const typed = fc.array(fc.constantFrom('\n', 'a', '**', '😀', '\u2028'), { maxLength: 6 })

it('FMT-30 a text that is only shown keeps every byte', () => {
  fc.assert(fc.property(text, (stored) => keepLineBreaks(stored, shown(stored)) === stored))
})

const lineBreak = fc.constantFrom('\n', '\r\n', '\r')
/** Which of several equal lines was edited can't be told, so each line is another one. */
const differentLines = fc
  .array(fc.tuple(fc.constantFrom('', '\u2028', '# ', '\ufeff', '😀'), lineBreak), {
    maxLength: 30,
  })
  .map((lines) => lines.map(([line, end], index) => `${index}.${line}${end}`).join(''))

it('FMT-30 what stands before and after an edit keeps every byte, with any line breaks', () => {
  fc.assert(
    fc.property(differentLines, fc.nat(), fc.nat(), typed, (stored, from, length, insert) => {
      // The edit is between whole lines of the stored text, or within one.
      const [before, , after] = cut(stored, from, length)
      const edited = shown(before) + insert.join('') + shown(after)
      const kept = keepLineBreaks(stored, edited)
      expect(shown(kept)).toBe(edited)
      expect(kept.startsWith(withoutOpenEnd(before))).toBe(true)
      expect(kept.endsWith(withoutOpenStart(after))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('FMT-30 an empty line stays where a `\\r` and a `\\n` would become one break', () => {
  expect(keepLineBreaks('a\rb\n\nc', 'a\n\nc')).toBe('a\r\rc')
  expect(keepLineBreaks('0.\r1.\n', '0.\n\n.\n')).toBe('0.\r\r.\r')
})

it('FMT-30 an edit of any text changes nothing but the kind of its line breaks', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), typed, (stored, from, length, insert) => {
      const [before, , after] = cut(stored, from, length)
      const edited = shown(before) + insert.join('') + shown(after)
      expect(shown(keepLineBreaks(stored, edited))).toBe(edited)
    }),
    { numRuns: 1000 },
  )
})

it('FMT-30 what stands between two edits keeps every byte', () => {
  expect(keepLineBreaks('a\r\nb\nc\r\nd', 'a\nnew\nb\nc\nnew\nd')).toBe(
    'a\r\nnew\r\nb\nc\r\nnew\r\nd',
  )
  const breaks = fc.array(lineBreak, { minLength: 6, maxLength: 30 })
  fc.assert(
    fc.property(breaks, fc.nat(), fc.nat(), typed, typed, (ends, one, other, first, second) => {
      const lines = ends.map((end, index) => `line ${index}${end}`)
      const [from, to] = [one % lines.length, other % lines.length].sort((a, b) => a - b)
      const middle = lines.slice(from, to).join('')
      const parts = [lines.slice(0, from).join(''), middle, lines.slice(to).join('')]
      const [before, between, after] = parts.map(shown)
      const edited = `${before}${first.join('')}\n${between}${second.join('')}\n${after}`
      const kept = keepLineBreaks(lines.join(''), edited)
      expect(shown(kept)).toBe(edited)
      expect(kept).toContain(middle)
    }),
    { numRuns: 1000 },
  )
})

it('FMT-30 a new line gets the kind of break of the text around it', () => {
  expect(keepLineBreaks('a\r\nb', 'a\nnew\nb')).toBe('a\r\nnew\r\nb')
  expect(keepLineBreaks('a\r\nb', 'a\nb\nnew')).toBe('a\r\nb\r\nnew')
  expect(keepLineBreaks('a\rb\nc', 'a\nb\nc\nd')).toBe('a\rb\nc\nd')
  expect(keepLineBreaks('\r\n', '')).toBe('')
  expect(keepLineBreaks('a\nb', 'c\nd')).toBe('c\nd')
})

/** Splits at two places, never inside `\r\n`. */
function cut(stored: string, at: number, length: number): [string, string, string] {
  const from = outside(stored, at % (stored.length + 1))
  const to = outside(stored, Math.min(stored.length, from + (length % 5)))
  return [stored.slice(0, from), stored.slice(from, to), stored.slice(to)]
}

const outside = (stored: string, at: number) =>
  stored[at - 1] === '\r' && stored[at] === '\n' ? at + 1 : at

/** The lines that the edit can't have joined with others: whole ones, with their breaks. */
const withoutOpenEnd = (before: string) => before.replace(/(?:\r\n?|\n)?[^\r\n]*$/, '')
const withoutOpenStart = (after: string) => after.replace(/^[^\r\n]*(?:\r\n?|\n)?/, '')
