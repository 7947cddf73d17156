import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadAnalyser } from '#analysis/index.ts'
import { emotionGroups, emotionLabels, groupOf, heads, sentimentOf, sentiments } from './labels.ts'
import { openEmotions } from './model.ts'
import { readEntry } from './read-entry.ts'
import { weightsBytes, weightsFrom } from './weights.ts'
import { withEmotions } from './with-emotions.ts'

const bytes = new Uint8Array(readFileSync(new URL('weights/emotions.bin', import.meta.url)))
const model = openEmotions(bytes)

describe('the weights', () => {
  it('are small enough to be fetched by a browser', () => {
    expect(bytes.length).toBeLessThan(8_000_000)
  })

  it('are written as they are read, and refused where they are others', () => {
    const weights = weightsFrom(bytes)
    expect(Buffer.compare(weightsBytes(weights), bytes)).toBe(0)
    expect(() => openEmotions(new Uint8Array(100))).toThrow('no weights')
    expect(() => openEmotions(bytes.slice(0, 90_000))).toThrow('cut off')
  })

  it('know each label once, with its group and its sentiment', () => {
    expect(new Set(emotionLabels).size).toBe(heads.labels.to)
    expect(emotionLabels.filter((label) => !groupOf.has(label))).toEqual(['neutral'])
    expect(heads.ekman.to - heads.ekman.from).toBe(emotionGroups.length + 1)
    expect(heads.sentiment.to - heads.sentiment.from).toBe(sentiments.length)
    expect(['joy', 'grief', 'surprise', 'neutral'].map(sentimentOf)).toEqual(sentiments)
  })
})

const foreign = [
  'Heute war ein wunderschöner Tag und ich bin sehr glücklich.',
  "Je suis tellement triste aujourd'hui, il pleut encore.",
  'Estoy muy contento porque vino mi hermana a comer.',
  'Oggi sono stanca morta, ma è andata bene.',
  'Сегодня мне очень грустно.',
  '今日はとても嬉しかった。',
  'اليوم كنت سعيدا جدا',
]

describe('the reading of a sentence', () => {
  it('tells nothing of languages that were not learnt', () => {
    for (const sentence of foreign)
      expect(model.read(sentence), sentence).toEqual({
        language: 'other',
        valence: 0,
        tone: 'unsure',
        groups: [],
        labels: [],
      })
    expect(model.read('Great day!', { language: 'de' }).tone).toBe('unsure')
    expect(model.read('Great day, I loved it!', { language: 'en-GB' }).tone).toBe('pleasant')
    const among = readEntry(model, {
      language: 'en',
      sentences: ['I went to the park.', 'Danach war ich sehr traurig und müde.'].map((text) => ({
        text,
        start: 0,
        end: text.length,
        valence: 0,
        mixed: false,
      })),
    })
    expect(among.sentences.map(({ language }) => language)).toEqual(['en', 'other'])
  })

  it('is the same each time, within its bounds, and never fails, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.lorem(), hostile),
        (text) => {
          const reading = model.read(text, { language: 'en' })
          expect(model.read(text, { language: 'en' })).toEqual(reading)
          expect(Math.abs(reading.valence)).toBeLessThanOrEqual(1)
          for (const { sure } of [...reading.groups, ...reading.labels]) {
            expect(sure).toBeGreaterThan(0)
            expect(sure).toBeLessThanOrEqual(1)
          }
        },
      ),
      { numRuns: 60, seed: 58 },
    )
  })

  it('marks loud words, shouts and numbers, and is not put off by signs', () => {
    const calm = model.score('this is the best day').likely
    expect(model.score('this is the BEST day').likely).not.toEqual(calm)
    for (const shout of ['Really?!', 'Really??', 'Really!!', 'Really...', '12 :) <3 😀'])
      expect(model.read(shout, { language: 'en' }).language).toBe('en')
  })

  it('looks at no more than the beginning of what is no sentence', () => {
    const cut = 'I am happy. '.repeat(400)
    expect(model.score(`${cut}${'I hate it. '.repeat(50_000)}`)).toEqual(model.score(cut))
  })
})

const hostile = fc.constantFrom(
  ...['not '.repeat(3000), 'but '.repeat(3000), "'".repeat(5000), 'a'.repeat(100_000)],
  ...['😀'.repeat(2000), '!?'.repeat(5000), ' , but '.repeat(2000), '\u0301'.repeat(3000), ''],
  ...['couldn’t be '.repeat(900), 'not too '.repeat(900), '\ud800', '?', '..........'],
)

describe('the reading of an entry', () => {
  it('goes sentence by sentence and tells what they come to', () => {
    const entry = readEntry(model, [
      'I am so happy that she came.',
      'Thank you for the flowers, I love them!',
      'I am terrified of the operation.',
    ])
    expect(entry.sentences.map(({ tone }) => tone)).toEqual(['pleasant', 'pleasant', 'unpleasant'])
    expect(entry).toMatchObject({ language: 'en', tone: 'mixed' })
    expect(entry.groups.map(({ name, sentences }) => [name, sentences])).toEqual([
      ['joy', 2],
      ['fear', 1],
    ])
  })

  it('is told by what an analysis knows of the language', () => {
    const sentence = (text: string) => ({
      text,
      start: 0,
      end: text.length,
      valence: 0,
      mixed: false,
    })
    const sentences = [sentence('I am so happy today, I love it.')]
    expect(readEntry(model, { language: 'en', sentences }).tone).toBe('pleasant')
    expect(readEntry(model, { language: 'unknown', sentences }).tone).toBe('pleasant')
    expect(readEntry(model, { language: 'fr', sentences })).toMatchObject({
      language: 'other',
      tone: 'unsure',
      valence: 0,
      groups: [],
    })
    expect(readEntry(model, []).tone).toBe('unsure')
  })
})

describe('an analysis with emotions', () => {
  const [silent, named, plain] = [
    'She slammed the door and called me a liar and an idiot.',
    'I was glad.',
    'The bus left at nine.',
  ]

  it('tells of sentences that name no feeling, and leaves the others as they are', async () => {
    const { analyse } = await loadAnalyser()
    const before = analyse(`${silent} ${named} ${plain}`)
    const after = withEmotions(before, model)
    expect(before.sentences[0]?.valence).toBe(0)
    expect(after.sentences[0]?.valence).toBeLessThan(-0.2)
    expect(after.sentences.slice(1)).toEqual(before.sentences.slice(1))
    expect(after.valence).toBeLessThan(before.valence)
    const german = analyse('Ich bin heute sehr müde und traurig.')
    expect(withEmotions(german, model)).toBe(german)
    expect(withEmotions(analyse(plain), model).valence).toBe(0)
  })

  it('is told by both readers where they agree, and by neither where that says little', () => {
    const held = (text: string, valence: number) => {
      const sentences = [{ text, start: 0, end: text.length, valence, mixed: false }]
      const [first] = readEntry(model, { language: 'en', sentences }).sentences
      return { tone: first?.tone, groups: first?.groups.length }
    }
    const glad = 'I am so happy that she came.'
    expect(held(glad, 0.7)).toEqual({ tone: 'pleasant', groups: 1 })
    expect(held(glad, -0.7)).toEqual({ tone: 'unsure', groups: 0 })
    expect(held('The bus left at nine.', 0.05).tone).toBe('unsure')
    expect(held('I am terrified of the operation.', -0.6).tone).toBe('unpleasant')
  })

  it('says nothing where words and learnt reading contradict each other', async () => {
    const { analyse } = await loadAnalyser()
    const [sentence] = readEntry(
      model,
      analyse('I am happy that the idiot is gone, I hate him.'),
    ).sentences
    expect(['unsure', 'mixed']).toContain(sentence?.tone)
  })
})
