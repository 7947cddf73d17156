import { describe, expect, it } from 'vitest'
import { hemisphereOf } from './hemisphere.ts'
import { momentIn, partOfDay } from './moment.ts'

const midnightInMarch = Date.UTC(2026, 2, 15, 0, 30)

describe('a moment', () => {
  it('PRM-07 is the hour on the wall of the writer', () => {
    expect(momentIn(midnightInMarch, 'Europe/Berlin').hour).toBe(1)
    expect(momentIn(midnightInMarch, 'America/Los_Angeles').hour).toBe(17)
    expect(momentIn(midnightInMarch, 'Asia/Kolkata').hour).toBe(6)
    expect(momentIn(midnightInMarch, 'Mars/Olympus').hour).toBe(0)
  })

  it('PRM-07 has the season of its side of the equator', () => {
    const seasons = (zone: string) =>
      Array.from({ length: 12 }, (_, month) => momentIn(Date.UTC(2026, month, 15), zone).season)
    const [winter, spring, summer, autumn] = ['winter', 'spring', 'summer', 'autumn'] as const
    expect(seasons('Europe/Oslo')).toEqual([
      winter,
      winter,
      spring,
      spring,
      spring,
      summer,
      summer,
      summer,
      autumn,
      autumn,
      autumn,
      winter,
    ])
    expect(seasons('Australia/Melbourne')).toEqual([
      summer,
      summer,
      autumn,
      autumn,
      autumn,
      winter,
      winter,
      winter,
      spring,
      spring,
      spring,
      summer,
    ])
  })

  it('turns with the month of the writer, not with that of the server', () => {
    const lastOfMay = Date.UTC(2026, 4, 31, 23)
    expect(momentIn(lastOfMay, 'Asia/Tokyo').season).toBe('summer')
    expect(momentIn(lastOfMay, 'Europe/London').season).toBe('summer')
    expect(momentIn(lastOfMay, 'America/New_York').season).toBe('spring')
  })

  it('has no season where the zone does not tell one', () => {
    for (const zone of ['UTC', 'Etc/GMT+5', 'Asia/Singapore', 'Africa/Nairobi', 'Pacific/Honolulu'])
      expect(momentIn(midnightInMarch, zone).season).toBeUndefined()
  })

  it('has a part of the day for every hour', () => {
    const parts = Array.from({ length: 24 }, (_, hour) => partOfDay(hour)[0]).join('')
    expect(parts).toBe('nnnnnmmmmmmmaaaaaeeeeenn')
  })
})

describe('the hemisphere', () => {
  it('is known under old and new names of a zone', () => {
    for (const zone of [
      'Europe/Kiev',
      'Europe/Kyiv',
      'America/Nuuk',
      'America/Godthab',
      'Asia/Tokyo',
    ])
      expect(hemisphereOf(zone), zone).toBe('north')
    for (const zone of ['America/Argentina/Salta', 'America/Buenos_Aires', 'Pacific/Auckland'])
      expect(hemisphereOf(zone), zone).toBe('south')
  })

  it('puts nearly half of all zones on one side, and never a tropical one', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const sides = zones.map(hemisphereOf)
    expect(sides.filter(Boolean).length / zones.length).toBeGreaterThan(0.4)
    const tropical = [
      'Asia/Manila',
      'Asia/Jakarta',
      'Africa/Lagos',
      'America/Bogota',
      'Australia/Darwin',
    ]
    for (const zone of tropical) expect(hemisphereOf(zone), zone).toBeUndefined()
  })
})
