import { calendarYear, tallyOf, writingYear, yearUpTo } from '@daywell/core/habit'
import { anEntry } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { firstWeekday } from '../days-in-words.ts'
import { habitTexts } from '../habit.texts.ts'
import { dayForKey, dayWithin } from './day-for-key.ts'
import { bandsOf } from './year-bands.ts'
import { yearInWords } from './year-in-words.ts'

const { days } = tallyOf()
const weeksOf = (span: { first: string; last: string }) =>
  writingYear(days, { ...span, firstWeekday: 1, wordsPerEntry: 200 }).weeks

it('months are above the weeks in which they start, without overlap', () => {
  const [band] = bandsOf(weeksOf(calendarYear(2026)), 1)
  expect(band?.months.map(({ name, column }) => [name, column]).slice(0, 4)).toEqual([
    ['Jan', 0],
    ['Feb', 4],
    ['Mar', 8],
    ['Apr', 13],
  ])
  expect(band?.weekdays).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  // It begins in the last days of a November that has no room for its name.
  const [last] = bandsOf(weeksOf(yearUpTo('2026-11-24')), 1)
  expect(last?.months.map(({ name }) => name).slice(0, 2)).toEqual(['Dec', 'Jan'])
})

it('two halves have all weeks between them, each with its months', () => {
  const weeks = weeksOf(calendarYear(2026))
  const bands = bandsOf(weeks, 2)
  expect(bands.flatMap((band) => band.weeks)).toEqual(weeks)
  expect(bands[1]?.months.map(({ name }) => name)).toEqual([
    ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ])
})

const press = (
  key: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', true>> = {},
) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

it('arrow keys move by days and weeks, within the year', () => {
  const year = { ...calendarYear(2026), layout: 'year' as const }
  const from = (day: string) => (key: string) => dayForKey(press(key), day, year)
  expect(ARROWS.map(from('2026-03-10'))).toEqual([
    ...['2026-03-09', '2026-03-11', '2026-03-03', '2026-03-17'],
  ])
  expect(['PageUp', 'PageDown', 'Home', 'End', 'a'].map(from('2026-03-10'))).toEqual([
    ...['2026-02-10', '2026-04-07', '2026-01-01', '2026-12-31', undefined],
  ])
  expect(['ArrowUp', 'ArrowLeft', 'PageUp'].map(from('2026-01-01'))).toEqual([
    ...[undefined, undefined, undefined],
  ])
  const month = { ...year, layout: 'month' as const }
  expect(ARROWS.map((key) => dayForKey(press(key), '2026-03-01', month))).toEqual([
    ...['2026-02-22', '2026-03-08', '2026-02-28', '2026-03-02'],
  ])
})

it('the browser’s own keys are left alone', () => {
  const year = { ...calendarYear(2026), layout: 'year' as const }
  for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const)
    for (const key of [...ARROWS, 'Home', 'End'])
      expect(dayForKey(press(key, { [held]: true }), '2026-03-10', year)).toBeUndefined()
})

it('another year is entered at its nearest end', () => {
  const enter = (year: number) => dayWithin('2026-11-18', calendarYear(year))
  expect([2025, 2026, 2027].map(enter)).toEqual(['2025-12-31', '2026-11-18', '2027-01-01'])
})

it('with an invalid locale the week starts on Sunday', () => {
  expect([firstWeekday('en-US@posix'), firstWeekday('')]).toEqual([0, 0])
  expect([firstWeekday('de-DE'), firstWeekday('en-US')]).toEqual([1, 0])
})

describe('a year in words', () => {
  const TODAY = '2026-02-10'
  const read = (year: number, ...written: string[]) => {
    const entries = written.map((localDate, n) =>
      anEntry({ _id: `id${n}`, localDate, metadata: { wordCount: 10, keywords: [] } }),
    )
    const span = { ...calendarYear(year), firstWeekday: 1, wordsPerEntry: 200 }
    return yearInWords(writingYear(tallyOf(entries).days, span), TODAY, habitTexts.en.year)
  }

  it('counts the days up to today', () => {
    expect(read(2026, '2026-01-05', '2026-02-10', '2026-02-10')).toBe(
      'You wrote on 2 of 41 days, 30 words in all, most often in January\u00a02026 (1 day).',
    )
    expect(read(2025, '2026-01-05')).toBe('No entries this year.')
  })

  it('counts future days separately', () => {
    expect(read(2026, '2026-02-09', '2026-05-01', '2026-05-02')).toBe(
      'You wrote on 1 of 41 days, 10 words in all, most often in February\u00a02026 (1 day). 2 entries are dated after today.',
    )
    expect(read(2027, '2027-01-05')).toBe('1 entry is dated after today.')
  })
})
