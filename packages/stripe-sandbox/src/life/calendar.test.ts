import { expect, test } from 'vitest'
import { afterIntervals } from './calendar.ts'

const at = (text: string) => Date.parse(text) / 1000

test('a month later is the same day, or the last of a shorter month', () => {
  const start = at('2027-01-31T12:30:15Z')
  const days = [1, 2, 3, 13].map((count) => afterIntervals(start, count, 'month'))
  expect(days).toEqual([
    at('2027-02-28T12:30:15Z'),
    at('2027-03-31T12:30:15Z'),
    at('2027-04-30T12:30:15Z'),
    at('2028-02-29T12:30:15Z'),
  ])
})

test('a year after 29 February is 28 February, until there is a 29th again', () => {
  const start = at('2028-02-29T00:00:00Z')
  expect(afterIntervals(start, 1, 'year')).toBe(at('2029-02-28T00:00:00Z'))
  expect(afterIntervals(start, 4, 'year')).toBe(at('2032-02-29T00:00:00Z'))
})
