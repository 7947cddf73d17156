import { expect, it } from 'vitest'
import { clockText, dayAt, formatDay, weekdayText } from './dates.ts'
import { dateAt, dateText, dayText, momentText, monthText } from './more-dates.ts'

const AT = Date.parse('2026-11-16T08:41:00Z')

it('dates and times have one style', () => {
  expect([weekdayText('2026-11-16', '2026-01-01'), weekdayText('2026-11-16')]).toEqual([
    'Mon, Nov 16',
    'Mon, Nov 16, 2026',
  ])
  expect([dayText('2026-11-16', '2026-01-01'), dayText('2025-11-16', '2026-01-01')]).toEqual([
    'Nov 16',
    'Nov 16, 2025',
  ])
  expect([dateText('2026-11-16'), dateAt(AT, 'Pacific/Auckland')]).toEqual([
    'Nov 16, 2026',
    'Nov 16, 2026',
  ])
  expect([clockText(AT, 'UTC'), clockText(AT, 'Pacific/Auckland')]).toEqual([
    '8:41\u00a0AM',
    '9:41\u00a0PM',
  ])
  expect(momentText(AT)).toMatch(/^Nov 1[567], 2026, \d+:\d\d\u00a0(AM|PM)$/)
  expect(dayAt(AT)).toMatch(/^Nov 1[567]$/)
  expect([monthText('2026-11'), formatDay('2026-11-16', { weekday: 'long' })]).toEqual([
    'November 2026',
    'Monday',
  ])
})
