import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { type AiInteraction, aiInteractions } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type PastMessage, reply } from './index.ts'
import { daysToAnswer } from './testing/days.ts'
import { expectWellFormed, sentencesIn } from './testing/expectations.ts'
import { remembering } from './testing/remembering.ts'
import { aRequest } from './testing/requests.ts'

const levels = Object.keys(aiInteractions) as AiInteraction[]
const days = daysToAnswer

/** What people write back, the short and the helpless included. */
const answers = [
  'yes',
  'I guess it was mostly the evening, when everything went quiet.',
  'I do not know.',
  'My brother said the same thing last year and I was cross with him for weeks.',
  'yes',
  'Nothing, really. I just sat there and looked at the wall.',
  'what do you think?',
  'tired',
  'It is better today. I slept, and the house was warm.',
  'no',
  'I keep thinking that I could have rung her.',
]

let analyser: Analyser
beforeAll(async () => {
  analyser = remembering(await loadAnalyser())
})

/** The replies to one message after the other, each with all before it in view. */
function converse(messages: readonly string[], level: AiInteraction, seed: number): string[] {
  const conversation: PastMessage[] = []
  const random = seededRandom(seed)
  return messages.map((message) => {
    const { text } = reply(aRequest({ message, level, conversation, random }), analyser)
    conversation.push({ role: 'user', content: message }, { role: 'assistant', content: text })
    return text
  })
}

function expectNoSentenceTwice(replies: readonly string[]) {
  const all = replies.flatMap(sentencesIn)
  const twice = all.filter((sentence, at) => all.indexOf(sentence) !== at)
  expect(twice, replies.join('\n---\n')).toEqual([])
}

describe('a conversation of twelve turns says no sentence twice', () => {
  it.each(days)('$kind, $size, with answers in between', (day) => {
    const at = days.findIndex(({ text }) => text === day.text)
    const messages = [day.text, ...answers]
    const replies = converse(messages, levels[at % 3] ?? 'balanced', at)
    expectNoSentenceTwice(replies)
    for (const text of replies) expectWellFormed(text, messages)
  })

  it('also when the same message is sent again and again', () => {
    for (const { text } of days.filter(({ size }) => size === 'few' || size === 'page')) {
      const replies = converse(Array(12).fill(text), 'involved', 7)
      expectNoSentenceTwice(replies)
      for (const one of replies) expectWellFormed(one, [text])
    }
  })

  it('also when it is asked the same again and again', () => {
    for (const message of ['are you a person?', 'what should I do?', 'thanks', 'no', '👍', 'hello'])
      expectNoSentenceTwice(converse(Array(12).fill(message), 'involved', 3))
  })
})

describe('thirty replies in a row', () => {
  it('are opened in several ways', () => {
    const texts = days.filter(({ size }) => size !== 'line').slice(0, 30)
    const openings = texts.map(({ text }, seed) => {
      const random = seededRandom(seed)
      const said = reply(aRequest({ message: text, random }), analyser).text
      return (sentencesIn(said)[0] ?? '').replace(/“[^”]*”/g, '“”')
    })
    const counts = openings.map((one) => openings.filter((other) => other === one).length)
    expect(Math.max(...counts), openings.join('\n')).toBeLessThanOrEqual(10)
    expect(new Set(openings).size, openings.join('\n')).toBeGreaterThanOrEqual(6)
  })
})
