import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { wordCount } from '#journal/index.ts'
import { readableText } from '#markdown/index.ts'
import type { AiInteraction } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { mostWords } from './compose.ts'
import { type EarlierEntry, reply } from './index.ts'
import { readText } from './reading/reading.ts'
import { daysToAnswer } from './testing/days.ts'
import { anEarlierEntry } from './testing/earlier.ts'
import { expectWellFormed, lengthOf, quotesIn, sentencesIn } from './testing/expectations.ts'
import { remembering } from './testing/remembering.ts'
import { aRequest } from './testing/requests.ts'

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
    '# The move\n- **I am so anxious about the move!**\n- Dan was kind, and ~~I hate my sister~~ we laughed about the boxes.\n- > I want to [sleep](https://a.b) for a week.'

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

describe('the levels', () => {
  it('AI-12 minimal is one short reflection, with its question', () => {
    for (const { text } of days)
      for (const earlier of [[], lastWeek]) {
        const short = said(text, 'minimal', 4, [...earlier]).text
        expect(sentencesIn(short).length, short).toBeLessThanOrEqual(3)
        expect(lengthOf(short), short).toBeLessThanOrEqual(mostWords.minimal)
      }
  })

  it('AI-13 involved is longer than balanced, with a way to go on and links to earlier entries', () => {
    for (const { text } of days)
      for (const seed of [1, 2]) {
        const balanced = said(text, 'balanced', seed).text
        const involved = said(text, 'involved', seed)
        expect(lengthOf(involved.text), involved.text).toBeGreaterThan(lengthOf(balanced))
        expect(sentencesIn(involved.text).length).toBeGreaterThan(sentencesIn(balanced).length)
        expect(involved.cites.length, involved.text).toBeGreaterThan(0)
        expect(involved.text).toMatch(/\b(?:on|from) (?:Nov 8|Oct 3)|\d+ earlier entries/i)
        expect(lengthOf(involved.text)).toBeLessThanOrEqual(mostWords.involved)
      }
  })

  it('a reply to a long text is not longer than one to a page', () => {
    const book = days.map(({ text }) => text).join('\n\n')
    const { text } = said(book.repeat(3), 'involved', 1)
    expect(lengthOf(text)).toBeLessThanOrEqual(mostWords.involved)
    expectWellFormed(text, [book, ...lastWeek.map(textOf)])
  })
})

const textOf = ({ analysis }: EarlierEntry) => analysis.sentences.map(({ text }) => text).join(' ')

describe('AI-17 changes against earlier entries', () => {
  const levels: AiInteraction[] = ['minimal', 'balanced', 'involved']

  it.each(levels)('a turn of feeling is told in the words of both days: %s', (level) => {
    const message = 'We moved in on Saturday. I am calm, for the first time in weeks.'
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { text, cites } = said(message, level, seed)
      expect(quotesIn(text), text).toEqual(expect.arrayContaining(['so anxious', 'calm']))
      expect(cites).toContainEqual({ id: 'entry of 2026-11-08', localDate: '2026-11-08' })
      expectWellFormed(text, [message, ...lastWeek.map(textOf)])
    }
  })

  it.each(levels)('so is the turn for the worse: %s', (level) => {
    const before = [anEarlierEntry(analyser, '2026-11-13', 'I was happy all day, in the garden.')]
    const { text } = said('She left. I am heartbroken and I cannot eat.', level, 2, before)
    expect(quotesIn(text), text).toEqual(expect.arrayContaining(['happy', 'heartbroken']))
    expect(text).toMatch(/(?:on|from) Friday/i)
  })

  it('so are more and less of the same, and that it goes on', () => {
    const before = [anEarlierEntry(analyser, '2026-11-14', 'I am a bit tired, nothing more.')]
    const stronger = said('Bed at last. I am exhausted.', 'balanced', 1, before).text
    expect(quotesIn(stronger), stronger).toEqual(
      expect.arrayContaining(['a bit tired', 'exhausted']),
    )
    expect(stronger).toMatch(/yesterday/i)
    const after = [anEarlierEntry(analyser, '2026-11-14', 'I am exhausted, I could not think.')]
    const weaker = said('A slow day. I am a bit tired.', 'balanced', 1, after).text
    expect(quotesIn(weaker), weaker).toEqual(expect.arrayContaining(['a bit tired', 'exhausted']))
    const same = [anEarlierEntry(analyser, '2026-11-12', 'I feel lonely in this town.')]
    const still = said('The same again. I am isolated here.', 'balanced', 1, same).text
    expect(quotesIn(still), still).toContain('lonely')
  })

  it('a matter that comes back is linked, with the line that was written then', () => {
    const message = 'Dan called about the flat. He wants an answer by Friday, and so do I.'
    const { text, cites } = said(message, 'involved', 3)
    expect(quotesIn(text), text).toContain('Dan and I talked about the flat until late')
    expect(cites.map(({ localDate }) => localDate)).toContain('2026-10-03')
  })

  it('of several matters that come back, the one that a text is about is linked', () => {
    const before = [
      anEarlierEntry(analyser, '2026-11-10', 'The boiler man came and shook his head at it.'),
      anEarlierEntry(analyser, '2026-11-11', 'Priya forgot my birthday and I said nothing.'),
    ]
    const message =
      'Priya rang. I let it ring. Then Priya wrote, and I read it in the kitchen next to the boiler. I do not know what I want from Priya.'
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { text, cites } = said(message, 'involved', seed, before)
      expect(cites, text).toEqual([{ id: 'entry of 2026-11-11', localDate: '2026-11-11' }])
    }
  })

  it('a matter that is new is called so only where there is enough to tell by', () => {
    const many = ['01', '02', '03', '04'].map((day) =>
      anEarlierEntry(analyser, `2026-11-${day}`, 'Went to work. It rained. I made some soup.'),
    )
    const message = 'Spent the day on the allotment. The allotment is a mess, but it is mine.'
    const replies = [1, 2, 3, 4, 5].map((seed) => said(message, 'involved', seed, many).text)
    expect(
      replies.some((text) => /\b4 (?:earlier )?entries/.test(text)),
      replies.join('\n'),
    ).toBe(true)
    const few = said(message, 'involved', 1, many.slice(0, 2)).text
    expect(few).not.toMatch(/\b2 (?:earlier )?entries/)
  })

  it('says what was read, and never that of other people', () => {
    const { read } = said('An ordinary day.', 'balanced', 1)
    expect(read.entries).toEqual(lastWeek.map(({ id, localDate }) => ({ id, localDate })))
    expect(read.draft).toBe(false)
    const mother = [anEarlierEntry(analyser, '2026-11-13', 'My mother was terrified of the dog.')]
    const { text } = said('I am calm today.', 'balanced', 1, mother)
    expect(text).not.toContain('terrified')
  })
})
