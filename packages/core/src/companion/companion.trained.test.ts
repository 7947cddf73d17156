import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type CompanionRequest, reply } from './index.ts'
import { byTone } from './meeting/by-tone.ts'
import { remembering } from './testing/remembering.ts'
import { aRequest } from './testing/requests.ts'
import { openBank } from './trained/index.ts'
import { toSense } from './trained/shortened.ts'

const bank = openBank(readFileSync(new URL('trained/weights/bank.jsonl', import.meta.url), 'utf8'))
const saidOf = (id: string) => bank.replies.filter((one) => one.for.has(id)).map(({ text }) => text)

let analyser: Analyser
beforeAll(async () => {
  analyser = remembering(await loadAnalyser())
})

const sure = (id: string, p = 0.97) => ({ situations: [{ id, p }], intents: [], concerns: [] })
const MESSAGE = 'We walked out to the lighthouse and back, with the wind behind us.'

function said(parts: Partial<CompanionRequest>, seed = 1) {
  const random = seededRandom(seed)
  return reply(aRequest({ message: MESSAGE, random, ...parts }), analyser).text
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)
const asksSometimes = (parts: Partial<CompanionRequest>) =>
  SEEDS.some((seed) => said(parts, seed).endsWith('?'))

/** A text that the trained model is sure of, so that a question may follow. */
const walk = { trained: { bank, message: sure('walk-nature') } }
const asked = { role: 'assistant', content: 'How far was it?' } as const
const told = { role: 'assistant', content: 'That sounds far.' } as const

describe('AI-110 with the trained model', () => {
  it('a reply is one of the bank that is for what the text is about', () => {
    const id = 'parent-bad-diagnosis'
    for (const seed of SEEDS) {
      const text = said(
        { message: 'It’s in the liver now.', trained: { bank, message: sure(id) } },
        seed,
      )
      expect(saidOf(id)).toContain(text)
    }
  })

  it('what a draft is about decides what is said of it where no line stands out', () => {
    const draft = 'It was in the liver, they said, and then we drove home past the bakery.'
    const trained = { bank, draft: sure('parent-bad-diagnosis') }
    const text = said({ message: 'What do you notice in this?', draft, trained })
    expect(saidOf('parent-bad-diagnosis')).toContain(text)
  })

  it('AI-135 a sentence of the rules is as heavy as all of the text, and glad of no bad news', () => {
    const among = (...ids: readonly string[]) => ({
      situations: ids.map((id) => ({ id, p: 0.98 / ids.length })),
      intents: [],
      concerns: [],
    })
    const heard = (message: string, ...ids: readonly string[]) =>
      said({ message, trained: { bank: { ...bank, replies: [] }, message: among(...ids) } })
    const heavy = heard('Dad sat on the step.', 'parent-bad-diagnosis', 'crime-victim', 'disaster')
    expect(byTone['bad news']).toContain(heavy)
    const message = 'I am disappointed and bitter about the garden.'
    expect(byTone.hard).toContain(said({ message }))
    expect(byTone.plain).toContain(heard(message, 'work-praise', 'hobby', 'pride-self'))
  })

  it('help is pointed out where someone may be in danger', () => {
    const text = said({ trained: { bank, message: sure('violence-present', 0.6) } })
    expect(text).toMatch(/help|safe/i)
    expect(text).not.toContain('?')
  })

  it('a text is met that the language check gave up on', () => {
    const message = 'scn tmrw bldwrk oncl wrdx'
    const without = said({ message })
    const id = 'parent-ill-waiting'
    const text = said({ message, trained: { bank, message: sure(id) } })
    expect(saidOf(id)).toContain(text)
    expect(text).not.toBe(without)
    const typed = said({
      message: 'sdfghj xcvbnm wrtpsd',
      trained: { bank, message: sure('test-text') },
    })
    expect(typed).toBe(said({ message: 'sdfghj xcvbnm wrtpsd' }))
  })

  it('the same sentence is not said twice in a conversation', () => {
    const conversation = saidOf('walk-nature').map((content) => ({
      role: 'assistant' as const,
      content,
    }))
    const text = said({ ...walk, conversation })
    expect(saidOf('walk-nature')).not.toContain(text)
  })
})

describe('AI-18 a question', () => {
  it('may follow a reply, one at most', () => {
    expect(asksSometimes(walk)).toBe(true)
    for (const seed of SEEDS) expect(said(walk, seed).split('?').length).toBeLessThanOrEqual(2)
  })

  it('never comes at minimal', () => {
    expect(asksSometimes({ ...walk, level: 'minimal' })).toBe(false)
  })

  it('never comes a third time in a row', () => {
    expect(asksSometimes({ ...walk, conversation: [asked, asked] })).toBe(false)
    expect(asksSometimes({ ...walk, conversation: [asked, asked, told] })).toBe(true)
  })

  it('is not asked of someone who wants none', () => {
    const conversation = [{ role: 'user' as const, content: 'Please don’t ask me questions.' }]
    expect(asksSometimes({ ...walk, conversation })).toBe(false)
  })

  it('is asked by rules alone of no text', () => {
    expect(asksSometimes({})).toBe(false)
  })
})

it('AI-109 the trained model reads a text without marks, and of a long one how it begins and ends', () => {
  expect(toSense('# It rained.\n\n**We** stayed in.')).toBe('It rained.\n\nWe stayed in.')
  const long = `It began.${' And on it went.'.repeat(200)} It ended.`
  expect(toSense(long)).toMatch(/^It began\..*It ended\.$/s)
  expect(toSense(long).length).toBeLessThan(1_100)
})
