import { plainText } from '@daywell/core/markdown'
import { seededRandom } from '@daywell/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPress, type Press } from './press.ts'
import { randomParagraphs } from './testing/random-paragraphs.ts'
import {
  bare,
  bookWith,
  entryWith,
  folded,
  inOrder,
  readPages,
  withoutMargins,
} from './testing/read-pages.ts'

let press: Press
beforeAll(() => {
  press = openPress()
})
afterAll(() => press.close())

const printed = async (book: ReturnType<typeof bookWith>) => readPages(await press.run('set', book))

const TEXTS: Readonly<Record<string, string>> = {
  Latin:
    'Žluťoučký kůň, naïve café, straße, Łódź, Tiếng Việt: Hôm nay tôi dậy sớm. “Office” — fluffy…',
  Cyrillic: 'Сегодня я проснулся рано, ёлка, їжак, ґанок.',
  Greek: 'Σήμερα ξύπνησα νωρίς· ΐ ΰ ώς το βράδυ.',
  Chinese: '今天我很早起床，沿着河边散步。傳統漢字也在這裡。',
  Japanese: '今日は早く起きて、川沿いを散歩しました。「ガギグ」ヴァイオリン',
  Korean: '오늘은 일찍 일어나 강가를 걸었다.',
  Devanagari: 'आज मैं जल्दी उठा। क्षत्रिय, श्रीमती, विद्यार्थी, ज्ञान।',
  Thai: 'วันนี้ฉันตื่นเช้าและเดินเล่นริมแม่น้ำ กรุงเทพมหานคร น้ำใจ',
  emoji: 'Good 😀 family 👩‍👩‍👧‍👦 flag 🇩🇪 thumb 👍🏽 done ✅ ❤️ ❤ ❤️ 1️⃣☕️☕.',
}

describe('the press', () => {
  it('PDF-05 PDF-06 sets a tagged book with numbered pages, bookmarks and charts, on A4 or Letter', async () => {
    const entries = [
      entryWith('Words.', { mood: 'calm', tags: ['river'] }),
      entryWith('More of them.', { mood: 'happy', localDate: '2026-11-20', title: 'Second' }),
    ]
    const a4 = await printed(bookWith(entries))
    const letter = await printed(bookWith(entries, 'letter'))
    expect([a4.size, letter.size]).toEqual([
      [595, 842],
      [612, 792],
    ])
    expect(a4.title).toBe('Journal, Nov 1–30, 2026')
    const [cover = '', contents = '', ...rest] = a4.texts
    expect(cover).toContain('Nov 1–30, 2026')
    expect(contents.split(/\s*\n\s*/)).toEqual(
      expect.arrayContaining(['Contents', 'At a glance', 'Entries', 'Friday, November 20, 2026']),
    )
    for (const [n, text] of rest.entries())
      expect(text.trimEnd()).toMatch(new RegExp(`\\n${n + 3}$`))
    expect(rest[0]).toContain('Chosen most often: Happy and Calm')
    expect(rest[1]).toContain('Calm · #river')
    expect(a4.outline.map(({ title }) => title)).toEqual(['At a glance', 'Entries'])
    expect(a4.outline[1]?.down?.[1]?.down?.[0]?.title).toBe('Second')
    const root = a4.document.asPDF()?.getTrailer().get('Root')
    expect(root?.get('Lang').asString()).toBe('en')
    expect(root?.get('MarkInfo', 'Marked').asBoolean()).toBe(true)
    expect(tagsOf(a4.document)).toEqual(
      expect.arrayContaining(['H1', 'TOC', 'H2', 'Figure', 'P', 'H3']),
    )
  })

  it('PDF-07 loses no character of any script that is read from left to right', async () => {
    const entries = Object.values(TEXTS).map((text) =>
      entryWith(text, { title: text.slice(0, 12) }),
    )
    const { texts } = await printed(bookWith(entries))
    const found = folded(texts.join(''))
    for (const [script, text] of Object.entries(TEXTS))
      expect(found, script).toContain(folded(text))
    expect(texts.join('')).not.toContain('no font')
  })

  it('PDF-07 sets Arabic and Hebrew with all their letters, from the right', async () => {
    const [arabic, hebrew] = [
      'استيقظت اليوم ومشيت على طول النهر',
      'היום קמתי מוקדם והלכתי לאורך הנהר',
    ]
    const { texts, document } = await printed(bookWith([entryWith(`${arabic}\n\n${hebrew}`)]))
    const words = new Set(texts.at(-1)?.normalize('NFKC').split(/\s+/))
    for (const word of `${arabic} ${hebrew}`.split(' ')) expect(words).toContain(word)
    const page = JSON.parse(
      document
        .loadPage(document.countPages() - 1)
        .toStructuredText('preserve-whitespace')
        .asJSON(),
    )
    const line = linesOf(page).find(({ text }) => text.includes('מוקדם'))
    expect((line?.bbox.x ?? 0) + (line?.bbox.w ?? 0)).toBeCloseTo((595.28 + 350) / 2, -1)
  })

  it('keeps every character that it has a font for, and their order, in random words', async () => {
    const paragraphs = randomParagraphs(68)
    const { texts } = await printed(bookWith([entryWith(paragraphs.join('\n\n'))]))
    const found = folded(texts.map(withoutMargins).join(''))
    let from = found.indexOf('Apage') + 5
    for (const paragraph of paragraphs) {
      const { end, lost } = inOrder(folded(paragraph), found, from)
      expect(lost, paragraph.slice(0, 40)).toBe('')
      from = end
    }
    expect(texts.join('')).not.toContain('no font')
  })

  it('sets words as they are, whatever they look like', async () => {
    const hostile = [
      '#eval("1+1") #read("/etc/passwd") #include "x.typ" #panic("no")',
      '*bold* _it_ $x^2$ @ref <label> `raw` = Heading - item + one / term: x',
      String.raw`\ \" "quotes" 'single' -- --- ... ~ // comment /* and */ ] } ) ${'$'}{x} %PDF endobj`,
    ]
    // As a file names its fonts.
    const fonts = Array.from({ length: 24 }, (_, n) => `/Z${n} ${n + 6} 0 R`)
    const title = `#set text(red) "a" \\ *b* /Font << ${fonts.join(' ')} >>`
    const tags = ['#eval("2")', '"]']
    const { texts, outline } = await printed(
      bookWith([entryWith(hostile.join('\n\n'), { title, tags })]),
    )
    for (const text of [...hostile, ...tags])
      expect(bare(texts.at(-1) ?? '')).toContain(bare(plainText(text)))
    expect(bare(texts.at(-1) ?? '')).toContain(bare(title))
    expect(outline[1]?.down?.[0]?.down?.[0]?.title).toBe(title)
  })

  it('breaks words that no line has room for, and sets what is left of broken characters', async () => {
    const [latin, hindi] = [seededLetters(700), 'क्षत्रिय'.repeat(60)]
    const [title, tag] = [seededLetters(500), seededLetters(98)]
    const whole = `https://example.org/${latin} ${latin}\n\n${hindi}`
    const { texts } = await printed(bookWith([entryWith(whole, { title, tags: [tag] })]))
    // A reader's program leaves out what stands beyond the page.
    const found = bare(texts.join('').replaceAll(/\n\d\n|Journal\nNov 1–30, 2026/g, ''))
    for (const word of [latin, hindi, title, tag]) expect(found).toContain(bare(word))

    const broken = { title: 'half \ud83d\u0000\u0007 a sign', tags: ['t\udfff\u001bu'] }
    const { texts: set } = await printed(bookWith([entryWith('lone \ud800 end', broken)]))
    expect(bare(set.at(-1) ?? '')).toContain('half�asign#t�ulone�end')
  })

  it('sets what signs of direction stand in, which end the compiler, each paragraph by itself', async () => {
    const more = { title: '\u202e title', tags: ['\u202etag', '\u2066next\u2069'] }
    const entries = [
      entryWith('plain \u202e words \u2069', more),
      entryWith('More.', { title: '\u20e3\u180e-\u05d0' }),
      entryWith(`Marks a${'\u0301'.repeat(20_000)}b, blanks${' '.repeat(20_000)}, and the end.`),
    ]
    const { texts } = await printed(bookWith(entries))
    const found = bare(texts.join(''))
    for (const part of ['title#tag·#nextplainwords', 'More.', 'blanks,andtheend.'])
      expect(found).toContain(part)
  })

  it('sets an entry that ends the compiler with what can be set of it, and says what cannot', async () => {
    const broken = { title: '\u20db\u0599 ', localDate: '2026-11-20' }
    const { texts, outline } = await printed(
      bookWith([entryWith('Before it.'), entryWith('Kept with it.', broken)]),
    )
    const found = texts.join('').replace(/\s+/g, ' ')
    for (const part of ['Before it.', '\ufffd\ufffd Kept with it.', 'About this book'])
      expect(found).toContain(part)
    expect(outline.at(-1)?.title).toBe('Characters we couldn’t print')
    expect(found).toMatch(/Friday, November 20, 2026, “\ufffd\ufffd”: U\+20DB, U\+0599/)
  })

  it('keeps what is written at the first and the last bar of a chart within the measure', async () => {
    const span = { from: '2026-06-01', to: '2026-11-16' }
    const metadata = { wordCount: 123_456, keywords: [] }
    const entries = [span.from, span.to].map((localDate) => entryWith('', { localDate, metadata }))
    const { document } = await printed({ ...bookWith(entries), span })
    const text = document.loadPage(2).toStructuredText('preserve-whitespace').asJSON()
    const lines = linesOf(JSON.parse(text))
    for (const label of ['Jun 1', 'Nov 15', '123,456'])
      expect(lines.map((line) => line.text)).toContain(label)
    // In whole points; a page of A4 has 122.6 beside its words.
    expect(Math.min(...lines.map(({ bbox }) => bbox.x))).toBeGreaterThanOrEqual(122)
    expect(Math.max(...lines.map(({ bbox }) => bbox.x + bbox.w))).toBeLessThanOrEqual(473)
  })

  it('says which characters it has no font for', async () => {
    const { texts } = await printed(bookWith([entryWith('Gothic 𐌰 here.')]))
    expect(texts.join('').replace(/\s+/g, ' ')).toContain('as empty boxes: U+10330.')
  })
})

function seededLetters(length: number): string {
  const random = seededRandom(length)
  return Array.from({ length }, () => 'abcdefgWMilj'.charAt(Math.floor(random() * 12))).join('')
}

function tagsOf(document: ReturnType<typeof readPages>['document']): string[] {
  const kids = document.asPDF()?.getTrailer().get('Root', 'StructTreeRoot', 'K', 'K')
  return Array.from({ length: kids?.length ?? 0 }, (_, n) => kids?.get(n, 'S').asName() ?? '')
}

interface Line {
  readonly text: string
  readonly bbox: { readonly x: number; readonly w: number }
}

function linesOf({ blocks }: { blocks: { lines?: Line[] }[] }): Line[] {
  return blocks.flatMap(({ lines = [] }) => lines)
}
