import { addDays, dayAt, dayNumber } from '#time/index.ts'

const PERIOD = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/

/** Whether a text names a day, a month or a year: `today`, `2026`, `2026-3`, `2026-03-14`. */
export function isPeriod(text: string): boolean {
  return text === 'today' || text === 'yesterday' || firstDay(text) !== undefined
}

/** The first day of a period. */
export function startOfPeriod(period: string, today: string): string {
  if (period === 'yesterday') return addDays(today, -1)
  return firstDay(period) ?? today
}

function firstDay(text: string): string | undefined {
  const [whole, year, month = '1', day = '1'] = PERIOD.exec(text) ?? []
  if (whole === undefined) return undefined
  const first = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const number = dayNumber(first)
  // Some engines take February 30 for March 2.
  return !Number.isNaN(number) && dayAt(number) === first ? first : undefined
}
