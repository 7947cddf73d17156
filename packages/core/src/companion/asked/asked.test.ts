import { describe, expect, it } from 'vitest'
import { type Asked, askedBy } from './asked.ts'

const messages: readonly (readonly [Asked, readonly string[]])[] = [
  [
    'draft',
    [
      'wdyt',
      'any thoughts on this one',
      'what r ur thoughts on this',
      'give me your honest reaction',
      'notice anything weird in this',
      'whats between the lines',
      'what patterns do you see in this',
      'what keeps showing up in this entry',
      'is there something im missing here',
    ],
  ],
  ['journal period', ['sumarize my week', 'tl;dr of my week', 'catch me up on last week']],
  [
    'journal themes',
    [
      'wat have i been writing about',
      'what have i been worried about recently',
      'what topics come up most',
      'what patterns do you see in my journal',
    ],
  ],
  [
    'journal when',
    [
      'wen did i last see mum',
      'whens the last time i saw dad',
      'when was the last time i wrote about going to the beach with jo',
    ],
  ],
  ['journal list', ['list my trips', 'list everyone i had lunch with', 'count the days i was sad']],
  ['plea', ['please comfort me im so sad']],
  ['question', ['gimme a question', 'giv me 3 questions', 'prompt me', 'another one please']],
  [
    'app help',
    [
      'can it ping me at like 9 every night so i actually do this',
      'Is there possibility to download all my pages as one document? My son doesn’t trust computers.',
      'How do I delete what I wrote on Sunday? I was in a mood.',
    ],
  ],
  ['question', ['A quiet hour and nothing in my head. Ask me something, would you?']],
  ['telling', ['My whole family is advice. Just say you heard it: I gave up the stall.']],
  ['thanks', ['thankssss', 'thnks', 'thank youuu']],
  ['farewell', ['g2g', 'good nite', 'see ya tmrw', 'going to bed', 'byeee']],
]

describe('AI-132 AI-136 a request that is typed in a hurry, or among other sentences', () => {
  it.each(messages)('is understood: %s', (asked, typed) => {
    for (const message of typed) expect([message, askedBy(message)]).toEqual([message, asked])
  })

  it.each([
    'What I did to Noor isn’t complicated.',
    'What happened is that she asked me in March if she could stay a couple of weeks.',
    'What a Saturday.',
    'It was a summery evening, and we stayed out all nite.',
    'She lets me list my trips on her wall.',
    'Is it normal to hide the empties? Asking for me.',
    'Can you remind me what a weekend is? I worked both days.',
    'Another one. Checkout line. Left the groceries.',
    'He reminded me every day. I deleted the entry and went to bed.',
    'Mum comforted me, and I was going to bed when Tom rang.',
  ])('isn’t found in what only tells: %s', (message) => {
    expect(askedBy(message)).toBeUndefined()
  })
})
