import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type PastMessage, reply } from './index.ts'
import { expectWellFormed } from './testing/expectations.ts'
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

  it('a line in a conversation weighs as much as what it answers, and gets a line back', () => {
    for (const text of repliesTo('she did too', after('We won the cup, best day ever!!')))
      expect(saysOneOf(text, [...caring.heavy, ...general.gently]), text).toBe(false)
    for (const text of repliesTo('Mum cried on the phone', after('I got in!! I am so happy!!')))
      expect(saysOneOf(text, caring.heavy), text).toBe(false)
    for (const text of repliesTo('the usual', after('He shouted at me again and I cried.')))
      expect(saysOneOf(text, [...general.gladly, ...aLine.light]), text).toBe(false)
  })
})
