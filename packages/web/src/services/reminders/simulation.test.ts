import { seededRandom } from '@daywell/core/testing'
import { addDays, dayNumber, instantOn, localDay } from '@daywell/core/time'
import { describe, expect, it } from 'vitest'
import { live } from './testing/simulated-life.ts'

const HOUR = 60 * 60 * 1000
const DAYS = 9
const DAYS_AROUND_THE_EARTH = 15

/** Each with the day before a daylight saving change, once forward and once back. */
const ZONES = [
  ['Europe/Vienna', '2026-03-26', '2026-10-22'],
  ['America/New_York', '2026-03-05', '2026-10-29'],
  ['America/Santiago', '2026-09-03', '2026-04-02'],
  ['Australia/Lord_Howe', '2026-10-01', '2026-04-02'],
  ['America/Nuuk', '2026-03-25', '2026-10-21'],
  ['Africa/Casablanca', '2026-03-19', '2026-02-12'],
  ['Asia/Kathmandu', '2026-03-26', '2026-10-22'],
] as const

type Lived = Awaited<ReturnType<typeof live>>

/** The invariants for every time zone. */
function nothingTwiceAndNothingOnAWrongDay({ device, wroteAt, days }: Lived): void {
  const ids = device.shown.map(({ one }) => one.id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  for (const { one, at, day, minute, by, quiet } of device.shown) {
    const [kind, of = ''] = one.id.split(' ')
    if (kind !== 'reminder' && kind !== 'streak-risk') continue
    expect(of, one.id).toBe(day)
    const isWritten = (wroteAt.get(day) ?? Number.POSITIVE_INFINITY) < at
    expect(quiet, one.id).toBe(isWritten)
    if (kind === 'reminder') continue
    if (by === 'page') expect(minute).toBeGreaterThanOrEqual(18 * 60)
    expect(days.has(dayNumber(addDays(day, -1)))).toBe(true)
  }
}

function aReminderOnEachDayWithoutAnEntry({ device, wroteAt }: Lived, first: string, zone: string) {
  for (let day = first; day < addDays(first, DAYS - 1); day = addDays(day, 1)) {
    const at = instantOn(day, 20 * 60, zone) ?? Number.NaN
    const wrote = wroteAt.get(day) ?? Number.POSITIVE_INFINITY
    const told = device.shown.filter(({ one, quiet }) => one.id === `reminder ${day}` && !quiet)
    if (wrote < at) expect(told, day).toEqual([])
    if (wrote > at + HOUR) expect(told.length, day).toBe(1)
    for (const shown of told) expect(shown.at).toBeGreaterThanOrEqual(at)
  }
}

describe('days lived minute by minute, with pages, worker and push in any order', () => {
  it.each(ZONES)(
    'NOTE-30 the reminder comes once on each day without an entry in %s, when the clocks go forward and back',
    async (zone, forward, back) => {
      for (const [seed, first] of [forward, back].entries()) {
        const start = new Date(instantOn(first, 0, zone) ?? 0).toISOString()
        const lived = await live({ start, days: DAYS, zone, random: seededRandom(seed + 7) })
        nothingTwiceAndNothingOnAWrongDay(lived)
        aReminderOnEachDayWithoutAnEntry(lived, first, zone)
      }
    },
  )

  it('a traveler around the earth is notified of nothing twice and of nothing on a wrong day', async () => {
    const random = seededRandom(2026)
    const way = ['Pacific/Apia', 'America/Los_Angeles', 'Europe/Vienna', 'Asia/Tokyo']
    const lived = await live({
      start: '2026-03-20T00:00:00Z',
      days: DAYS_AROUND_THE_EARTH,
      zone: 'Asia/Tokyo',
      random,
      travel: (minute) => (minute % 1700 === 0 ? way[(minute / 1700) % way.length] : undefined),
    })
    nothingTwiceAndNothingOnAWrongDay({ ...lived })
    expect(lived.device.shown.length).toBeGreaterThan(DAYS_AROUND_THE_EARTH / 2)
    expect(localDay(lived.device.clock.now(), 'UTC')).toBe('2026-04-04')
  })
})
