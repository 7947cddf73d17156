import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { wordCount } from '#journal/index.ts'
import { readableText } from '#markdown/index.ts'
import type { AiInteraction } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type EarlierEntry, reply } from './index.ts'
import { readText } from './reading/reading.ts'
import { daysToAnswer } from './testing/days.ts'
import { anEarlierEntry } from './testing/earlier.ts'
import { expectWellFormed, lengthOf, quotesIn, sentencesIn } from './testing/expectations.ts'
import { remembering } from './testing/remembering.ts'
import { aRequest } from './testing/requests.ts'
import { ownToSense, toSense } from './trained/shortened.ts'

const days = daysToAnswer

let analyser: Analyser
let lastWeek: readonly EarlierEntry[]
beforeAll(async () => {
  analyser = remembering(await loadAnalyser())
  lastWeek = [
    anEarlierEntry(analyser, '2026-11-08', 'The move is coming closer. I am so anxious about it.'),
    anEarlierEntry(
      analyser,
      '2026-10-03',
      'Dan and I talked about the flat until late. It was good.',
    ),
  ]
})

function said(message: string, level: AiInteraction, seed: number, earlier = lastWeek) {
  return reply(aRequest({ message, level, earlier, random: seededRandom(seed) }), analyser)
}

describe('a text with marks', () => {
  const typed =
    '# The move\n- **I am so anxious about the move!**\n- Dan was kind, and ~~I hate my sister~~ we laughed about the boxes.\n- I want to [sleep](https://a.b) for a week.'

  it('FMT-09 is answered without its marks, and without what is struck out', () => {
    for (const level of ['minimal', 'balanced', 'involved'] as const)
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { text } = said(typed, level, seed, [])
        expect(text).not.toMatch(/[*~>#[]|https|hate/)
        for (const quote of quotesIn(text))
          expect(readableText(typed).toLowerCase()).toContain(quote.toLowerCase())
      }
  })

  it('FMT-18 is read without what is struck out where the end of a long one is cut off', () => {
    const long = `${'A walk. '.repeat(7499)}~~SECRET words that go on~~ and on.`
    expect(readText(long, analyser).text).not.toContain('SECRET')
  })

  it('FMT-09 is summed up and counted without them', () => {
    const summary = aRequest({
      message: '**Summarize my draft**',
      draft: typed,
      level: 'balanced',
      random: seededRandom(1),
    })
    const { text } = reply(summary, analyser)
    expect(text).toContain(String(wordCount(typed)))
    expect(text).not.toMatch(/[*~>#[]|https|hate/)
  })
})

describe('a draft with quotes', () => {
  const own = 'The move went well, and I am so relieved about it. Dan was kind to me all day.'
  const quote = '> I am so anxious about Berta.\n>\n> The boiler broke again, and I cried.'

  it('INS-89 is noticed, summed up and felt with by the person’s own words', () => {
    for (const message of ['Summarize my draft', 'What do you notice in my draft?', 'Hi'])
      for (const level of ['minimal', 'balanced', 'involved'] as const) {
        const replyTo = (draft: string) =>
          reply(aRequest({ message, draft, level, random: seededRandom(1) }), analyser).text
        const counted = (text: string) => text.replaceAll(/\d+/g, 'n')
        expect(counted(replyTo(`${quote}\n\n${own}\n\n${quote}`))).toBe(counted(replyTo(own)))
        expect(replyTo(quote)).not.toMatch(/Berta|boiler|anxious|cried/)
      }
  })

  it('INS-89 is read by the trained model without them, and with them for danger', () => {
    expect(ownToSense(`${own}\n${quote}`).trim()).toBe(own)
    expect(ownToSense('# A ~~b~~ c')).toBe(toSense('# A ~~b~~ c'))
    expect(toSense(quote)).toContain('I cried')
  })

  it('AI-130 is answered by help where a quote speaks of harm', () => {
    const draft = `${own}\n\n> I want to kill myself.`
    const { text } = reply(aRequest({ message: 'Summarize my draft', draft }), analyser)
    expect(text).not.toMatch(/relieved|kill/)
    expect(text).toMatch(/help/i)
  })
})

describe('the levels', () => {
  it('AI-12 minimal is one short reflection', () => {
    for (const { text } of days)
      for (const earlier of [[], lastWeek]) {
        const short = said(text, 'minimal', 4, [...earlier]).text
        expect(sentencesIn(short).length, short).toBeLessThanOrEqual(2)
        expect(lengthOf(short), short).toBeLessThanOrEqual(30)
      }
  })

  it('AI-13 involved says the same as balanced, and at most one earlier day beside it', () => {
    for (const { text } of days)
      for (const seed of [1, 2]) {
        const balanced = said(text, 'balanced', seed)
        const involved = said(text, 'involved', seed)
        expect(involved.text.startsWith(balanced.text), involved.text).toBe(true)
        expect(balanced.cites).toEqual([])
        expect(involved.cites.length).toBeLessThanOrEqual(1)
        expectWellFormed(involved.text, [text, ...lastWeek.map(textOf)])
      }
  })
})

const textOf = ({ analysis }: EarlierEntry) => analysis.sentences.map(({ text }) => text).join(' ')

describe('AI-17 changes against earlier entries', () => {
  const turn = 'We moved in on Saturday. I am calm, for the first time in weeks.'

  it('a turn of feeling is told at involved, in the words of both days', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { text, cites } = said(turn, 'involved', seed)
      expect(quotesIn(text), text).toEqual(expect.arrayContaining(['so anxious', 'calm']))
      expect(cites).toEqual([{ id: 'entry of 2026-11-08', localDate: '2026-11-08' }])
      expectWellFormed(text, [turn, ...lastWeek.map(textOf)])
    }
  })

  it('and at no lower level', () => {
    for (const level of ['minimal', 'balanced'] as const)
      expect(quotesIn(said(turn, level, 1).text)).toEqual([])
  })

  it('never beside bad news or a hard day, and never by a shared noun', () => {
    const before = [
      anEarlierEntry(analyser, '2026-11-13', 'I was happy all day, in the garden with Dan.'),
    ]
    for (const message of [
      'She left. I am heartbroken and I cannot eat.',
      'Dan died last night. I was so happy on Friday.',
      'Dan came by about the garden fence.',
    ])
      expect(said(message, 'involved', 2, before).cites, message).toEqual([])
  })

  it('says what was read, and never that of other people', () => {
    const { read } = said('An ordinary day.', 'balanced', 1)
    expect(read.entries).toEqual(lastWeek.map(({ id, localDate }) => ({ id, localDate })))
    expect(read.draft).toBe(false)
    const mother = [anEarlierEntry(analyser, '2026-11-13', 'My mother was terrified of the dog.')]
    const { text } = said('I am calm today.', 'involved', 1, mother)
    expect(text).not.toContain('terrified')
  })
})
