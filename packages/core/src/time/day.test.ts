import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayAt, dayNumber, weekdayOf } from './index.ts'

const days = fc
  .date({ min: new Date('0001-01-03'), max: new Date('9999-12-29'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days in a row', () => {
  it('stand one after the other, on every day of ten millennia', () => {
    fc.assert(
      fc.property(days, (day) => {
        const next = new Date(`${day}T12:00:00Z`)
        next.setUTCDate(next.getUTCDate() + 1)
        expect(addDays(day, 1)).toBe(next.toISOString().slice(0, 10))
        expect(dayAt(dayNumber(day))).toBe(day)
        expect(dayNumber(addDays(day, -1))).toBe(dayNumber(day) - 1)
      }),
    )
  })

  it('go over the ends of months and years', () => {
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('have no place for what is no day', () => {
    for (const odd of ['', 'today', '2026-13-01', '2026-1-1']) expect(dayNumber(odd)).toBeNaN()
  })

  it('know their day of the week, from Sunday on', () => {
    expect(weekdayOf(dayNumber('2026-11-15'))).toBe(0)
    expect(weekdayOf(dayNumber('2026-11-21'))).toBe(6)
    expect(weekdayOf(dayNumber('1969-12-31'))).toBe(3)
  })
})
