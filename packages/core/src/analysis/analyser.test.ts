import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayHaveMarks, readableText } from '#markdown/index.ts'
import { type Analysis, loadAnalyser } from './index.ts'
import { sentencesOf } from './reading/sentences.ts'

const { analyse } = await loadAnalyser()

describe('an analysis', () => {
  it('knows the language of a text, of a short one too', () => {
    const language = (text: string) => analyse(text).language
    expect(language('Tired.')).toBe('en')
    expect(language("Dad's surgery is next week.")).toBe('en')
    expect(language('Heute bin ich mit dem Rad zur Arbeit gefahren.')).toBe('de')
    expect(language("Aujourd'hui je suis allée à la mer avec ma sœur.")).toBe('fr')
    expect(language('Hoy estoy muy cansada y no quiero hablar con nadie.')).toBe('es')
    expect(language('Oggi sono andato al mare con mio fratello e non ho dormito.')).toBe('unknown')
    expect(language('Hoje eu não quero falar com ninguém, estou muito cansada.')).toBe('unknown')
    expect(language('今天我很高兴')).toBe('unknown')
    expect(language('Groceries, laundry, gym')).toBe('unknown')
    expect(language('')).toBe('unknown')
  })

  it('takes the language that it is told', () => {
    expect(analyse('Ich bin happy.', { language: 'en-GB' }).feelings).toHaveLength(1)
    expect(analyse('I am happy.', { language: 'de' }).feelings).toEqual([])
    expect(analyse('I am happy.', { language: 'nl' }).language).toBe('unknown')
  })

  it('parts sentences at their ends and at lines, and not after an abbreviation', () => {
    const texts = (text: string) => analyse(text).sentences.map((sentence) => sentence.text)
    expect(texts('I met Dr. Patel. It was fine!\n\n- milk\n- bread\n  …\n')).toEqual([
      'I met Dr. Patel.',
      'It was fine!',
      'milk',
      'bread',
    ])
    const wrapped = 'This is a long line that somebody wrapped at sixty signs\nand it goes on here.'
    expect(texts(wrapped)).toEqual([wrapped])
  })

  it('FMT-08 reads sentences without marks, and none goes over the end of an item', () => {
    const texts = (text: string) => analyse(text).sentences.map((sentence) => sentence.text)
    expect(texts('**Great day!** Then it *rained*.')).toEqual(['Great day!', 'Then it rained.'])
    const items = [
      'a walk along the river with my sister and her two dogs',
      'and tea with my mother in the garden of the old house',
    ]
    expect(texts(items.map((item) => `- ${item}`).join('\n'))).toEqual(items)
    expect(texts(`# ${items[0]}\n${items[1]}\n- ${items[0]}\n${items[1]}`)).toEqual([
      ...items,
      ...items,
    ])
    expect(texts(items.join('\n'))).toEqual([items.join('\n')])
  })

  it('FMT-08 has the same sentences as before in a text without marks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (mayHaveMarks(text)) return
        const { sentences } = analyse(text)
        expect(sentences.map(({ start, end }) => ({ start, end }))).toEqual(sentencesOf(text))
        for (const sentence of sentences)
          expect(sentence.text).toBe(text.slice(sentence.start, sentence.end))
      }),
      { seed: 20 },
    )
  })

  it('FMT-08 gives places in the readable text', () => {
    const typed = '- I was **so** happy.\n- I was [sad](https://a.b).'
    const { sentences, feelings } = analyse(typed)
    const text = readableText(typed)
    expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
      'I was so happy.',
      'I was sad.',
    ])
    expect(feelings.map(({ start, end }) => text.slice(start, end))).toEqual(['so happy', 'sad'])
  })

  it('FMT-09 reads nothing from what is struck out, but counts its words', () => {
    const { feelings, sentences, wordCount } = analyse('I was ~~angry with Johan~~ calm.')
    expect(feelings.map(({ word }) => word)).toEqual(['calm'])
    expect(sentences.map(({ text }) => text)).toEqual(['I was calm.'])
    expect(wordCount).toBe(6)
  })

  it('INS-89 reads and counts nothing of a quote', () => {
    const quoted = '> Johan sounds angry. Why are you so sad about Paris, Anna?'
    const { feelings, sentences, people, places, themes, questions, wordCount } = analyse(
      `I was calm.\n${quoted}\n>\n> ${quoted}\nI read.`,
    )
    expect(feelings.map(({ word }) => word)).toEqual(['calm'])
    expect(sentences.map(({ text }) => text)).toEqual(['I was calm.', 'I read.'])
    expect([people, places, themes, questions]).toEqual([[], [], [], []])
    expect(wordCount).toBe(5)
    expect(analyse(quoted)).toMatchObject({ sentences: [], feelings: [], valence: 0 })
  })

  it('FMT-08 takes readable text as it is', () => {
    const { sentences, wordCount } = analyse('- **a** b', { isReadable: true })
    expect([sentences[0]?.text, wordCount]).toEqual(['- **a** b', 3])
  })

  it('knows what the writer asks themselves', () => {
    const questions = (text: string) => analyse(text).questions
    expect(questions('Why am I so tired? I slept. I wonder if it is the heat.')).toEqual([0, 2])
    expect(questions('“Are you okay?” she asked. I keep asking myself that.')).toEqual([2])
    expect(questions('She asked me “why?”')).toEqual([])
    expect(questions('I read “Emma” again, but why?')).toEqual([0])
    expect(questions(`Why?${'"'.repeat(200_000)}`)).toEqual([0])
    expect(questions('为什么？我不知道。')).toEqual([0])
  })
})

const pieces = [
  'I',
  "I'm",
  'not',
  'no',
  'never',
  'so',
  'a bit',
  'happy',
  'sad',
  'could be worse',
  'fine',
  'my sister',
  'Anna',
  'Leeds',
  'to',
  'with',
  'the',
  'move',
  "'s",
  'and',
  'but',
  'if',
  'said',
  '.',
  '?',
  '!',
  ',',
  '\n',
  ' ',
  '…',
  '—',
  '"',
  '’',
  '我',
  'สวัสดี',
  'שלום',
  '😀',
  '\u0301',
  '\u202e',
  '\u200d',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '0',
  'ﬁ',
  'İ',
  'ß',
]
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((some) => some.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((some) => some.join('')),
)

function expectSound(typed: string, found: Analysis) {
  const text = readableText(typed)
  let end = 0
  for (const sentence of found.sentences) {
    expect(sentence.start).toBeGreaterThanOrEqual(end)
    expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
    expect(Math.abs(sentence.valence)).toBeLessThanOrEqual(1)
    end = sentence.end
  }
  for (const feeling of found.feelings) {
    const sentence = found.sentences[feeling.sentence]
    expect(text.slice(feeling.start, feeling.end)).toBe(feeling.said)
    expect(feeling.start).toBeGreaterThanOrEqual(sentence?.start ?? Number.NaN)
    expect(feeling.end).toBeLessThanOrEqual(sentence?.end ?? Number.NaN)
    expect(Math.abs(feeling.valence)).toBeLessThanOrEqual(1)
  }
  for (const { sentences } of [...found.themes, ...found.people, ...found.places])
    for (const index of sentences) expect(found.sentences[index]).toBeDefined()
  expect(Math.abs(found.valence)).toBeLessThanOrEqual(1)
  expect(found.themes.length).toBeLessThanOrEqual(12)
}

describe('of any text an analysis', () => {
  it('never throws, says where everything stands, and is the same each time', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, 'en'), (text, language) => {
        const options = language === undefined ? {} : { language }
        const found = analyse(text, options)
        expectSound(text, found)
        expect(analyse(text, options)).toEqual(found)
      }),
      { seed: 47, numRuns: 300 },
    )
  })

  it.each([
    ['one word', 'a'],
    ['emoji', '😀'],
    ['combining marks', '\u0301'],
    ['newlines', '\n'],
    ['denials', 'not '],
    ['denied feelings', 'not sad '],
    ['brackets', '((a))'],
    ['marks of direction', '\u202e\u202da '],
    ['names', 'my sister Anna. '],
  ])('holds a bounded list of each when it is 100,000 characters of %s', (_, piece) => {
    const text = piece.repeat(100_000 / piece.length)
    const found = analyse(text, { language: 'en' })
    expectSound(text, found)
    expect(found.sentences.length).toBeLessThanOrEqual(6000)
    expect(found.feelings.length).toBeLessThanOrEqual(2000)
    expect(found.people.length).toBeLessThanOrEqual(20)
  })
})
