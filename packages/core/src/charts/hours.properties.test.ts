import { expect, it } from 'vitest'
import { loadAnalyser } from '#analysis/index.ts'
import { anEntry, seededRandom } from '#testing/index.ts'
import { dayNumber, weekdayOf } from '#time/index.ts'
import { chartEntryOf } from './chart-entry.ts'

const { analyse } = await loadAnalyser()

/** With a summer time of an hour, of half an hour, of the other half of the year, and with none. */
const ZONES = [
  'Europe/Vienna',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
]
/** Around the nights in which clocks are changed, and any moment of some years. */
const CHANGES = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-11-01T06:00Z', '2026-04-04T15:00Z']

it('the hour of an entry is the one on the wall, in every zone and in the nights when clocks change', () => {
  const random = seededRandom(7)
  const analysis = analyse('')
  for (const timeZone of ZONES) {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    for (let n = 0; n < 60; n++) {
      const around = CHANGES[n % (CHANGES.length * 2)]
      const at = around
        ? Date.parse(around) + Math.floor((random() - 0.5) * 5 * 3_600_000)
        : Date.UTC(2020) + Math.floor(random() * 8 * 365 * 86_400_000)
      const [day = '', time = ''] = clock.format(at).split(', ')
      const createdAt = new Date(at).toISOString()
      const hourOn = (localDate: string) =>
        chartEntryOf(anEntry({ createdAt, timeZone, localDate }), analysis).hour
      expect(hourOn(day)).toBe(Number(time.slice(0, 2)))
      // Written up on another day.
      expect(hourOn('2019-12-31')).toBeNull()
      expect(weekdayOf(dayNumber(day))).toBe(new Date(`${day}T00:00Z`).getUTCDay())
    }
  }
})
