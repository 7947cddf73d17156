import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDay, offsetAt, zoneOf } from './index.ts'

describe('zone', () => {
  it('keeps a zone that is known and takes every other one as UTC', () => {
    expect(zoneOf('Europe/Berlin')).toBe('Europe/Berlin')
    expect(zoneOf('america/new_york')).toBe('America/New_York')
    for (const unknown of ['Mars/Olympus', '', undefined, null, 7, 'x'.repeat(1_000_000)])
      expect(zoneOf(unknown)).toBe('UTC')
  })

  it('is always one that the runtime knows', () => {
    fc.assert(
      fc.property(fc.anything(), (name) => {
        expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneOf(name) })).not.toThrow()
      }),
    )
  })
})

describe('offset', () => {
  it('is known in the first years and where the wall shows the year 10000', () => {
    const hours = (instant: string) => offsetAt(Date.parse(instant), 'Etc/GMT-9') / 3_600_000
    expect(hours('0042-05-06T12:00:00Z')).toBe(9)
    expect(hours('9999-12-31T23:00:00Z')).toBe(9)
  })
})

describe('local day', () => {
  it('is the day that the writer sees on the wall', () => {
    const instant = Date.UTC(2026, 2, 14, 23, 30)
    expect(localDay(instant, 'UTC')).toBe('2026-03-14')
    expect(localDay(instant, 'Asia/Tokyo')).toBe('2026-03-15')
    expect(localDay(instant, 'America/Los_Angeles')).toBe('2026-03-14')
    expect(localDay(instant, 'Mars/Olympus')).toBe('2026-03-14')
  })

  it('has four digits for the year', () => {
    expect(localDay(Date.parse('0042-05-06T12:00:00Z'), 'UTC')).toBe('0042-05-06')
  })

  it('is the UTC date in UTC, on any day of ten millennia', () => {
    const instants = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (date) => {
        expect(localDay(date.getTime(), 'UTC')).toBe(date.toISOString().slice(0, 10))
      }),
    )
  })
})
