import { describe, expect, it } from 'vitest'
import { addDays, localDay } from '#time/index.ts'
import { dayAsked, daysBefore, periodOf, timeframeOf } from './index.ts'

describe('the period of a summary', () => {
  it('INS-16 is the week from Sunday or the month, by the calendar of the zone', () => {
    const week = { kind: 'weekly', from: '2026-11-15', to: '2026-11-21' }
    for (let day = 0; day < 7; day += 1)
      expect(periodOf('weekly', addDays('2026-11-15', day))).toEqual(week)
    expect(periodOf('weekly', '2026-11-14').to).toBe('2026-11-14')
    expect(periodOf('monthly', '2024-02-10')).toMatchObject({
      from: '2024-02-01',
      to: '2024-02-29',
    })
    expect(periodOf('monthly', '2026-12-31')).toMatchObject({
      from: '2026-12-01',
      to: '2026-12-31',
    })
    const instant = Date.parse('2026-10-31T12:00:00Z')
    const at = (zone: string) => periodOf('weekly', localDay(instant, zone)).from
    expect([at('Europe/London'), at('Pacific/Auckland')]).toEqual(['2026-10-25', '2026-11-01'])
  })

  it('INS-61 is that of the day asked about, and never of a future or impossible one', () => {
    expect(dayAsked(undefined, '2026-11-18')).toBe('2026-11-18')
    expect(dayAsked('2026-11-17', '2026-11-18')).toBe('2026-11-17')
    expect(dayAsked('2026-11-19', '2026-11-18')).toBe('2026-11-18')
    const first = periodOf('weekly', dayAsked('0001-01-01', '2026-11-18'))
    expect(daysBefore(first).from).toMatch(/^0999-/)
  })

  it('is held against the four weeks, or the month, before it', () => {
    const before = (kind: 'weekly' | 'monthly', day: string) => daysBefore(periodOf(kind, day))
    expect(before('weekly', '2026-11-18')).toEqual({ from: '2026-10-18', to: '2026-11-14' })
    expect(before('monthly', '2026-03-18')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(before('monthly', '2026-01-02')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  it('is called as people do', () => {
    const called = (kind: 'weekly' | 'monthly', day: string) => timeframeOf(periodOf(kind, day))
    expect(called('weekly', '2026-11-18')).toBe('Nov 15–21, 2026')
    expect(called('weekly', '2026-11-30')).toBe('Nov 29 – Dec 5, 2026')
    expect(called('weekly', '2026-12-30')).toBe('Dec 27, 2026 – Jan 2, 2027')
    expect(called('monthly', '2026-11-18')).toBe('November 2026')
  })
})
