import { addDays, dayNumber, weekdayOf } from '#time/index.ts'

/** Days that a message names, both included, `yyyy-MM-dd`. */
export interface NamedDays {
  readonly from: string
  readonly to: string
}

/** What `lately` means. */
const LATELY_DAYS = 30
/** The last days up to this one. */
export const lastDays = (count: number, today: string): NamedDays => ({
  from: addDays(today, 1 - count),
  to: today,
})

export const lately = (today: string): NamedDays => lastDays(LATELY_DAYS, today)

export function calendarDays(unit: string, back: number, today: string): NamedDays | undefined {
  if (unit === 'week') {
    const from = addDays(today, -weekdayOf(dayNumber(today)) - 7 * back)
    return { from, to: addDays(from, 6) }
  }
  if (unit === 'weekend') {
    const weekday = weekdayOf(dayNumber(today))
    const isOn = weekday === 6 || weekday === 0
    const weeks = isOn ? back : Math.max(0, back - 1)
    const from = addDays(today, -((weekday + 1) % 7) - 7 * weeks)
    return { from, to: addDays(from, 1) }
  }
  if (unit === 'month') {
    const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back
    return monthDays(Math.floor(at / 12), (at % 12) + 1)
  }
  const named = Number(today.slice(0, 4)) - back
  return unit === 'year' ? { from: `${named}-01-01`, to: `${named}-12-31` } : undefined
}

export function seasonDays(year: number, begins: number): NamedDays {
  const ends = begins + 2 > 12 ? monthDays(year + 1, begins - 10) : monthDays(year, begins + 2)
  return { from: `${year}-${two(begins)}-01`, to: ends.to }
}

/** The year of the latest month of that number that has begun. */
export const lastYearOf = (month: number, today: string) =>
  Number(today.slice(0, 4)) - (month > Number(today.slice(5, 7)) ? 1 : 0)

export function monthDays(year: number, month: number): NamedDays {
  const from = `${year}-${two(month)}-01`
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`
  return { from, to: addDays(next, -1) }
}

/** The latest day with that date. */
export function lastDate(date: number, today: string): string {
  for (let back = 0; back < 3; back += 1) {
    const { from, to } = calendarDays('month', back, today) ?? lately(today)
    const found = addDays(from, date - 1)
    if (found <= to && found <= today) return found
  }
  return today
}

/** Two digits. */
export const two = (number: number) => String(number).padStart(2, '0')
