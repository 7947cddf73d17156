import { calendarYear, tallyOf, writingYear, yearUpTo } from '@daywell/core/habit'
import { expect, it } from 'vitest'
import { dayForKey } from './day-for-key.ts'
import { bandsOf } from './year-bands.ts'

const { days } = tallyOf()
const weeksOf = (span: { first: string; last: string }) =>
  writingYear(days, { ...span, firstWeekday: 1, wordsPerEntry: 200 }).weeks

it('the months stand above the weeks in which they begin, never over one another', () => {
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
    ...['Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  ])
})

it('arrow keys go by days and weeks, and never out of the year', () => {
  const year = calendarYear(2026)
  const from = (day: string) => (key: string) => dayForKey(key, day, year)
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(from('2026-03-10'))).toEqual([
    ...['2026-03-09', '2026-03-11', '2026-03-03', '2026-03-17'],
  ])
  expect(['PageUp', 'PageDown', 'Home', 'End', 'a'].map(from('2026-03-10'))).toEqual([
    ...['2026-02-10', '2026-04-07', '2026-01-01', '2026-12-31', undefined],
  ])
  expect(['ArrowUp', 'ArrowLeft', 'PageUp'].map(from('2026-01-01'))).toEqual([
    ...[undefined, undefined, undefined],
  ])
})
