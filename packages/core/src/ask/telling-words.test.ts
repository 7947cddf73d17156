import { describe, expect, it } from 'vitest'
import { tellingWords } from './telling-words.ts'

describe('the words that count', () => {
  it('ASK-01 are alike for the forms of one word, and for no other word', () => {
    const alike = (one: string, other: string) =>
      expect(tellingWords(one), `${one} and ${other}`).toEqual(tellingWords(other))
    const different = (one: string, other: string) =>
      expect(tellingWords(one), `${one} and ${other}`).not.toEqual(tellingWords(other))
    alike('pane', 'panes')
    alike('walked', 'walking')
    alike('hoping', 'hopes')
    alike('planned', 'plans')
    alike('studies', 'studying')
    alike('bought', 'buys')
    alike('babies', 'baby’s')
    different('pane', 'pan')
    different('plane', 'plan')
    different('hope', 'hop')
    different('bare', 'bar')
    different('note', 'knot')
    different('wine', 'win')
    different('caring', 'cars')
  })

  it('stay what they are where a word is no English one, or a name that code has too', () => {
    expect(tellingWords('naïve Äpfel 1984 constructor')).toEqual([
      'naiv',
      'apfel',
      '1984',
      'constructor',
    ])
  })
})
