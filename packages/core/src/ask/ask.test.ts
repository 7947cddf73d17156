import { describe, expect, it } from 'vitest'
import { madeId } from '#backup/made-id.ts'
import {
  type AskedEntry,
  answerFrom,
  askIndex,
  CUT,
  calmOnly,
  NOT_FOUND,
  packed,
  piecesOf,
  waysOfAsking,
} from './index.ts'

const entry = (_id: string, content: string, localDate = '2026-05-01'): AskedEntry => ({
  _id,
  content,
  localDate,
  title: '',
})
const journal = (entries: readonly AskedEntry[]) => askIndex(entries.map((one) => ({ entry: one })))

/** A vector that points one way, and a little another. */
function pointing(way: number, aside = way, much = 0): Int8Array {
  const vector = new Array<number>(384).fill(0)
  // No number of a vector may be large.
  for (let n = 0; n < 24; n += 1) vector[way * 24 + n] = 0.2 * (1 - much)
  for (let n = 0; n < 24; n += 1)
    vector[aside * 24 + n] = (vector[aside * 24 + n] ?? 0) + 0.2 * much
  return packed(vector)
}

describe('a journal that is asked by words', () => {
  const entries = [
    entry('lake', 'Cold morning. We walked round the frozen lake with Anna. Tea.', '2026-01-03'),
    entry('work', 'Long day at work, and more of it tomorrow.', '2026-02-03'),
    entry('anna', 'Anna called in the evening.', '2026-03-03'),
  ]

  it('AI-37 rests its answer on the entries that it quotes, and on no others', () => {
    const asked = journal(entries).find('When did I walk around the lake with Anna?')
    expect(answerFrom(asked)).toEqual({
      response:
        'You wrote on Jan 3, 2026: “Cold morning. We walked round the frozen lake with Anna. Tea.”',
      sources: [{ id: 'lake', title: '', localDate: '2026-01-03' }],
      found: true,
    })
    const several = answerFrom(journal(entries).find('Anna'))
    expect(several.sources.map(({ id }) => id).toSorted()).toEqual(['anna', 'lake'])
    for (const { localDate } of several.sources)
      expect(several.response).toContain(` ${Number(localDate.slice(8))}, `)
  })

  it('AI-118 looks only at the days that it is limited to', () => {
    const days = { from: '2026-01-01', to: '2026-02-28' }
    const found = journal(entries).find('Anna', undefined, days)
    expect(found.answering.map(({ entry: { _id } }) => _id)).toEqual(['lake'])
    const none = { from: '2025-01-01', to: '2025-12-31' }
    expect(journal(entries).find('Anna', undefined, none).answering).toEqual([])
  })

  it('says that it did not find what is not there', () => {
    for (const question of [
      'When did I buy a boat?',
      '???',
      'When?',
      'Who won the cup at Anfield?',
    ])
      expect(answerFrom(journal(entries).find(question))).toEqual({
        response: NOT_FOUND,
        sources: [],
        found: false,
      })
    expect(journal([]).find('Anything').found).toBe(false)
  })

  it('names the days that come nearest where something of a question is there, and claims nothing', () => {
    const half = answerFrom(journal(entries).find('Was the lake frozen in Finland in winter?'))
    expect(half).toMatchObject({ response: NOT_FOUND, found: false })
    expect(half.sources.map(({ id }) => id)).toEqual(['lake'])
  })

  it('knows other forms of a word, and other scripts', () => {
    const found = (written: string, question: string) =>
      journal([...entries, entry('x', written)]).find(question).answering[0]?.entry._id
    expect(found('Met an old friend.', 'Whom did I meet?')).toBe('x')
    expect(found('Bought new boots.', 'When did I buy boots?')).toBe('x')
    expect(found('Wir waren im Gebirge.', 'Wann waren wir im Gebirge?')).toBe('x')
    expect(found('昨天我们去了动物园。', '我们什么时候去了动物园')).toBe('x')
  })

  it('quotes of a very long sentence its beginning', () => {
    const long = entry('long', `The zeppelin ${'and so on '.repeat(9000)}`)
    const { response } = answerFrom(journal([long]).find('The zeppelin'))
    expect(response.length).toBeLessThan(400)
  })
})

describe('a journal that is asked by meaning', () => {
  const all = [
    { entry: entry('boat', 'We sailed out.'), vectors: [pointing(1)] },
    ...Array.from({ length: 12 }, (_, n) => ({
      entry: entry(`day ${n}`, 'A day like any other.'),
      vectors: [pointing(2 + (n % 6), 9, 0.5)],
    })),
    { entry: entry('unread', 'Not read by a model yet.') },
  ]

  it('finds what is near to the question, and tells when nothing is', () => {
    const { found, answering } = askIndex(all).find('When did we go to sea?', [pointing(1)])
    expect([found, answering[0]?.entry._id]).toEqual([true, 'boat'])
    expect(askIndex(all).find('Which planet?', [pointing(15)]).found).toBe(false)
    expect(askIndex(all).find('When did we go to sea?').found, 'without a model').toBe(false)
  })

  it('names the days that come nearest where none is near enough to be an answer', () => {
    const askedAside = (much: number) =>
      askIndex(all).find('When did we row?', [pointing(15, 1, much)])
    expect(askedAside(0)).toMatchObject({ found: false, mayBe: false, isNear: false })
    expect(askedAside(0.1)).toMatchObject({ found: false, mayBe: false, isNear: true })
    expect(answerFrom(askedAside(0.1)).sources.map(({ id }) => id)).toEqual(['boat'])
    expect(askedAside(0.6).found).toBe(true)
  })

  it('gives a routine one place, and each of a few days its own', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        entry: entry(`sail ${n}`, 'We sailed out again.'),
        vectors: [pointing(1, 3, 0.1)],
      }))
    const placesOf = (count: number) =>
      askIndex([...all, ...days(count)])
        .find('When did we go to sea?', [pointing(1)])
        .answering.filter(({ entry: { _id } }) => _id.startsWith('sail')).length
    expect([placesOf(3), placesOf(40)]).toEqual([3, 1])
  })
})

describe('pieces', () => {
  it('are sentences as they stand, those of one paragraph together where there are too many', () => {
    const content = 'One. Two.\n\nThree is of another paragraph.'
    expect(piecesOf({ content }).map(({ text }) => text)).toEqual([
      'One.',
      'Two.',
      'Three is of another paragraph.',
    ])
    const long = piecesOf({ content: 'A sentence of some length, no more. '.repeat(5000) })
    expect(long.length).toBeLessThanOrEqual(32)
    expect(Math.max(...long.map(({ text }) => text.length))).toBeLessThanOrEqual(800)
    expect(piecesOf({ content: ' \n ' })).toEqual([])
    // The end of a long day is among them.
    const day = Array.from({ length: 50 }, (_, n) => `On that day there was a lot to do, ${n}.`)
    expect(piecesOf({ content: day.join(' ') }).at(-1)?.text).toContain('49')
    const apart = piecesOf({ content: day.join('\n\n') })
    expect(apart.map(({ text }) => text)).toEqual(day.slice(0, 32))
  })

  it('FMT-08 are sentences without marks, and never of two items', () => {
    const content =
      '# The lake\n- We **walked** round it\n- [Tea](https://a.b) at home\n\n**So cold!** Brr.'
    expect(piecesOf({ content }).map(({ text }) => text)).toEqual([
      ...['The lake', 'We walked round it', 'Tea at home', 'So cold!', 'Brr.'],
    ])
  })

  it('FMT-08 are never of two items, however many there are, and have no odd signs', () => {
    const items = Array.from({ length: 60 }, (_, n) => `item number ${n} is **short**`)
    const content = items.map((item) => `- ${item}`).join('\n')
    const pieces = piecesOf({ content }).map(({ text }) => text)
    expect(pieces).toEqual(items.slice(0, 32).map((item) => item.replaceAll('*', '')))
  })

  it('are those that the number of the cut stands for: where this fails, raise CUT with what is expected', () => {
    const odd =
      'Dr. Ng came at 5 p.m. “Sit,” she said… I did not! 昨天下雨。我在家。\n> no\n- milk\n- eggs\nno end'
    const long = Array.from({ length: 60 }, (_, n) => `Hour ${n} was ${'so '.repeat(n)}long.`)
    const cut = [odd, long.join(' '), long.join('\n\n'), 'no end '.repeat(400)].map((content) =>
      piecesOf({ content }).map(({ text, start }) => [start, text.length]),
    )
    expect([CUT, madeId(JSON.stringify(cut))]).toEqual([4, '73a26547dc40418aef80045b'])
  })

  it('a question is told as well as asked', () => {
    expect(waysOfAsking('When did I quit my job?')).toEqual([
      'When did I quit my job?',
      'I quit my job',
      'quit job',
    ])
    expect(waysOfAsking('When?')).toEqual(['When?', 'When?', 'When?'])
  })
})

it('FMT-09 what is struck out answers nothing, and is not quoted', () => {
  const asked = journal([
    entry('tent', 'We bought ~~a red tent~~ a boat. ~~The tent was expensive.~~'),
    entry('walk', 'A walk in the rain.'),
  ])
  expect(answerFrom(asked.find('What did the red tent cost?')).found).toBe(false)
  expect(answerFrom(asked.find('When did we buy a boat?')).response).toBe(
    'You wrote on May 1, 2026: “We bought a boat.”',
  )
})

it('INS-89 what stands in a quote answers nothing, and is never told as the person’s words', () => {
  const asked = journal([
    entry(
      'chat',
      'When did I last see Tom?\n\n> You saw Tom at the lighthouse. He was glad.\n\nThanks.',
    ),
    entry('quote', '> You saw Tom at the lighthouse.'),
    entry('walk', 'A walk in the rain.'),
  ])
  expect(answerFrom(asked.find('Who was at the lighthouse?')).found).toBe(false)
  const { answering } = asked.find('When did I last see Tom?')
  expect(answering.map(({ entry: { _id }, quote, passage }) => [_id, quote, passage])).toEqual([
    ['chat', 'When did I last see Tom?', 'When did I last see Tom?\n\n\nThanks.'],
  ])
})

it('a passage that speaks of harm is never quoted, and nothing replaces it', () => {
  const asked = journal([entry('one', 'HARM at the lighthouse'), entry('two', 'The lighthouse')])
  const { answering, found } = calmOnly(asked.find('lighthouse'), (text) => !text.includes('HARM'))
  expect(answering.map(({ entry: { _id } }) => _id)).toEqual(['two'])
  expect(found).toBe(asked.find('lighthouse').answering[0]?.entry._id === 'two')
  // Nor is its day among those that come nearest.
  const half = journal([entry('one', 'HARM at the lake, frozen'), entry('two', 'A day like any')])
  const nearest = half.find('Was the lake frozen in Finland in winter?')
  const isCalm = (text: string) => !text.includes('HARM')
  expect(answerFrom(nearest).sources.map(({ id }) => id)).toEqual(['one'])
  expect(answerFrom(calmOnly(nearest, isCalm)).sources).toEqual([])
})
