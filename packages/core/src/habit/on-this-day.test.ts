import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#time/index.ts'
import { onThisDay } from './index.ts'

const on = (...days: string[]) => days.map((localDate) => ({ localDate }))

describe('on this day', () => {
  it('brings back the same day of earlier years, the latest first', () => {
    const [first, second] = on('2023-11-15', '2023-11-15')
    const entries = on('2020-11-15', '2026-11-15', '2025-11-14', '2027-11-15', '2025-11-15')
    const found = onThisDay([...entries, ...(first && second ? [first, second] : [])], '2026-11-15')
    expect(found.map(({ years, day }) => [years, day])).toEqual([
      [1, '2025-11-15'],
      [3, '2023-11-15'],
      [6, '2020-11-15'],
    ])
    expect(found[1]?.entries).toEqual([first, second])
    expect(found[1]?.entries[0]).toBe(first)
  })

  it('brings a 29 February back on the 28th where there is none', () => {
    const entries = on('2024-02-29', '2024-02-28', '2000-02-29')
    const days = (today: string) => onThisDay(entries, today).map(({ day }) => day)
    expect(days('2026-02-28')).toEqual(['2024-02-29', '2024-02-28', '2000-02-29'])
    expect(days('2026-03-01')).toEqual([])
    expect(days('2028-02-28')).toEqual(['2024-02-28'])
    expect(days('2028-02-29')).toEqual(['2024-02-29', '2000-02-29'])
    expect(days('2100-02-28')).toEqual(['2024-02-29', '2024-02-28', '2000-02-29'])
  })

  it('brings each entry back once in every later year, and never in its own or before', () => {
    const written = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const years = fc.integer({ min: 1999, max: 2040 })
    fc.assert(
      fc.property(fc.oneof(written, fc.constant('2024-02-29')), years, (localDate, year) => {
        let times = 0
        for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
          times += onThisDay([{ localDate }], day).length
        expect(times).toBe(year > Number(localDate.slice(0, 4)) ? 1 : 0)
      }),
      { seed: 32 },
    )
  })
})
