import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { aiInteractions } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type PastMessage, reply } from './index.ts'
import { badNews } from './meeting/bad-news.ts'
import { byTone, ofLists, ordinarily, wryly } from './meeting/by-tone.ts'
import { goodDays, goodNews } from './meeting/good-news.ts'
import { hardTimes } from './meeting/hard-times.ts'
import { expectWellFormed, quotesIn, sentencesIn } from './testing/expectations.ts'
import { aRequest } from './testing/requests.ts'

let analyser: Analyser
beforeAll(async () => {
  analyser = await loadAnalyser()
})

const levels = Object.keys(aiInteractions) as (keyof typeof aiInteractions)[]
const of = (id: string) =>
  [...badNews, ...hardTimes, ...goodNews, ...goodDays].find((kind) => kind.id === id)?.replies ?? []

function repliesTo(message: string, parts: { conversation?: PastMessage[]; draft?: string } = {}) {
  return levels.flatMap((level) =>
    [1, 2, 3, 4].map((seed) => {
      const request = aRequest({ message, level, random: seededRandom(seed), ...parts })
      const { text } = reply(request, analyser)
      expectWellFormed(text, [message, parts.draft ?? ''])
      return text
    }),
  )
}

const saysOneOf = (text: string, frames: readonly string[]) =>
  frames.some((frame) => text.startsWith(frame))

describe('how a text is met', () => {
  it.each([
    ['a scan', 'Mum’s scan came back. It’s in the liver now.', of('parent-ill')],
    ['a silent dinner', 'We argued. Then dinner, nobody said a word.', of('silence-at-home')],
    ['a death', 'Grandad died at four this morning. I made tea.', of('death')],
    ['an animal', 'We had to put Biscuit down. The cat keeps looking.', of('pet-death')],
    ['a lost job', 'They let me go. Security walked me out.', of('layoff')],
    ['a breakup', 'he broke up w me over snapchat', of('breakup')],
    ['a theft', 'Somebody took my laptop, with all my photos.', of('crime')],
    ['worry about money', 'I can’t afford the dentist.', of('money')],
    ['a night awake', 'couldn’t sleep again, 3am', of('sleepless')],
    ['a clear result', 'The results came back clear. I sat and laughed.', of('good-result')],
    ['a job', 'I got the job!!! I start in March!!!', of('new-job')],
    ['finals', 'Passed my finals! Mum cried, the dog barked.', of('exam-passed')],
    ['sober days', 'Ninety days sober today. Bought a cactus.', of('sober')],
    ['a walk', 'Walked along the canal. A heron.', of('walk')],
    ['irony', 'Oh great, another "quick call". So blessed.', wryly],
    ['errands', 'Bins, post office, petrol. Mended the gate, watched the news.', ordinarily],
    ['a list', '- milk\n- eggs\n- ring the bank', ofLists],
    ['two feelings', 'I am so happy for her, and I am jealous.', byTone.mixed],
    ['a hard day', 'I am furious with the whole committee.', byTone.hard],
    ['what nothing fits', 'The chair has three legs now.', byTone.plain],
  ] as const)('AI-87 %s', (_, message, frames) => {
    for (const text of repliesTo(message)) expect(saysOneOf(text, frames), text).toBe(true)
  })

  it.each([
    'Mum’s scan came back. It’s in the liver now.',
    'Grandad died at four this morning. I made tea.',
    'They cut my whole team. I left my plant.',
    'We lost the baby at eleven weeks.',
    'I am so ashamed. They all laughed at me.',
    'Dad had a stroke. The kettle was still on.',
    'He hit the roof again and threw the plates.',
  ])(
    'AI-88 bad news and hard days get one or two sentences, no question, no quote: %s',
    (message) => {
      for (const text of repliesTo(message)) {
        expect(text).not.toContain('?')
        expect(quotesIn(text)).toEqual([])
        expect(sentencesIn(text).length, text).toBeLessThanOrEqual(2)
      }
    },
  )

  it('AI-88 a good word in bad news is not taken for good news', () => {
    const good = [...goodNews, ...goodDays].flatMap(({ replies }) => replies)
    for (const message of [
      'my mom passed this morning. i dont have anybody to tell',
      'We had a lovely evening, then she told me she is moving to Oslo.',
      'Got the job the day Dad died.',
      'Great trip, and then the call: it’s cancer.',
    ])
      for (const text of repliesTo(message))
        expect(saysOneOf(text, [...good, ...byTone.good]), text).toBe(false)
  })

  it('a line in a conversation weighs as much as what it answers', () => {
    const conversation: PastMessage[] = [
      { role: 'user', content: 'He shouted at me again and I cried.' },
      { role: 'assistant', content: 'I’m sorry it’s going this way.' },
    ]
    for (const text of repliesTo('the usual', { conversation }))
      expect(saysOneOf(text, [...byTone.good, ...byTone.plain]), text).toBe(false)
  })
})

describe('AI-89 what is wanted', () => {
  const draft =
    'I told Lena I’d think about it, which means no. She smiled anyway, and I felt about two inches tall.'

  it('what to notice in a draft is a whole line of it', () => {
    for (const message of ['What do you notice in this?', 'what stands out?'])
      for (const text of repliesTo(message, { draft })) {
        const [quote = ''] = quotesIn(text)
        expect(
          draft.split('. ').some((line) => line.replace(/\.$/, '') === quote),
          text,
        ).toBe(true)
      }
  })

  it('but nothing of bad news is held up', () => {
    for (const text of repliesTo('What do you notice in this?', { draft: 'Dad died. I wore red.' }))
      expect(quotesIn(text), text).toEqual([])
  })

  it.each([
    ['Summarize my week', /Insights/],
    ['What have I been writing about lately?', /Insights/],
    ['When did I last see Tom?', /Ask your journal/],
    ['List all the books I read this year', /Ask your journal/],
    ['give me a question', /\?$/],
    ['Can you keep a secret?', /stays? on this/],
    ['Comfort me.', /program|Help now/],
    ['goodnight', /leave it|pick this up|next time/],
  ])('%s', (message, says) => {
    for (const text of repliesTo(message)) expect(text).toMatch(says)
  })

  it('thanks with more are welcomed, and the rest is met', () => {
    for (const text of repliesTo('thanks! also we lost the baby at eleven weeks'))
      expect(
        of('pregnancy-loss').some((one) => text.endsWith(one)),
        text,
      ).toBe(true)
  })
})
