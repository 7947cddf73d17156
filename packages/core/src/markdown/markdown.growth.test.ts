import { describe, expect, it } from 'vitest'
import { TEXT_MAX } from '#journal/limits.ts'
import { paragraphsOf, plainText, readLines, readSpans } from './index.ts'

/** How much work reading takes per character, at most. */
const MAX_STEPS = 40

const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  'open brackets': repeat('['),
  'open images': repeat('!['),
  'nested brackets': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'links in brackets': (size) => '['.repeat(size / 4) + '[a](https://b)'.repeat(size / 16),
  'nested images': (size) => `${'!['.repeat(size / 8)}a${'](b)'.repeat(size / 8)}`,
  'link tails': repeat('[a]('),
  'link tails with an address': repeat('[a](https://b'),
  'link tails with a title': repeat('[a](b "'),
  'link tails with two titles': repeat('[a](b "[a](b \''),
  'link tails with parentheses': repeat('[a](x(y)'),
  'link tails in angles': repeat('[a](<b'),
  'link tails of blanks': repeat('[a](     '),
  'an endless address': (size) => `[a](https://${'b'.repeat(size)})`,
  'an endless title': (size) => `[a](https://b "${'\\"'.repeat(size / 2)}`,
  'runs of backticks of all lengths': (size) =>
    Array.from({ length: Math.sqrt(size) }, (_, at) => '`'.repeat(at + 1)).join(' '),
  'escaped backticks': repeat('\\``'),
  'pairs of backticks': repeat('`a` '),
  openers: repeat('*a '),
  closers: repeat('a* '),
  'strong openers': repeat('**a '),
  'openers and then closers': (size) => '*a '.repeat(size / 6) + 'a* '.repeat(size / 6),
  'both kinds of openers': repeat('*a _a '),
  'strong marks': repeat('**'),
  'marks of all lengths': repeat('*a **a ***a '),
  'marks in words': repeat('a*b'),
  'marks in words and openers': (size) =>
    '*x '.repeat(size / 9) + 'a*b '.repeat(size / 12) + 'c* '.repeat(size / 9),
  'mixed closers': repeat('a**b*c* '),
  'struck openers': repeat('~~a '),
  underscores: repeat('_a_b '),
  faces: repeat('*_* '),
  angles: repeat('<https://a'),
  addresses: repeat('http://'),
  'addresses without a host': repeat('http:///'),
  'addresses with parentheses': (size) => `https://a${'('.repeat(size / 2)}${')'.repeat(size / 2)}`,
  'signs after an address': (size) => `https://${'.'.repeat(size)}`,
  'deep quotes in a line': repeat('>'),
  'deep quotes in many lines': (size) => `${'> '.repeat(100)}\n`.repeat(size / 200),
  'deeper and deeper quotes': (size) =>
    Array.from({ length: Math.sqrt(size) }, (_, at) => '>'.repeat(at)).join('\n'),
  'items in a line': repeat('- '),
  'items that are almost rules': (size) => `${'* '.repeat(size / 2)}a`,
  'deeper and deeper items': (size) =>
    Array.from({ length: Math.sqrt(size) }, (_, at) => `${' '.repeat(at)}- a`).join('\n'),
  'blank lines in items': (size) => `${'- '.repeat(16)}a\n${'\n'.repeat(size)}`,
  blanks: repeat(' '),
  tabs: repeat('\t\n'),
  'fences of all lengths': (size) =>
    Array.from({ length: Math.sqrt(size) }, (_, at) => '`'.repeat(Math.sqrt(size) - at + 3)).join(
      '\n',
    ),
  'unclosed fences': (size) =>
    `${Array.from({ length: Math.sqrt(size / 2) }, (_, at) => `~~~${'~'.repeat(Math.sqrt(size / 2) - at)}x`).join('\n')}${'\na'.repeat(size / 4)}`,
  numbers: repeat('1. '),
  hashes: (size) => `# ${'#'.repeat(size)}a`,
  'closing hashes': (size) => `# ${'# '.repeat(size / 2)}`,
  lines: repeat('\n'),
  backslashes: repeat('\\'),
}

function repeat(unit: string): (size: number) => string {
  return (size) => unit.repeat(size / unit.length)
}

function stepsOf(text: string): number {
  const work = { steps: 0 }
  for (const lines of paragraphsOf(readLines(text, work))) readSpans(text, lines, work)
  return work.steps
}

describe('reading a hostile text', () => {
  it.each(Object.entries(HOSTILE))(
    'FMT-07 takes steps in proportion to its length: %s',
    (_, make) => {
      const [small, large] = [make(20_000), make(80_000)]
      expect(stepsOf(large)).toBeLessThan(MAX_STEPS * large.length)
      expect(stepsOf(large) / stepsOf(small)).toBeLessThan(1.1 * (large.length / small.length))
    },
  )

  it.each(Object.entries(HOSTILE))('FMT-07 ends for the longest text: %s', (_, make) => {
    expect(plainText(make(TEXT_MAX))).toBeTypeOf('string')
  })
})
