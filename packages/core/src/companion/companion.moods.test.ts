import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type PastMessage, reply } from './index.ts'
import { expectWellFormed, quotesIn } from './testing/expectations.ts'
import { aRequest } from './testing/requests.ts'
import { aLine, caring } from './words/care.ts'
import * as general from './words/general-questions.ts'
import { asYouLike } from './words/openers.ts'

let analyser: Analyser
beforeAll(async () => {
  analyser = await loadAnalyser()
})

const after = (before: string): PastMessage[] => [
  { role: 'user', content: before },
  { role: 'assistant', content: 'What was it like?' },
]

function repliesTo(message: string, conversation: PastMessage[] = []): string[] {
  return [1, 2, 3, 4, 5].map((seed) => {
    const request = aRequest({ message, conversation, random: seededRandom(seed) })
    const { text } = reply(request, analyser)
    expectWellFormed(text, [message, ...conversation.map(({ content }) => content)])
    return text
  })
}

const saysOneOf = (text: string, sentences: readonly string[]) =>
  sentences.some((sentence) => text.includes(sentence))

describe('how a text is met', () => {
  it.each([
    ['irony the other way round', 'Oh great, another "quick call". So blessed.', general.wryly],
    [
      'a day of errands in peace',
      'Bins, post office, petrol. Mended the gate, watched the news.',
      aLine.ordinary,
    ],
    ['a dream as one', 'Dreamt of the old school. The stairs had no end.', general.ofDreams],
    ['a word or two by asking for more', 'new shoes', general.ofAWord],
    [
      'enough said with no more questions',
      'Nan is back in hospital. I cannot talk about it.',
      asYouLike,
    ],
    ['a good line as one', 'I passed, I actually passed!!', aLine.glad],
    ['bad news with care', 'my dad has cancer', caring.grave],
  ] as const)('%s', (_, message, sentences) => {
    for (const text of repliesTo(message)) expect(saysOneOf(text, sentences), text).toBe(true)
  })

  it.each([
    ['a figure of speech', 'Oat milk all evening. I died a thousand deaths and went home.'],
    ['a dislike', 'Why do I volunteer for the bake sale? I hate baking. I hate sales.'],
    ['a fear that is over', 'The test came back clear. I was so anxious that I cleaned the oven.'],
    ['a bad mood', 'They gave him my parking space. I am offended and I know it is silly.'],
    ['one hard word in passing', 'The twins fought over the torch. I took it away from both.'],
  ])('%s asks for no care', (_, message) => {
    const care = [...caring.heavy, ...caring.grave, ...general.mostGently]
    for (const text of repliesTo(message)) expect(saysOneOf(text, care), text).toBe(false)
  })

  it('what is meant about a person, or oneself, does', () => {
    for (const message of [
      'I hate being here. I go to bed at six.',
      'I hate my face. I broke the mirror.',
    ])
      for (const text of repliesTo(message)) expect(saysOneOf(text, caring.heavy), text).toBe(true)
  })

  it('a short text is known as English by its small words', () => {
    for (const text of repliesTo('I ran 5k without stopping. First time since school.'))
      expect(quotesIn(text)).toContain('I ran 5k without stopping')
  })

  it('a line is asked about by its verb', () => {
    for (const [message, asked] of [
      ['Choir. Jean fell off the riser. I laughed till my ribs hurt.', /so funny|funniest/],
      ['The group met at ours. We talked about the curtains.', /didn’t you talk about/],
      ['Long day. I deleted the app again.', /do it again|hoping for this time/],
      ['Mum made lunch. I said yes before I thought about it.', /the balance|look from here/],
    ] as const)
      for (const text of repliesTo(message)) expect(text).toMatch(asked)
  })

  it('a line in a conversation weighs as much as what it answers, and gets a line back', () => {
    for (const text of repliesTo('she did too', after('We won the cup, best day ever!!')))
      expect(saysOneOf(text, [...caring.heavy, ...general.gently]), text).toBe(false)
    for (const text of repliesTo('Mum cried on the phone', after('I got in!! I am so happy!!')))
      expect(saysOneOf(text, caring.heavy), text).toBe(false)
    for (const text of repliesTo('the usual', after('He shouted at me again and I cried.')))
      expect(saysOneOf(text, [...general.gladly, ...aLine.light]), text).toBe(false)
  })
})
