import { describe, expect, it } from 'vitest'
import { type AskedEntry, answerFrom, askIndex, calmOnly } from './index.ts'

const entry = (content: string): AskedEntry => ({
  _id: 'one',
  title: '',
  localDate: '2026-05-01',
  content,
})
const askedOf = (content: string, question = 'zeppelin') =>
  askIndex([{ entry: entry(content) }]).find(question)
const quoteFrom = (content: string, question?: string) =>
  /: “(.*)”$/s.exec(answerFrom(askedOf(content, question)).response)?.[1]

describe('a quote', () => {
  it('ASK-02 has the sentence before and the one after, and nothing of another paragraph', () => {
    const day = 'Early. We packed the car. The zeppelin flew over us. Anna cried. Then home.'
    expect(quoteFrom(day)).toBe('We packed the car. The zeppelin flew over us. Anna cried.')
    expect(quoteFrom('We packed.\n\nThe zeppelin flew over.\n\nAnna cried.')).toBe(
      'The zeppelin flew over.',
    )
    expect(quoteFrom('We packed.\nThe zeppelin flew over.\nAnna cried.')).toBe(
      'We packed. The zeppelin flew over. Anna cried.',
    )
    expect(quoteFrom('- milk\n- a zeppelin of tin\n- eggs')).toBe('a zeppelin of tin')
  })

  it('ASK-02 has no long neighbor, and is found in the middle of a long text', () => {
    const long = `It went ${'on and '.repeat(40)}on.`
    expect(quoteFrom(`${long} The zeppelin flew. So blue.`)).toBe('The zeppelin flew. So blue.')
    const filler = 'Nothing much to tell of it. '.repeat(300)
    expect(quoteFrom(`${filler}We sat. The zeppelin flew. Anna cried. ${filler}`)).toBe(
      'We sat. The zeppelin flew. Anna cried.',
    )
  })

  it('ASK-02 goes to the end of its sentence', () => {
    const long = `The zeppelin ${'rose and '.repeat(60)}was gone.`
    expect(quoteFrom(long)).toBe(long)
  })

  it('ASK-03 has no neighbor that speaks of harm', () => {
    const asked = askedOf('We packed. The zeppelin flew over. HARM came. Home.')
    const calm = calmOnly(asked, (text) => !text.includes('HARM'))
    expect(calm.found).toBe(true)
    expect(answerFrom(calm).response).toBe('You wrote on May 1, 2026: “The zeppelin flew over.”')
  })

  it('ASK-03 has no neighbors if they speak of harm only together with it', () => {
    const asked = askedOf('I will take. The zeppelin.')
    const calm = calmOnly(asked, (text) => !/take\. The/.test(text))
    expect(answerFrom(calm).response).toBe('You wrote on May 1, 2026: “The zeppelin.”')
  })
})
