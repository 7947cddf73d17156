import { describe, expect, it } from 'vitest'
import { seededRandom } from '#testing/index.ts'
import { difference, type Piece } from './difference.ts'

describe('the difference of two texts', () => {
  it('leads from the one to the other and back, whatever they are made of', () => {
    const random = seededRandom(2)
    const bits = [
      'sea',
      'the',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '.',
      '我去河边',
      'ไป',
      '👩‍👩‍👧',
      '🇦🇹',
      'é',
      '\ud800',
      '’',
    ]
    const text = () =>
      Array.from(
        { length: Math.floor(random() * 30) },
        () => bits[Math.floor(random() * bits.length)],
      ).join('')
    for (let round = 0; round < 500; round += 1) {
      const [old, fresh] = [text(), text()]
      expectRoundTrip(old, fresh)
      expectRoundTrip(old, old.slice(0, 8) + fresh + old.slice(8))
    }
  })

  it('is told in whole words', () => {
    expect(markUp('It was a cold day.', 'It was a clear, cold day.')).toBe(
      'It was a {clear, }cold day.',
    )
    expect(markUp('I didn’t go.', 'I didn’t want to go.')).toBe('I didn’t {want to }go.')
    expect(markUp('Der Tag war schön', 'Der Tag war schöner')).toBe('Der Tag war [schön]{schöner}')
    expect(markUp('我昨天去了河边。', '我今天去了河边。')).toBe('我[昨天]{今天}去了河边。')
    expect(markUp('Good 👩‍👩‍👧 day', 'Good 👩‍👩‍👦 day')).toBe('Good [👩‍👩‍👧]{👩‍👩‍👦} day')
  })

  it('is told in whole photos (MED-85)', () => {
    const [lake, pond] = ['0123456789ab', 'ba9876543210'].map((half) => `media:${half.repeat(2)}`)
    expect(markUp(`Sun ![A walk](${lake})`, `Sun ![A walk](${pond})`)).toBe(
      `Sun ![A walk[](${lake})]{](${pond})}`,
    )
    expect(markUp(`Sun. ![Old](${lake})`, `Sun. ![New](${lake})`)).toBe(
      `Sun. ![[Old]{New}](${lake})`,
    )
  })

  it('is nothing where the texts are the same', () => {
    expect(difference('', '')).toEqual([])
    expect(difference('as it was', 'as it was')).toEqual([{ kind: 'same', text: 'as it was' }])
    expect(markUp('', 'new')).toBe('{new}')
    expect(markUp('gone', '')).toBe('[gone]')
  })

  it('takes changes together that only a blank or a short word keeps apart', () => {
    expect(markUp('the big cat sat', 'the old dog sat')).toBe('the [big cat]{old dog} sat')
    expect(markUp('mornings by the sea were calm', 'evenings in the sea were wild')).toBe(
      '[mornings by]{evenings in} the sea were [calm]{wild}',
    )
    expect(markUp('One.\nTwo.', 'First.\nSecond.')).toBe('[One]{First}.\n[Two]{Second}.')
  })

  it('holds on to words, and not to the blanks between them', () => {
    const old = 'We walked along the river. It rained, and we laughed.'
    expect(markUp(old, 'We walked along the canal. Nobody came. It rained.')).toBe(
      'We walked along the [river]{canal. Nobody came}. It rained[, and we laughed].',
    )
  })

  it('begins a change where a line, a sentence or a word begins', () => {
    expect(markUp('We met. Nobody came. It rained.', 'We met. It rained.')).toBe(
      'We met. [Nobody came. ]It rained.',
    )
    expect(markUp('We met.', 'We met. It rained.')).toBe('We met.{ It rained.}')
    expect(markUp('one\ntwo\n', 'one\n\ntwo\nthree\n')).toBe('one\n{\n}two\n{three\n}')
    expect(markUp('Forty minutes', 'About fifty minutes')).toBe('[Forty]{About fifty} minutes')
    expect(markUp('a very good day', 'a very very good day')).toBe('a very {very }good day')
  })

  it('of long texts with little in common is told by lines, and by words where it can be', () => {
    const random = seededRandom(3)
    const word = () => `word${Math.floor(random() * 500)}`
    const line = () => `${Array.from({ length: 20 }, word).join(' ')}\n`
    const lines = (count: number) => Array.from({ length: count }, line)
    const kept = lines(600)
    const mixed = () =>
      lines(600).flatMap((own, at) => (at % 2 ? [own, kept[at] as string] : [own]))
    const [old, fresh] = [
      ['begun early\n', ...mixed()],
      ['begun late\n', ...mixed()],
    ]
    const pieces = expectRoundTrip(old.join(''), fresh.join(''))
    expect(pieces.slice(0, 3).map(({ text }) => text)).toEqual(['begun ', 'early', 'late'])
    const same = pieces
      .filter(({ kind }) => kind === 'same')
      .map(({ text }) => text)
      .join('')
    expect(kept.filter((_, at) => at % 2).every((text) => same.includes(text))).toBe(true)
  })

  it('of the longest texts with nothing in common is that one replaces the other', () => {
    const hostile = [
      ['a b '.repeat(62_500), 'b a a '.repeat(41_000)],
      ['a\nb\n'.repeat(62_500), 'b\na\na\n'.repeat(41_000)],
    ] as const
    for (const [old, fresh] of hostile) {
      expect(expectRoundTrip(old, fresh).length).toBeLessThan(5)
    }
  })
})

function expectRoundTrip(old: string, fresh: string): Piece[] {
  const pieces = difference(old, fresh)
  const without = (left: Piece['kind']) =>
    pieces.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
  expect([without('added'), without('removed')]).toEqual([old, fresh])
  return pieces
}

/** What goes in square brackets, what comes in curly ones. */
function markUp(old: string, fresh: string): string {
  const brackets = { same: ['', ''], removed: ['[', ']'], added: ['{', '}'] } as const
  return difference(old, fresh)
    .map(({ kind, text }) => brackets[kind].join(text))
    .join('')
}
