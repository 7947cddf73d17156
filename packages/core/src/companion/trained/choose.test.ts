import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type BankReply, openBank } from './bank.ts'
import { choose, type Found } from './choose.ts'
import type { Sensed } from './sense.ts'

const situations = [
  { id: 'scan', family: 'illness', tone: 'bad news', asks: false },
  { id: 'waiting', family: 'illness', tone: 'hard', asks: false },
  { id: 'quarrel', family: 'people', tone: 'hard', asks: true },
  { id: 'walk', family: 'days', tone: 'good', asks: true },
  { id: 'party', family: 'days', tone: 'good', asks: true },
  { id: 'errands', family: 'days', tone: 'plain', asks: true },
  { id: 'leak', family: 'irony', tone: 'hard', asks: true },
  { id: 'feeling-unsafe', family: 'danger', tone: 'bad news', asks: false },
]
const ids = situations.map(({ id }) => id)
/** Written for the first situation, and true for the others. */
const aReply = (text: string, ...of: readonly string[]) => {
  const [first = -1, ...also] = of.map((id) => ids.indexOf(id))
  return { text, asks: text.endsWith('?'), for: [first], also }
}
const text = (replies: readonly object[]) =>
  [situations, ...replies].map((line) => `${JSON.stringify(line)}\n`).join('')

const bank = openBank(
  text([
    aReply('I’m sorry about the scan.', 'scan'),
    aReply('That’s a lot to carry.', 'waiting', 'scan', 'quarrel', 'leak', 'feeling-unsafe'),
    aReply('Waiting is its own kind of work.', 'waiting'),
    aReply('What did you want to say to them?', 'quarrel'),
    aReply('The quarrel will keep until morning.', 'quarrel'),
    aReply('What a good walk.', 'walk'),
    aReply('What a good day.', 'walk', 'party'),
    aReply('A day like that is worth writing down.', 'walk', 'party', 'errands'),
    aReply('The rain held off.', 'party', 'walk'),
    aReply('Which part would you do again?', 'walk', 'party'),
  ]),
)

const sensed = (chances: Readonly<Record<string, number>>): Sensed => ({
  situations: Object.entries(chances)
    .map(([id, p]) => ({ id, p }))
    .toSorted((a, b) => b.p - a.p),
  intents: [],
  concerns: [],
})
const plainly: Found = { tone: 'plain', wry: false, isInherited: false }
const chosen = (chances: Readonly<Record<string, number>>, found: Partial<Found> = {}) => {
  const { statements, questions, danger } = choose(sensed(chances), { ...plainly, ...found }, bank)
  return { statements: statements.flat(), questions: questions.flat(), danger }
}
const kind = { id: 'any', is: /./, replies: [] }
const nothing = { statements: [], questions: [], danger: false }

describe('AI-110 a reply of the bank', () => {
  it('is true for what the text is likely about, the closest first', () => {
    expect(choose(sensed({ walk: 0.9 }), plainly, bank)).toEqual({
      statements: [
        ['What a good walk.', 'What a good day.', 'A day like that is worth writing down.'],
        ['The rain held off.'],
      ],
      questions: [['Which part would you do again?'], []],
      danger: false,
      chances: { badNews: 0, heavy: 0, good: 0.9 },
    })
    const { statements } = choose(sensed({ scan: 0.9 }), plainly, bank)
    expect(statements).toEqual([['I’m sorry about the scan.'], ['That’s a lot to carry.']])
  })

  it('is said where no single situation is sure, if it fits all that are likely', () => {
    expect(chosen({ walk: 0.4, party: 0.4, errands: 0.15 }).statements).toEqual([
      'What a good day.',
      'A day like that is worth writing down.',
      'The rain held off.',
    ])
    expect(chosen({ walk: 0.3, party: 0.3, errands: 0.3 }).statements).toEqual([
      'A day like that is worth writing down.',
    ])
    expect(chosen({ walk: 0.5 })).toEqual(nothing)
  })

  it('AI-18 needs more certainty to ask than to tell', () => {
    expect(chosen({ quarrel: 0.75, leak: 0.1 }).questions).toEqual([])
    expect(chosen({ quarrel: 0.85, leak: 0.1 }).questions).toEqual([
      'What did you want to say to them?',
    ])
  })

  it('is never light beside what may be bad news or hard', () => {
    expect(chosen({ walk: 0.84, scan: 0.13 })).toEqual(nothing)
    expect(chosen({ walk: 0.75, quarrel: 0.21 })).toEqual(nothing)
    expect(chosen({ walk: 0.8, quarrel: 0.16 }).statements).toEqual([
      'A day like that is worth writing down.',
    ])
    expect(chosen({ quarrel: 0.8, scan: 0.13 }).statements).toEqual(['That’s a lot to carry.'])
  })

  it('is not glad of what may be meant the other way round', () => {
    const plain = ['A day like that is worth writing down.']
    expect(chosen({ walk: 0.95 }, { wry: true }).statements).toEqual(plain)
    expect(chosen({ walk: 0.7, leak: 0.14 }).statements.length).toBeGreaterThan(1)
    expect(chosen({ walk: 0.7, leak: 0.3 }).statements).toEqual([])
  })

  it('AI-18 asks nothing of bad news, of what may be, or of what follows it', () => {
    expect(chosen({ quarrel: 0.83, waiting: 0.15 }).questions).toEqual([])
    expect(chosen({ quarrel: 0.83 }, { tone: 'bad news' }).questions).toEqual([])
    expect(chosen({ quarrel: 0.83 }, { isInherited: true }).questions).toEqual([])
  })

  it('gives way where rules found something heavy, unless it’s as careful or nearly certain', () => {
    expect(chosen({ walk: 0.8 }, { tone: 'hard', kind })).toEqual(nothing)
    expect(chosen({ walk: 0.86, quarrel: 0.07 }, { tone: 'hard', kind })).toEqual(nothing)
    expect(chosen({ walk: 0.95 }, { tone: 'hard', kind }).statements).toContain('What a good walk.')
    expect(chosen({ walk: 0.95 }, { tone: 'bad news', kind })).toEqual(nothing)
    expect(chosen({ walk: 0.8 }, { tone: 'bad news' })).toEqual(nothing)
    expect(chosen({ walk: 0.95 }, { tone: 'hard', isInherited: true })).toEqual(nothing)
    expect(chosen({ walk: 0.55, party: 0.4 }, { tone: 'hard' })).toEqual(nothing)
    expect(chosen({ walk: 0.95 }, { tone: 'hard' }).statements).toContain('What a good walk.')
    expect(chosen({ scan: 0.9 }, { tone: 'hard', kind }).statements).toContain(
      'I’m sorry about the scan.',
    )
    expect(chosen({}, { tone: 'bad news' })).toEqual(nothing)
  })

  it('gives way to good news that rules are sure of', () => {
    expect(chosen({ walk: 0.9 }, { tone: 'good', kind })).toEqual(nothing)
    expect(chosen({ scan: 0.9 }, { tone: 'good', kind }).statements).toContain(
      'I’m sorry about the scan.',
    )
  })

  it('comes with help where someone may be in danger', () => {
    expect(chosen({ 'feeling-unsafe': 0.4, quarrel: 0.4 }).danger).toBe(true)
    expect(chosen({ 'feeling-unsafe': 0.3, quarrel: 0.4 }).danger).toBe(false)
  })

  it('comes with how likely bad news, anything heavy and something good are', () => {
    const { chances } = choose(sensed({ scan: 0.4, quarrel: 0.2, walk: 0.3 }), plainly, bank)
    expect(chances.badNews).toBeCloseTo(0.4)
    expect(chances.heavy).toBeCloseTo(0.6)
    expect(chances.good).toBeCloseTo(0.3)
  })

  it('is not looked for in what the bank doesn’t know', () => {
    expect(chosen({ unheard: 0.99 })).toEqual(nothing)
  })
})

describe('the bank', () => {
  const file = new URL('weights/bank.jsonl', import.meta.url)
  const { situations: known, replies } = openBank(readFileSync(file, 'utf8'))
  const of = (reply: BankReply) => [...reply.for].flatMap((id) => known.get(id) ?? [])

  it('AI-110 has at least 1,200 replies, each for situations that exist', () => {
    expect(replies.length).toBeGreaterThanOrEqual(1200)
    expect(
      replies.filter((reply) => reply.for.size === 0 || of(reply).length < reply.for.size),
    ).toEqual([])
  })

  it('AI-110 asks nothing about what nothing is to be asked of', () => {
    const asking = replies.filter(({ asks }) => asks)
    expect(asking.filter((reply) => of(reply).some(({ asks }) => !asks))).toEqual([])
    expect(replies.filter(({ asks, text }) => asks !== text.endsWith('?'))).toEqual([])
  })
})
