import { dayOptions, formatAt, formatDay } from './dates.ts'

const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** `Nov 16`; with the year if it isn't today's. */
export const dayText = (day: string, today: string) => formatDay(day, dayOptions(day, today))

/** `Nov 16, 2026`. */
export const dateText = (day: string) => formatDay(day, DATE)

/** `Nov 16, 2026`, of a moment. */
export const dateAt = (at: number, timeZone?: string) => formatAt(at, { ...DATE, timeZone })

/** `Nov 16, 2026, 8:41 AM`. */
export const momentText = (at: number) => formatAt(at, { dateStyle: 'medium', timeStyle: 'short' })

/** `November 2026`, of a day or a month (`yyyy-MM`). */
export const monthText = (day: string) => formatDay(day, { month: 'long', year: 'numeric' })
