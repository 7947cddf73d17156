import { describe, expect, it } from 'vitest'
import {
  MAX_CHARS_READ,
  MAX_ENTRIES_READ,
  onlyCounted,
  readingOrder,
  withRoom,
} from './choose-to-read.ts'
import type { EntryRead } from './entry-read.ts'
import { periodOf, spanFrom, timeframeOf } from './index.ts'
import { quarters, yearOfEntries } from './testing/a-year.ts'
import { readOn } from './testing/read-entries.ts'

const JUNE = ['2025-06-01', '2025-06-09', '2025-06-20']
const YEAR = periodOf('yearly', '2025-06-01')
const quotesIn = (text: string) =>
  [...text.matchAll(/“([^”]+?)[.,]?”/g)].map(([, quote = '']) => quote)
const isSentence = (quote: string) => quote.includes(' ')

describe('the summary of a year', () => {
  const { summary, backing, readCount } = spanFrom(yearOfEntries, YEAR)
  const textOf = new Map(yearOfEntries.map(({ entry }) => [entry._id, entry.content]))

  it('INS-81 is told in time, by its greatest turns, and not by each month', () => {
    const [patterns = '', went = ''] = summary.reflection.split('\n\n')
    expect(patterns).toContain('Mondays are always the worst')
    const days = [...went.matchAll(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d+)/g)]
    const inTime = days.map(([day]) => Date.parse(`${day}, 2025`))
    expect(inTime).toEqual(inTime.toSorted((a, b) => a - b))
    expect(days).toHaveLength(5)
    expect(went).toContain('dad had a heart attack')
    expect(went).toContain('Our granddaughter was born')
    expect(summary.nextQuestion).toMatch(/\?$/)
  })

  it('INS-81 tells each quarter in one sentence of it that is quoted nowhere else', () => {
    expect(summary.parts.map((part) => part.split(':')[0])).toEqual([
      'January to March',
      'April to June',
      'July to September',
      'October to December',
    ])
    for (const [at, part] of summary.parts.entries()) {
      const [quote = '', ...more] = quotesIn(part)
      expect(more).toEqual([])
      expect(summary.reflection).not.toContain(quote)
      expect(summary.highlights).not.toContain(quote)
      const [id = ''] = backing.parts?.[at]?.[0] ? backing.parts[at] : []
      expect(textOf.get(id)).toContain(quote)
      expect(quarters[at]?.entries.some(({ entry }) => entry._id === id)).toBe(true)
    }
  })

  it('INS-80 INS-81 names a known turn of each quarter', () => {
    const quotes = quotesIn([summary.reflection, ...summary.parts].join(' '))
    for (const { life } of quarters) {
      const named = life.turns.filter(({ on, says }) => {
        const texts = life.days.filter(({ day }) => on.includes(day)).map(({ text }) => text)
        return quotes.some(
          (quote) =>
            says.some((phrase) => quote.includes(phrase)) &&
            texts.some((text) => text.includes(quote)),
        )
      })
      expect(named, life.name).not.toEqual([])
    }
  })

  it('INS-81 tells a quarter without a turn by a sentence of its own days', () => {
    const said = [
      ['2025-01-05', 'I am so lonely in this house.'],
      ['2025-01-09', 'I miss the sea more than I say.'],
      ['2025-05-05', 'I feel calm when the window is open.'],
      ['2025-05-09', 'I am proud of the small table.'],
      ['2025-09-05', 'I am tired of the long corridor.'],
      ['2025-09-09', 'I feel happy about the new lamp.'],
    ] as const
    const quiet = spanFrom(
      said.map(([day, text]) => readOn(day, `${text} We ate soup.`)),
      YEAR,
    ).summary
    expect(quiet.reflection).not.toMatch(/turn|stands out/)
    expect(quiet.parts.length).toBeGreaterThan(1)
    for (const part of quiet.parts) {
      const [quote = ''] = quotesIn(part)
      const [day = ''] = said.find(([, text]) => text.startsWith(quote)) ?? []
      const [first = ''] = part.split(' to ')
      expect(['January', 'April', 'July'].indexOf(first)).toBe(
        ['01', '05', '09'].indexOf(day.slice(5, 7)),
      )
      expect(quiet.reflection).not.toContain(quote)
    }
  })

  it('INS-81 does not tell a smaller turn again that the beginning or the end quotes', () => {
    const news = [
      'I got the job in Leeds.',
      'My aunt died in her sleep.',
      'I moved out of the old flat.',
    ]
    const end = 'I said no to them and I am so relieved.'
    const turning = ['01', '02', '03', '04'].flatMap((month, n) => [
      readOn(`2025-${month}-02`, 'The day was long and we ate soup.'),
      readOn(
        `2025-${month}-10`,
        n < 3 ? `${news[n]} The town was loud and wet.` : 'The bus was full.',
      ),
      readOn(`2025-${month}-20`, n < 3 ? 'The shop was closed.' : end),
      readOn(`2025-${month}-21`, 'The rain came in from the west.'),
    ])
    const { summary: told } = spanFrom(turning, YEAR)
    const all = [told.reflection, ...told.parts, ...told.highlights].join(' ')
    expect(all.split(end.slice(0, -1))).toHaveLength(2)
  })

  it('INS-75 INS-81 quotes only what its writers wrote, and claims nothing that is not theirs', () => {
    const told = JSON.stringify(summary)
    for (const { life } of quarters)
      for (const words of [...life.notTheirs, ...life.notFelt])
        expect(told.replaceAll(/\bI am not \w+/g, '')).not.toContain(words)
    const texts = [...textOf.values()]
    for (const quote of quotesIn(Object.values(summary).flat().join(' ')).filter(isSentence))
      expect(
        texts.some((text) => text.includes(quote)),
        quote,
      ).toBe(true)
    expect(readCount).toBeLessThan(yearOfEntries.length)
  })

  it('INS-77 names people before things, and says the same in whatever order the entries come', () => {
    expect(summary.themes.slice(0, 2)).toEqual(['Walter', 'Theo'])
    expect(spanFrom(yearOfEntries.toReversed(), YEAR).summary).toEqual(summary)
  })

  it('INS-82 says of the months only what their entries name', () => {
    const { months, rows } = summary.emotionMonths
    expect(months).toHaveLength(12)
    expect(rows.map(({ emotion }) => emotion)).toEqual(['joy', 'calm', 'fear', 'anger', 'sadness'])
    for (const { entries } of rows) expect(entries).toHaveLength(12)
    expect(summary.emotionalPatterns).toContain(
      'Going by your words alone, September reads lightest and May heaviest.',
    )
  })

  it('INS-95 counts for an emotion only what names it', () => {
    const said = ['I am so tired.', 'I could not sleep.', 'I am bored.', 'I am stressed out.']
    const told = spanFrom(
      [...said, 'I feel ashamed.', 'I am sad.'].map((text, n) => readOn(`2025-03-0${n + 1}`, text)),
      YEAR,
    ).summary
    expect(told.emotionMonths.rows).toEqual([
      { emotion: 'sadness', entries: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    ])
  })

  it('INS-82 names a month for a feeling only where it is more than chance', () => {
    const felt = (days: readonly string[]) =>
      spanFrom(
        days.map((day) => readOn(day, 'I am nervous about the trip.')),
        YEAR,
      ).summary
    const often = felt(['2025-03-01', '2025-03-09', '2025-03-20', '2025-06-01'])
    expect(often.emotionalPatterns[0]).toBe(
      'You wrote “nervous” in 4 entries, most often in March, with 3.',
    )
    const few = felt(['2025-03-01', '2025-03-09', '2025-06-01'])
    expect(few.emotionalPatterns[0]).toBe(
      'You wrote “nervous” in 3 entries, in 2 different months.',
    )
    const even = felt(['2025-03-01', '2025-03-09', '2025-03-20', ...JUNE])
    expect(even.emotionalPatterns[0]).toBe(
      'You wrote “nervous” in 6 entries, in 2 different months.',
    )
    expect(even.emotionMonths.rows).toEqual([
      { emotion: 'fear', entries: [0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0] },
    ])
    const others = spanFrom([readOn('2025-03-01', 'Ruth was furious with me.')], YEAR).summary
    expect(others.emotionMonths.rows).toEqual([])
  })
})

describe('the summary of chosen days', () => {
  const days = (from: string, to: string) => ({ kind: 'days', from, to }) as const
  const within = (from: string, to: string) =>
    yearOfEntries.filter(({ entry }) => from <= entry.localDate && entry.localDate <= to)

  it('INS-81 says which day was the first and the last only where no hidden entry was before or after', () => {
    const [from, to] = ['2025-05-01', '2025-07-31']
    const said = [
      readOn('2025-05-09', 'I am lonely in this town.'),
      readOn('2025-05-10', 'We walked to the river and back.'),
      readOn('2025-05-11', 'I feel calm at the river.'),
    ]
    const hidden = (day: string) => readOn(day, 'I am here.', { hideFromAssistant: true })
    const told = (entries: EntryRead[]) => spanFrom(entries, days(from, to)).summary.reflection
    expect(told(said)).toContain('The first day you wrote was May 9: “I am lonely in this town.”')
    expect(told(said)).toContain('The last day you wrote was May 11: “I feel calm at the river.”')
    expect(told([hidden('2025-05-08'), ...said])).toContain('Among the first entries, on May 9,')
    expect(told([...said, hidden('2025-06-01')])).toContain('Among the last, on May 11,')
  })

  it('INS-81 of a few days has no parts, and does not say when these days began', () => {
    const [from, to] = ['2025-06-01', '2025-06-30']
    const { summary } = spanFrom(within(from, to), days(from, to))
    expect(summary.timeframe).toBe('Jun 1–30, 2025')
    expect(summary.parts).toEqual([])
    expect(summary.reflection).toContain('dad had a heart attack')
    expect(summary.reflection).not.toMatch(/The time began|this (?:week|month)/)
  })

  it('INS-81 across two years has the year with each day and quarter', () => {
    const entries = [...within('2025-09-01', '2025-12-31')]
    const { summary } = spanFrom(entries, days('2025-09-01', '2026-08-31'))
    expect(summary.parts.map((part) => part.split(':')[0])).toEqual([
      'September 2025',
      'October to December 2025',
    ])
    for (const part of summary.parts) expect(part).toMatch(/on \w{3} \d+, 2025 you wrote/)
  })

  it('INS-81 names one day as such', () => {
    expect(timeframeOf(days('2025-03-01', '2025-03-01'))).toBe('Mar 1, 2025')
    const { summary } = spanFrom([readOn('2025-03-01', 'Soup.')], days('2025-03-01', '2025-03-01'))
    expect(summary.reflection).toMatch(/once in this time|one entry in this time/)
  })
})

describe('INS-83 of more than can be read', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => {
    const day = Math.floor((n * 365) / 10_000)
    const localDate = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)
    const { entry, analysis } = yearOfEntries[n % yearOfEntries.length] as EntryRead
    return { entry: { ...entry, _id: `${n}`, localDate }, analysis }
  })

  it('the first, the last and the longest of each month are read, and the others only counted', () => {
    const entries = withRoom(many.map(({ entry }) => entry))
    const read = entries.filter(({ content }) => content !== '')
    expect(read).toHaveLength(MAX_ENTRIES_READ)
    const perMonth = Map.groupBy(read, ({ localDate }) => localDate.slice(0, 7))
    expect([...perMonth.values()].every((of) => of.length >= 30)).toBe(true)
    const ids = new Set(read.map(({ _id }) => _id))
    expect(ids.has('0') && ids.has('9999')).toBe(true)
    for (const { hideFromAssistant, content } of entries)
      expect(hideFromAssistant).toBe(content === '')
  })

  it('a month with little leaves its room to the others, and long texts end it sooner', () => {
    const of = (localDate: string, words: number) => ({ localDate, words })
    const first = of('2025-01-01', 1)
    const last = of('2025-03-31', 1)
    const some = [first, of('2025-02-01', 5), of('2025-03-01', 3), of('2025-03-02', 9), last]
    expect(readingOrder(some)).toEqual([first, last, some[1], some[3], some[2]])
    expect(readingOrder([first])).toEqual([first])
    expect(readingOrder([])).toEqual([])
    const long = many
      .slice(0, 10)
      .map(({ entry }) => ({ ...entry, content: 'x'.repeat(MAX_CHARS_READ / 2) }))
    expect(withRoom(long).filter(({ content }) => content !== '')).toHaveLength(2)
  })

  it('ten thousand are summed up, and the summary says how many it only counted', () => {
    const chosen = new Set(
      withRoom(many.map(({ entry }) => entry))
        .filter(({ content }) => content !== '')
        .map(({ _id }) => _id),
    )
    const some = many.map((one) =>
      chosen.has(one.entry._id) ? one : { ...one, entry: onlyCounted(one.entry) },
    )
    const { summary, readCount } = spanFrom(some, YEAR)
    expect(summary.entryCount).toBe(10_000)
    expect(readCount).toBeLessThanOrEqual(MAX_ENTRIES_READ)
    expect(summary.reflection).toMatch(/I counted 9,\d{3} entries without reading the text/)
  })
})
