import { describe, expect, it } from 'vitest'
import { textBelowTitle } from '#journal/index.ts'
import { anEntry, seededRandom } from '#testing/index.ts'
import { fold } from './fold.ts'
import { excerptOf, holdsAll, markFound, searchable, termsOf } from './index.ts'

const finds = (query: string, text: string) => holdsAll(fold(text), termsOf(query))

describe('a search', () => {
  it.each([
    ['river', 'Along the River, at last'],
    ['riv', 'by the river'],
    ['the riv', 'by the river'],
    ['cafe', 'Im Café um die Ecke'],
    ['CAFÉ', 'cafe\u0301s of Lisbon'],
    ['strasse', 'die Straße hinunter'],
    ['lodz', 'A week in Łódź'],
    ['ıstanbul', 'İSTANBUL at dawn'],
    ["don't", 'I don’t know'],
    ['eau', "l'eau froide"],
    ['mother said', "mother's kitchen; mother said no"],
    ['οδυσσευς', 'Ο ΟΔΥΣΣΕΎΣ γύρισε'],
    ['москва', 'Москва, зимой'],
    ['שלום', 'שָׁלוֹם עליכם'],
    ['محمد', 'قابلت مُحَمَّد اليوم'],
    ['हिन्दी', 'मैं हिन्दी सीख रही हूँ'],
    ['하', '한강을 따라 걸었다'],
    ['京都', '昨日は京都に行った'],
    ['昨日京都', '京都は昨日も雨だった'],
    ['ガラス', 'ｶﾞﾗｽの靴'],
    ['กาแฟ', 'วันนี้ฉันดื่มกาแฟกับแม่'],
    ['tower', '東京tower'],
    ['𐐷', 'deseret 𐐷 letter'],
    ['42', 'room 42'],
    ['', 'anything'],
    ['?!', 'What?! No.'],
    ['🎉', 'We did it 🎉🎉'],
    ['❤️', 'with ❤ from Lisbon'],
    ['🎉 …', 'So...🎉'],
    ['party 🎉', 'a party'],
  ])('for %s finds: %s', (query, text) => {
    expect(finds(query, text)).toBe(true)
  })

  it.each([
    ['iver', 'by the river'],
    ['riv the', 'by the river'],
    ['river sea', 'by the river'],
    ['か', 'が'],
    ['art', 'heart'],
    ['east', '𐐷east'],
    ['?!', 'anything'],
    ['.*', 'anything'],
    ['🎉 🎈', 'We did it 🎉'],
  ])('for %s does not find: %s', (query, text) => {
    expect(finds(query, text)).toBe(false)
  })

  it.each([
    ['A **good**ness [walk](https://example.com/ponds?id=7)', 'walk example ponds'],
    ['我**喜歡**公園', '喜歡公園'],
    ['![Mum](https://example.com/pond.jpg)', 'mum pond'],
    ['f*ck*ng hell', 'f*ck*ng'],
    ['lunch**Anna**', 'anna'],
    ['dinner*with*Anna', 'with anna'],
    ['~~Anna~~ Tom', 'anna tom'],
    ['- [ ] milk', '- [ ]'],
    ['# Day', '#'],
    ['a **b**', '**'],
    ['> quote\n\n---', '> ---'],
    ['(^_-) hello (^_-)', '(^_-)'],
    ['~~~ Monday thoughts\nI slept.\n~~~', 'monday slept'],
  ])('FMT-14 finds in %s what was typed and what is shown: %s', (content, query) => {
    expect(holdsAll(searchable(anEntry({ content })), termsOf(query))).toBe(true)
  })

  it('finds photos by their captions, never by their ids (MED-81)', () => {
    const id = '0123456789abcdef01234567'
    const shown = anEntry({ content: `![The lake](media:${id})` })
    const written = anEntry({ content: `\`media:${id}\` ![The lake](media:${id}` })
    const finds = (query: string) =>
      [shown, written].every((entry) => holdsAll(searchable(entry), termsOf(query)))
    const found = ['the lake', 'media', id, 'cdef'].filter(finds)
    expect(found).toEqual(['the lake'])
  })

  it('FMT-14 shows what it finds without marks, and marks the right letters', () => {
    const below = textBelowTitle(anEntry({ title: 'Mine', content: '> **Along** the *river*' }))
    expect(excerptOf(below, termsOf('along river'))).toEqual([
      { text: 'Along', found: true },
      { text: ' the ', found: false },
      { text: 'river', found: true },
    ])
  })

  it('FMT-14 shows what was typed, if only that has the word', () => {
    const content = 'A [walk](https://example.com/ponds)'
    expect(excerptOf('A walk', termsOf('ponds'), content)).toEqual([
      { text: 'A [walk](https://example.com/', found: false },
      { text: 'ponds', found: true },
      { text: ')', found: false },
    ])
    expect(excerptOf('A walk', termsOf('walk'), content)).toEqual([
      { text: 'A ', found: false },
      { text: 'walk', found: true },
    ])
    expect(excerptOf('A walk', termsOf('tea'), content)).toEqual([{ text: 'A walk', found: false }])
  })

  it('JRN-36 looks at the title, the text, the tags and the keywords of an entry', () => {
    const entry = anEntry({
      title: 'Northern lights',
      content: 'We waited in the cold.',
      tags: ['Tromsø'],
      metadata: { wordCount: 5, keywords: ['aurora'] },
    })
    const text = searchable(entry)
    for (const query of ['lights', 'waited', 'tromso', 'aurora', 'cold northern']) {
      expect(holdsAll(text, termsOf(query)), query).toBe(true)
    }
    expect(holdsAll(text, termsOf('summer'))).toBe(false)
  })

  it('ENT-80 does not find a date title, which no list shows', () => {
    const untitled = { title: 'Journal Entry - March 14, 2026', localDate: '2026-03-14' }
    const text = searchable(anEntry({ ...untitled, content: 'We waited.' }))
    expect(holdsAll(text, termsOf('journal'))).toBe(false)
    expect(holdsAll(text, termsOf('waited'))).toBe(true)
  })
})

it('a word begins after any sign that is neither a letter nor a digit', () => {
  for (let code = 0; code < 0x250; code += 1) {
    const sign = fold(String.fromCodePoint(code))
    const isPart = /[\p{L}\p{M}\p{N}]$/u.test(sign)
    expect(holdsAll(`${sign}art`, termsOf('art')), sign).toBe(!isPart)
  }
})

describe('marks', () => {
  const marked = (text: string, query: string) =>
    markFound(text, termsOf(query))
      .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
      .join('')

  it.each([
    ['By the River, by the rivers.', 'riv', 'By the [River], by the [rivers].'],
    ['Café und cafe\u0301s', 'cafe', '[Café] und [cafe\u0301s]'],
    ['Die Straße, strasse', 'strasse die', '[Die] [Straße], [strasse]'],
    ["I don’t know l'eau", 'eau', "I don’t know l'[eau]"],
    ['昨日は京都に、京都', '京都', '昨日は[京都]に、[京都]'],
    ['ｶﾞﾗｽの靴', 'ガラス', '[ｶﾞﾗｽ]の靴'],
    ['한강을 따라', '하', '[한강을] 따라'],
    ['nothing here', '', 'nothing here'],
    ['', 'x', ''],
    ['river river', 'river riv', '[river] [river]'],
    ['京都京', '京 都京', '[京][都][京]'],
    ['We did it🎉, yes', '🎉', 'We did it[🎉], yes'],
    ['So… what??', '... ?', 'So[…] what[?][?]'],
    ['👍🏽 👩‍💻', '👍', '[👍🏽] 👩‍💻'],
    ['👩‍💻 at work', '💻', '[👩‍💻] at work'],
  ])('in %s of %s', (text, query, result) => {
    expect(marked(text, query)).toBe(result)
  })

  it('are there wherever a search finds something, and nothing of the text is lost', () => {
    const random = seededRandom(20261115)
    const alphabet = [...'aeßÉ éｶﾞか\u3099京都 \n’,𐐷한กา\u0301İ?…🎉\ufe0f']
    const pick = () => alphabet[Math.floor(random() * alphabet.length)] ?? ''
    const anyText = (length: number) => Array.from({ length }, pick).join('')
    for (let round = 0; round < 1500; round += 1) {
      const text = anyText(12)
      const terms = termsOf(anyText(1 + Math.floor(random() * 3)))
      const pieces = markFound(text, terms)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(pieces.every((piece) => piece.text !== '')).toBe(true)
      const found = terms.length > 0 && holdsAll(fold(text), terms)
      if (found)
        expect(
          pieces.some((piece) => piece.found),
          JSON.stringify(text),
        ).toBe(true)
    }
  })
})
