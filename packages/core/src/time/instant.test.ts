import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, instantOn, minuteOfDay, offsetAt, wallTime } from './index.ts'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'America/St_Johns',
  'America/Nuuk',
  'Asia/Gaza',
]
const MINUTE = 60_000
const DAY = 1440 * MINUTE

const at = (day: string, time: string, zone: string) => {
  const instant = instantOn(day, minuteOfDay(time), zone)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('the instant of a time on the wall', () => {
  it('is the same time of the day all year round, whatever the clocks do', () => {
    expect(at('2026-01-15', '20:00', 'Europe/Berlin')).toBe('2026-01-15T19:00:00.000Z')
    expect(at('2026-07-15', '20:00', 'Europe/Berlin')).toBe('2026-07-15T18:00:00.000Z')
    expect(at('2026-07-15', '20:00', 'Asia/Kolkata')).toBe('2026-07-15T14:30:00.000Z')
  })

  it('is right after the gap for a time that the clock leaves out', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
    expect(at('2026-03-08', '02:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z')
    // Half an hour only.
    expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z')
  })

  it('is the first of two for a time that the clock shows twice', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    // From one minute past midnight back into the day before.
    expect(at('2010-11-06', '23:30', 'America/St_Johns')).toBe('2010-11-07T02:00:00.000Z')
  })

  it('is the last minute before a gap that takes the end of the day away', () => {
    expect(at('2024-03-30', '23:15', 'America/Nuuk')).toBe('2024-03-31T00:59:00.000Z')
  })

  it('is missing on a day that a zone left out', () => {
    expect(at('2011-12-29', '23:59', 'Pacific/Apia')).toBe('2011-12-30T09:59:00.000Z')
    expect(at('2011-12-30', '00:00', 'Pacific/Apia')).toBeUndefined()
    expect(at('2011-12-30', '23:59', 'Pacific/Apia')).toBeUndefined()
    expect(at('2011-12-31', '00:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z')
  })
})

/** Every minute of a day as the wall shows it, found by looking at the wall for three days. */
function minutesOf(day: string, zone: string): readonly { instant: number; minute: number }[] {
  const noon = dayNumber(day) * DAY + DAY / 2
  const found = []
  for (let instant = noon - 1.2 * DAY; instant < noon + 1.2 * DAY; instant += MINUTE) {
    const wall = wallTime(instant, zone)
    if (wall.day === day) found.push({ instant, minute: wall.minute })
  }
  return found
}

function changesIn(year: number, zone: string): string[] {
  const noons = Array.from({ length: 367 }, (_, n) => addDays(`${year}-01-01`, n - 1))
  const offset = (day: string) => offsetAt(dayNumber(day) * DAY + DAY / 2, zone)
  return noons.filter((day) => offset(day) !== offset(addDays(day, 1)))
}

describe('against a look at the wall in each minute', () => {
  it('it is the first minute that shows the time, or else the next that the day has', () => {
    const cases = fc.record({
      zone: fc.constantFrom(...ZONES),
      year: fc.integer({ min: 2000, max: 2040 }),
      change: fc.nat(3),
      beside: fc.integer({ min: -1, max: 1 }),
    })
    fc.assert(
      fc.property(cases, ({ zone, year, change, beside }) => {
        const changes = changesIn(year, zone)
        const day = addDays(changes[change % (changes.length || 1)] ?? `${year}-06-15`, beside)
        const wall = minutesOf(day, zone)
        for (let minute = 0; minute < 1440; minute += 7) {
          const shown = wall.find((one) => one.minute === minute)
          const next = wall.find((one) => one.minute > minute)
          const expected = (shown ?? next ?? wall.at(-1))?.instant
          expect(instantOn(day, minute, zone), `${zone} ${day} ${minute}`).toBe(expected)
        }
      }),
      {
        numRuns: 25,
        seed: 32,
        examples: [[{ zone: 'Pacific/Apia', year: 2011, change: 2, beside: 1 }]],
      },
    )
  })
})
