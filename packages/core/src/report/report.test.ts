import { describe, expect, it } from 'vitest'
import { unreadEntry, wordsPerWeek, yearOfWriting } from '#charts/index.ts'
import { addDays } from '#time/index.ts'
import type { BookChart, Paragraph } from './book.ts'
import {
  type BookOf,
  makeBook,
  paperFor,
  type ReportEntry,
  rangeFileName,
  summaryFileName,
} from './index.ts'
import { paragraphsOf } from './paragraphs.ts'

function entry(localDate: string, more: Partial<ReportEntry> = {}): ReportEntry {
  return {
    title: '',
    content: 'Some words.',
    localDate,
    mood: null,
    tags: [],
    metadata: { wordCount: 2, keywords: [] },
    ...more,
  }
}

const plain = (text: string) => ({ text, styles: [], address: null })

function aParagraph(lines: readonly string[], more: Partial<Paragraph> = {}): Paragraph {
  const none = { level: 0, quotes: 0, lists: 0, label: null, isClose: false, rightToLeft: false }
  return { kind: 'text', lines: lines.map((line) => [plain(line)]), ...none, ...more }
}

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const book = (entries: ReportEntry[], span = NOVEMBER, more: Partial<BookOf> = {}) =>
  makeBook({ span, entries, summary: null, paper: 'a4', today: '2026-11-18', ...more })

function chartsOf(entries: ReportEntry[], span?: { from: string; to: string }): BookChart[] {
  const [charts] = book(entries, span).chapters
  return charts?.kind === 'charts' ? [...charts.charts] : []
}

describe('a report', () => {
  it('PDF-05 is on Letter where people have that, and on A4 everywhere else', () => {
    for (const languages of ['en-US,en;q=0.9', 'es-MX', 'en', 'fr-CA;q=0.8, de', 'fil'])
      expect(paperFor(languages), languages).toBe('letter')
    for (const languages of ['en-GB,en-US;q=0.5', 'de', 'zh-CN', 'ja', 'fr', '*', 'no such', ''])
      expect(paperFor(languages), languages).toBe('a4')
    expect(paperFor(undefined)).toBe('a4')
  })

  it('PDF-08 has the day in the name of its file', () => {
    expect(summaryFileName('weekly', '2026-11-18')).toBe('weekly_journal_2026-11-18.pdf')
    expect(summaryFileName('monthly', '2026-11-18')).toBe('monthly_journal_2026-11-18.pdf')
    expect(rangeFileName({ from: '2026-01-02', to: '2026-03-04' })).toBe(
      'journal_2026-01-02_2026-03-04.pdf',
    )
  })

  it('has its entries by day, with titles, moods, tags and paragraphs in their direction', () => {
    const content = 'One.\r\nTwo.\n\n \n\tשלום\u0007 there\n\n\n  '
    const { chapters, title, timeframe, dedication, name, notes } = book([
      entry('2026-11-02', { title: 'A', mood: 'calm', tags: ['river', 'walk'], content }),
      entry('2026-11-02'),
      entry('2026-11-05'),
    ])
    expect([title, timeframe, dedication, name]).toEqual(['Journal', 'Nov 1–30, 2026', null, null])
    expect(notes).toEqual([
      'This book contains 3 entries on 2 days, 6 words, as of November 18, 2026.',
      expect.stringContaining('The drawing on the cover shows these days, starting at the top.'),
    ])
    const last = chapters.at(-1)
    const days = last?.kind === 'entries' ? last.days : []
    expect(days.map((day) => [day.title, day.entries.length])).toEqual([
      ['Monday, November 2, 2026', 2],
      ['Thursday, November 5, 2026', 1],
    ])
    expect(days[0]?.entries[0]).toEqual({
      title: 'A',
      details: 'Calm · #river · #walk',
      paragraphs: [
        aParagraph(['One.', 'Two.']),
        { ...aParagraph(['    שלום there']), rightToLeft: true },
      ],
    })
    expect(days[0]?.entries[1], 'named by its day').toMatchObject({ title: null, details: '' })
    const dated = entry('2026-11-02', {
      title: 'Journal Entry - November 2, 2026',
      content: 'One.',
    })
    const named = book([dated]).chapters.at(-1)
    expect(named?.kind === 'entries' && named.days[0]?.entries[0]?.title, 'ENT-80').toBe(null)
    const empty = book([entry('2026-11-02', { content: ' \n' })]).chapters.at(-1)
    expect(empty?.kind === 'entries' && empty.days[0]?.entries[0]?.title).toBe(
      'Journal Entry - November 2, 2026',
    )
  })

  it('says whom it is for, and what is not in it', () => {
    const of = { span: { from: '2026-11-02', to: '2026-11-02' }, entries: [entry('2026-11-02')] }
    const made = { summary: null, paper: 'letter', today: '2026-11-18' } as const
    const mine = makeBook({ ...of, ...made, reader: 'therapist', name: ' Ada ', leftOut: 2 })
    expect([mine.dedication, mine.name, mine.timeframe]).toEqual([
      'For my therapist',
      'Ada',
      'November 2, 2026',
    ])
    expect(mine.notes.slice(0, 2)).toEqual([
      'This book contains 1 entry on 1 day, 2 words, as of November 18, 2026.',
      '2 entries you chose aren’t included, because the server doesn’t have them for these days.',
    ])
    const other = makeBook({ ...of, ...made, reader: 'self', name: ' ', leftOut: 1 })
    expect([other.dedication, other.name, other.notes[1]]).toEqual([
      'For myself',
      null,
      '1 entry you chose isn’t included, because the server doesn’t have it for these days.',
    ])
  })

  it('opens a chapter with each month of more days than one has, and draws the year on its cover', () => {
    const span = { from: '2025-12-20', to: '2026-11-18' }
    const wordy = { metadata: { wordCount: 8, keywords: [] } }
    const written = [entry('2025-12-31'), entry('2026-03-01', wordy), entry('2026-03-01')]
    const { chapters, ring, notes } = book(written, span)
    expect(chapters.map(({ title }) => title)).toEqual([
      'At a glance',
      'December 2025',
      'March 2026',
    ])
    const march = chapters[2]?.kind === 'entries' ? chapters[2].opening : null
    expect(march?.sentence).toBe('2 entries on 1 day, 10 words.')
    expect([march?.days.length, march?.days[0], march?.days[1]]).toEqual([31, 1, 0])
    expect(notes[1]).toContain(
      'The drawing on the cover shows a year, starting with January at the top.',
    )
    expect([ring.days, ring.strokes]).toEqual([
      366,
      [
        { turn: 365 / 366, length: Math.sqrt(2 / 10) },
        { turn: 60 / 366, length: 1 },
      ],
    ])
    expect(ring.sentence).toContain('2 days with an entry in this book (out of 334)')
    // Of two years, a day is one stroke; without a word it still is one.
    const blank = { metadata: { wordCount: 0, keywords: [] } }
    const years = { from: '2024-01-01', to: '2026-12-31' }
    const again = book(
      [entry('2024-02-29', blank), entry('2025-12-31'), entry('2026-12-31')],
      years,
    )
    expect(again.ring.strokes.map(({ length }) => length)).toEqual([0.08, 1])
    const week = book([entry('2026-11-17')], { from: '2026-11-15', to: '2026-11-21' })
    expect([week.ring.days, week.ring.strokes]).toEqual([7, [{ turn: 2 / 7, length: 1 }]])
    expect(week.chapters.map(({ title }) => title)).toEqual(['At a glance', 'Entries'])
  })

  it('has the summary of its week or month before it', () => {
    const summary = {
      timeframe: '',
      entryCount: 2,
      wordCount: 1200,
      daysWritten: 1,
      mood: 'Calm',
      themes: ['river'],
      highlights: ['A line.'],
      emotions: [],
      nextQuestion: 'What next?',
      reflection: 'It was a week.\n\nYou wrote about Tom.',
    }
    const shared = {
      span: { from: '2026-11-15', to: '2026-11-21' },
      entries: [],
      today: '2026-11-18',
    }
    const weekly = makeBook({ ...shared, paper: 'a4', summary: { kind: 'weekly', summary } })
    expect([weekly.title, weekly.timeframe]).toEqual(['Weekly Summary', 'Nov 15–21, 2026'])
    expect(weekly.chapters[0]).toEqual({
      kind: 'words',
      title: 'Weekly Summary',
      sections: [
        {
          title: null,
          as: 'paragraphs',
          texts: [
            'It was a week.',
            'You wrote about Tom.',
            '2 entries, 1,200 words, written on 1 day. Mood: Calm.',
          ],
        },
        { title: 'Themes', as: 'list', texts: ['river'] },
        { title: 'Highlights', as: 'quotes', texts: ['A line.'] },
        { title: 'A question for next week', as: 'paragraphs', texts: ['What next?'] },
      ],
    })
    const insights = {
      overview: 'A month.',
      emotionalPatterns: ['Calm'],
      recurringThemes: [],
      growthAreas: '',
      notableMoments: '',
      writingHabits: '',
      suggestions: ' ',
    }
    const monthly = makeBook({
      ...shared,
      paper: 'a4',
      summary: { kind: 'monthly', summary: insights },
    })
    expect([monthly.title, monthly.chapters[0]]).toEqual([
      'Monthly Report',
      {
        kind: 'words',
        title: 'Monthly Insights',
        sections: [
          { title: 'Overview', as: 'paragraphs', texts: ['A month.'] },
          { title: 'Emotional patterns', as: 'list', texts: ['Calm'] },
        ],
      },
    ])
  })

  it('PDF-06 has charts that say what is true of them', () => {
    const entries = [
      entry('2026-11-03', { mood: 'sad', metadata: { wordCount: 400, keywords: [] } }),
      entry('2026-11-04', { mood: 'sad', metadata: { wordCount: 0, keywords: [] } }),
      entry('2026-11-30', { mood: 'happy', metadata: { wordCount: 1000, keywords: [] } }),
    ]
    const [days, words, mood] = chartsOf(entries)
    expect(days?.sentence).toBe('You wrote on 3 of 30 days, 1,400 words in all.')
    expect(days?.shape).toMatchObject({ kind: 'calendar', months: [{ label: 'Nov', week: 0 }] })
    const cells = days?.shape.kind === 'calendar' ? days.shape.weeks : []
    expect([cells.length, cells[0], cells[4]]).toEqual([
      5,
      [0, 0, 2, 1, 0, 0, 0],
      [0, 4, null, null, null, null, null],
    ])
    expect([words?.title, words?.sentence]).toEqual([
      'Words per week',
      'You wrote the most in the week of Nov 29, 2026: 1,000 words, compared with 280 a week on average.',
    ])
    expect(mood?.sentence).toBe('Chosen most often: Sad, for 2 of 3 entries with a mood.')
    expect(mood?.shape).toMatchObject({
      rows: ['Happy', 'Sad'],
      dots: [{ row: 1, at: 2 / 29 }, { row: 1 }, { row: 0, at: 1 }],
    })
  })

  it('counts by day, week or more, by the numbers that the charts on the screen have', () => {
    const unit = (from: string, to: string) => {
      const [days, words, ...mood] = chartsOf([entry(from)], { from, to })
      const bars = words?.shape.kind === 'bars' ? words.shape.bars.length : 0
      return [words?.title, words?.sentence, bars, mood.length, days?.sentence]
    }
    expect(unit('2026-11-15', '2026-11-21')).toEqual([
      'Words per day',
      'The highest count was 2 words, on November 15, 2026.',
      7,
      0,
      'You wrote on 1 of 7 days, 2 words in all.',
    ])
    expect(unit('2026-01-01', '2026-12-31').slice(0, 3)).toEqual([
      'Words per week',
      'The highest count was 2 words, in the week of Jan 1, 2026.',
      53,
    ])
    expect(unit('2001-01-01', '2010-12-31')).toEqual([
      'Words per quarter',
      'The highest count was 2 words, in January to March 2001.',
      40,
      0,
      'You wrote on 1 of 3,652 days, 2 words in all. The chart shows the last year.',
    ])

    const span = { from: '2025-11-19', to: '2026-11-18' }
    const days = [0, 3, 3, 40, 41, 200, 364].map((n) => addDays(span.from, n))
    const written = days.map((day, n) =>
      entry(day, { metadata: { wordCount: 10 + n, keywords: [] } }),
    )
    const seen = written.map((one, n) => unreadEntry({ _id: String(n), ...one }))
    const onScreen = wordsPerWeek(seen, span)
    const [year, words] = chartsOf(written, span)
    expect(words?.shape).toEqual({
      kind: 'bars',
      bars: onScreen.points.map((point) => ({ label: point.short, value: point.words })),
    })
    expect(words?.sentence).toBe(onScreen.reading.sentence)
    const { reading } = yearOfWriting(seen, { last: span.to, wordsPerEntry: 100 })
    expect(reading.sentence).toContain(year?.sentence.replace(/\.$/, ''))
  })

  it('is of the years of its entries where all days are asked for, up to the ends of the calendar', () => {
    const all = { from: '0000-01-01', to: '9999-12-31' }
    expect(book([entry('2025-03-04'), entry('2026-11-02')], all).timeframe).toBe(
      'Jan 1, 2025 – Dec 31, 2026',
    )
    const ends = [entry('0000-01-01', { mood: 'sad' }), entry('9999-12-31', { mood: 'sad' })]
    expect(chartsOf(ends, all)).toHaveLength(3)
    for (const day of ['0000-01-01', '9999-12-31'])
      expect(chartsOf([entry(day)], { from: day, to: day })).toHaveLength(1)
    expect(chartsOf([entry('9999-12-31')], { from: '9999-12-25', to: '9999-12-31' })).not.toEqual(
      [],
    )
    expect(chartsOf([], all)).not.toEqual([])
  })

  it('ends with what could not be set of which entry, where there is any', () => {
    const signs = Array.from({ length: 14 }, (_, n) => String.fromCodePoint(0x2060 + n))
    const { chapters } = makeBook({
      span: { from: '2026-11-01', to: '2026-11-30' },
      entries: [entry('2026-11-02')],
      summary: null,
      paper: 'a4',
      today: '2026-11-18',
      notSet: [
        { localDate: null, title: '', signs: ['\u{10ffff}'] },
        { localDate: '2026-11-02', title: ` ${'River '.repeat(99)}`, signs },
      ],
    })
    const last = chapters.at(-1)
    expect(last?.title).toBe('Characters we couldn’t print')
    const list = last?.kind === 'words' ? last.sections[1]?.texts : []
    expect(list?.[0]).toBe('The cover and the summary: U+10FFFF')
    expect(list?.[1]).toMatch(
      /^Monday, November 2, 2026, “(?:River ){13}Ri…”: U\+2060, .*, U\+206D$/,
    )
  })

  it('says nothing of days whose entries were left out of it', () => {
    const entries = ['2026-11-02', '2026-11-09', '2026-11-10'].map((day) => entry(day))
    const { chapters, ring } = makeBook({
      span: { from: '2026-11-01', to: '2026-11-30' },
      entries,
      isSelection: true,
      summary: null,
      paper: 'a4',
      today: '2026-11-18',
    })
    const charts = chapters[0]?.kind === 'charts' ? chapters[0].charts : []
    expect([...charts.map(({ sentence }) => sentence), ring.sentence]).toEqual([
      'These entries are from 3 of 30 days, 6 words in all.',
      'The highest count was 4 words, in the week of Nov 8, 2026.',
      'These days as a ring, with a stroke for each of the 3 days with an entry in this book (out of 30).',
    ])
  })

  it('takes a text with a long row of blanks as it takes any other', () => {
    const content = `a${' '.repeat(249_998)}b`
    const entries = book([entry('2026-11-02', { content })]).chapters[1]
    const day = entries?.kind === 'entries' ? entries.days[0] : undefined
    expect(day?.entries[0]?.paragraphs).toEqual([aParagraph([content])])
  })

  it('says what is true where nothing, or nothing alone, was the most', () => {
    const same = chartsOf([entry('2026-11-02'), entry('2026-11-03')], {
      from: '2026-11-01',
      to: '2026-11-07',
    })
    expect(same[1]?.sentence).toBe('The highest count in a day was 2 words, on 2 days.')
    const day = { from: '2026-11-02', to: '2026-11-02' }
    const [only, ...none] = chartsOf([entry('2026-11-02', { mood: 'sad' })], day)
    expect([only?.sentence, none]).toEqual(['2 words on this day.', []])
    expect(chartsOf([])[1]?.sentence).toBe('You didn’t write any words on these days.')
    const twice = [entry('2026-11-02', { mood: 'calm' }), entry('2026-11-03', { mood: 'calm' })]
    const both = [...twice, ...twice.map((one) => ({ ...one, mood: 'sad' as const }))]
    expect(chartsOf(both)[2]?.sentence).toBe(
      'Chosen most often: Calm and Sad, 2 times each, out of 4 entries with a mood.',
    )
    const three = (['happy', 'calm', 'sad'] as const).map((mood) => entry('2026-11-02', { mood }))
    expect(chartsOf(three)[2]?.sentence).toBe(
      'Chosen most often: Happy, Calm and Sad, once each, out of 3 entries with a mood.',
    )
  })
})

describe('the paragraphs of a report', () => {
  it('FMT-19 are headings, items, quotes, code and rules, with their words in runs', () => {
    const text =
      '# A *day*\n- [x] tea\n  - milk\n\n    and more\n3. **bread**\n> so\n> it goes\n---\n```\na\n  b\n```'
    expect(paragraphsOf(text)).toEqual([
      aParagraph([], {
        kind: 'heading',
        level: 1,
        lines: [[plain('A '), { text: 'day', styles: ['em'], address: null }]],
      }),
      aParagraph(['tea'], { kind: 'item', label: '[x]', lists: 1, isClose: true }),
      aParagraph(['milk'], { kind: 'item', label: '•', lists: 2, isClose: true }),
      aParagraph(['and more'], { lists: 2 }),
      aParagraph([], {
        ...{ kind: 'item', label: '3.', lists: 1, isClose: true },
        lines: [[{ text: 'bread', styles: ['strong'], address: null }]],
      }),
      aParagraph(['so', 'it goes'], { quotes: 1, isClose: true }),
      aParagraph([], { kind: 'rule', isClose: true }),
      aParagraph(['a', '  b'], { kind: 'code' }),
    ])
  })

  it('FMT-19 are those at blank lines in a text without marks', () => {
    expect(paragraphsOf('1. tea\n2. milk\n\n  a - b')).toEqual([
      aParagraph(['1. tea', '2. milk']),
      aParagraph(['  a - b']),
    ])
  })
})

it('a report names photos and recordings by their captions, and says that it has none (MED-87)', () => {
  const photo = (caption: string) => `![${caption}](media:${'0123456789ab'.repeat(2)})`
  const content = `We **walked**.\n\n${photo('The *lake*')}\n${photo('')} then home`
  const lines = paragraphsOf(content).at(-1)?.lines ?? []
  expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
    '[The lake]',
    '[Photo] then home',
  ])
  const only = book([entry('2026-11-02', { content: photo('') })])
  expect(only.notes[1]).toBe(
    'Photos and recordings are named in brackets. They aren’t part of this book.',
  )
  expect(book([entry('2026-11-02')]).notes.join()).not.toContain('Photos')
})

describe('the photos of a report', () => {
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24))
  const [lake = '', note = '', clip = ''] = ids
  const media = {
    [lake]: { kind: 'photo', width: 1200, height: 900 },
    [note]: { kind: 'audio', seconds: 130 },
    [clip]: { kind: 'video' },
  } as const
  const mark = (id: string, caption = '') => `![${caption}](media:${id})`
  const paragraphsIn = (content: string) => {
    const { chapters, notes } = book([entry('2026-11-02', { content })], NOVEMBER, { media })
    const last = chapters.at(-1)
    const paragraphs = last?.kind === 'entries' ? last.days[0]?.entries[0]?.paragraphs : []
    const shown = paragraphs?.map(({ kind, lines, photo, lists, quotes }) => [
      ...[kind, lines.map((line) => line.map(({ text }) => text).join('')).join('|')],
      ...[photo?.id ?? '', lists + quotes],
    ])
    return { shown, notes: notes.slice(1, -1) }
  }

  it('stand in their places with their captions, and recordings as lines with their lengths (MED-87)', () => {
    const { shown, notes } = paragraphsIn(
      `We **walked**\n${mark(lake, 'The *big*\nlake')} then ${mark(lake)}${mark(note)}\nhome.`,
    )
    expect(shown).toEqual([
      ['text', 'We walked', '', 0],
      ['photo', 'The big lake', lake, 0],
      ['text', ' then ', '', 0],
      ['photo', '', lake, 0],
      ['text', 'Voice note, 2:10', '', 0],
      ['text', 'home.', '', 0],
    ])
    expect(notes).toEqual([])
    expect(paragraphsIn(mark(clip)).shown).toEqual([['text', 'Video', '', 0]])
    expect(paragraphsIn(mark(note, 'Rain')).shown).toEqual([['text', 'Rain, 2:10', '', 0]])
  })

  it('stand in lists, in quotes and below headings, and are words in code (MED-87)', () => {
    const photo = mark(lake, 'L')
    const text = `# A ${photo} B\n\n- tea ${photo}\n- ${photo} milk\n\n> ${photo}\n\n\`${photo}\``
    expect(paragraphsIn(text).shown).toEqual([
      ['heading', 'A ', '', 0],
      ['photo', 'L', lake, 0],
      ['heading', ' B', '', 0],
      ['item', 'tea ', '', 1],
      ['photo', 'L', lake, 1],
      ['item', '', '', 1],
      ['photo', 'L', lake, 1],
      ['text', ' milk', '', 1],
      ['photo', 'L', lake, 1],
      ['text', photo, '', 0],
    ])
  })

  it('are so many at most; those that are left out are named in brackets and counted (MED-87)', () => {
    const { shown, notes } = paragraphsIn(
      `${Array(42).fill(mark(lake)).join('\n')}\n${mark('d'.repeat(24), 'Away')}`,
    )
    expect(shown?.filter(([kind]) => kind === 'photo')).toHaveLength(40)
    expect(shown?.at(-1)).toEqual(['text', '[Photo]|[Photo]|[Away]', '', 0])
    expect(notes).toEqual([
      '3 photos and recordings are named in brackets and not printed. A book has room for 40 photos, and only for those that the server has in a format that can be printed.',
    ])
    expect(paragraphsIn(mark('e'.repeat(24))).notes[0]).toMatch(/^1 photo or recording is named/)
  })
})
