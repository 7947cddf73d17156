import { describe, expect, it } from 'vitest'
import {
  type Asked,
  type AskedEntry,
  answerFrom,
  askIndex,
  calmOnly,
  judged,
  toJudge,
} from './index.ts'

const written: readonly AskedEntry[] = [
  ['2026-01-03', 'We walked round the lake with Anna.'],
  ['2026-02-03', 'Soup with Anna, and a long talk.'],
  ['2026-03-03', 'Anna called in the evening.'],
].map(([localDate = '', content = '']) => ({ _id: localDate, localDate, content, title: '' }))
const journal = askIndex(written.map((entry) => ({ entry })))

const FAR = 0.1

/** As found by meaning, these days nearest to the question. */
function foundFor(question: string, days: readonly string[]): Asked {
  const asked = journal.find(question)
  const candidates = asked.candidates.map((one) => {
    const at = days.indexOf(one.entry._id)
    return { ...one, near: at < 0 ? FAR : 0.5, score: at < 0 ? FAR : 0.5 - at / 5 }
  })
  return { ...asked, candidates }
}

/** What a judge makes of it who likes these days, the first one best. */
function judgedFor(question: string, ...days: readonly string[]) {
  const asked = foundFor(question, days)
  const chances = asked.candidates.map(({ entry }) => (days.includes(entry._id) ? 0.9 : 0.1))
  return judged(asked, chances)
}

const daysIn = (asked: ReturnType<typeof judged>) =>
  answerFrom(asked).sources.map(({ localDate }) => localDate)

describe('ASK-04 what a judge makes of the likeliest passages', () => {
  it('is the answer where it is sure, the surest first', () => {
    const asked = judgedFor('What about Anna?', '2026-02-03', '2026-01-03')
    expect(asked).toMatchObject({ found: true, mayBe: true })
    expect(daysIn(asked)).toEqual(['2026-02-03', '2026-01-03'])
  })

  it('is nothing where it is sure of none, however near they are by their words', () => {
    const question = 'Where did we walk with Anna round the lake?'
    expect(answerFrom(journal.find(question)).found).toBe(true)
    const asked = judgedFor(question)
    expect(asked).toMatchObject({ found: false, mayBe: false, isNear: true })
    expect(answerFrom(asked).found).toBe(false)
  })

  it('ASK-10 is nothing where several are as near as the first', () => {
    const asked = foundFor('What about Anna?', ['2026-02-03'])
    const alike = asked.candidates.map((one) => ({ ...one, near: 0.5, score: 0.5 }))
    const chances = alike.map(() => 0.9)
    expect(judged({ ...asked, candidates: alike }, chances).found).toBe(false)
  })

  it('goes by the words where nothing was read for its meaning', () => {
    const asked = journal.find('Where did we walk with Anna round the lake?')
    expect(judged(asked, [0.1, 0.1, 0.1])).toBe(asked)
  })

  it('may be an answer for a model to read where it is half sure', () => {
    const asked = foundFor('What about Anna?', ['2026-02-03', '2026-01-03'])
    const candidates = asked.candidates.map((one) => ({ ...one, score: one.score * 0.9 }))
    const half = judged({ ...asked, candidates }, [0.1, 0.2, 0.1])
    expect(half).toMatchObject({ found: false, mayBe: true })
    expect(half.answering[0]?.entry._id).toBe('2026-02-03')
  })

  it('goes by day for the last time, the first time and all, of those alone that it is sure of', () => {
    const days = ['2026-01-03', '2026-03-03']
    expect(daysIn(judgedFor('When did I last see Anna?', ...days))).toEqual(days.toReversed())
    expect(daysIn(judgedFor('When did I first see Anna?', ...days))).toEqual(days)
    const all = judgedFor('List all entries about Anna', ...days)
    expect(answerFrom(all).response).toMatch(/^I found 2 entries:\n\nMar 3, 2026/)
  })

  it('is nothing in a journal without entries, and for a passage that it wasn’t given', () => {
    expect(judged(askIndex([]).find('Anna?'), [])).toMatchObject({ found: false, answering: [] })
    const found = foundFor('What about Anna?', ['2026-02-03'])
    const [first, ...others] = judged(found, []).answering
    expect([first?.entry._id, others.length]).toEqual(['2026-02-03', 2])
  })

  it('leaves a list as it was found where there are more than it read', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      entry: { _id: `${n}`, title: '', content: 'A run.', localDate: `2026-05-${10 + n}` },
    }))
    const asked = askIndex(many).find('List all my runs')
    expect(asked.candidates.length).toBeLessThan(20)
    expect(judged(asked, [])).toEqual(asked)
  })
})

describe('ASK-05 what a judge reads', () => {
  const readOf = (content: string) => {
    const entry = { _id: 'one', title: '', localDate: '2026-05-01', content }
    const [one] = askIndex([{ entry }]).find('The zeppelin?').candidates
    return one ? toJudge('The zeppelin?', one).text : ''
  }

  it('is the question and the sentence with as many around it as fit', () => {
    expect(readOf('Early.\n\nThe zeppelin flew. So **blue**.\n\nThen home.')).toBe(
      'The zeppelin? | Early.\n\nThe zeppelin flew. So blue.\n\nThen home.',
    )
    const long = `It went ${'on and '.repeat(30)}on.`
    const days = `${`${long} `.repeat(4)}The zeppelin flew. ${`${long} `.repeat(4)}`
    const read = readOf(days)
    expect(read).toContain('The zeppelin flew.')
    expect(read.length).toBeGreaterThan(200)
    expect(read.length).toBeLessThanOrEqual(360 + 'The zeppelin? | '.length)
  })

  it('has no sentence that speaks of harm', () => {
    const calm = calmOnly(journal.find('What about Anna?'), (text) => !text.includes('Soup'))
    expect(calm.candidates.map(({ entry }) => entry._id).toSorted()).toEqual([
      '2026-01-03',
      '2026-03-03',
    ])
  })
})
