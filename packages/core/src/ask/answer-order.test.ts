import { describe, expect, it } from 'vitest'
import { type AskedEntry, answerFrom, askIndex, calmOnly, NOT_FOUND } from './index.ts'

const written: readonly AskedEntry[] = [
  ['2026-01-03', 'We walked round the lake with Anna.'],
  ['2026-03-03', 'Anna called in the evening.'],
  ['2026-02-03', 'Soup with Anna, and a long talk.'],
  ['2026-04-03', 'Long day at work.'],
].map(([localDate = '', content = '']) => ({ _id: localDate, localDate, content, title: '' }))
const journal = askIndex(written.map((entry) => ({ entry })))
const idsOf = (question: string) => answerFrom(journal.find(question)).sources.map(({ id }) => id)

describe('AI-121 the order of an answer', () => {
  it('is by day, newest first, for the last time', () => {
    expect(idsOf('When did I last see Anna?')).toEqual(['2026-03-03', '2026-02-03', '2026-01-03'])
    const { response } = answerFrom(journal.find('When did I last see Anna?'))
    expect(response).toMatch(/^The latest I found is from Mar 3, 2026: “Anna called/)
    expect(response).toContain('\n\nBefore that:\n\nFeb 3, 2026')
  })

  it('is by day, oldest first, for the first time', () => {
    expect(idsOf('When did I first mention Anna?')[0]).toBe('2026-01-03')
  })

  it('lists all of them with their number', () => {
    const { response, sources } = answerFrom(journal.find('List all entries about Anna'))
    expect(response).toMatch(/^I found 3 entries:\n\nMar 3, 2026/)
    expect(sources).toHaveLength(3)
    const many = Array.from({ length: 20 }, (_, n) => ({
      entry: { _id: `${n}`, title: '', content: 'A run.', localDate: `2026-05-${10 + n}` },
    }))
    const all = answerFrom(askIndex(many).find('How many times did I run?'))
    expect(all.response).toMatch(/^I found 20 entries, and these are the newest 12:/)
    expect(all.sources).toHaveLength(12)
  })

  it('keeps to the days that it is limited to', () => {
    const days = { from: '2026-01-01', to: '2026-02-28' }
    const limited = answerFrom(journal.find('When did I last see Anna?', undefined, days))
    expect(limited.sources.map(({ id }) => id)).toEqual(['2026-02-03', '2026-01-03'])
    const none = journal.find('When did I last see Anna?', undefined, {
      from: '2027-01-01',
      to: '2027-01-31',
    })
    expect(answerFrom(none)).toEqual({ response: NOT_FOUND, sources: [], found: false })
  })

  it('ASK-09 takes a name that the journal has for no one else’s, and otherwise for a typo', () => {
    const named = askIndex(
      [
        { _id: '2026-01-03', content: 'Lunch with Martina.' },
        { _id: '2026-03-03', content: 'A walk with Marina.' },
      ].map((one) => ({ entry: { ...one, localDate: one._id, title: '' } })),
    )
    const martina = ['2026-01-03']
    for (const name of ['Martina', 'Marttina']) {
      const { sources } = answerFrom(named.find(`When did I last see ${name}?`))
      expect(sources.map(({ id }) => id)).toEqual(martina)
    }
  })

  it('goes on with the next where one may not be quoted', () => {
    const calm = calmOnly(
      journal.find('When did I last see Anna?'),
      (text) => !text.includes('called'),
    )
    expect(answerFrom(calm).sources[0]?.id).toBe('2026-02-03')
    expect(calm.matching).toBe(2)
  })
})
