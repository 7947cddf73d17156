import type { Seconds } from '#records/account.ts'

export const HOUR = 3600
export const DAY = 24 * HOUR

interface Running {
  readonly created: Seconds
  readonly period: number
  readonly price: { readonly interval: 'month' | 'year' }
}

export function periodOf({ created, period, price }: Running): { start: Seconds; end: Seconds } {
  return {
    start: afterIntervals(created, period, price.interval),
    end: afterIntervals(created, period + 1, price.interval),
  }
}

/**
 * The same day of a later month, or that month's last one. Always counted from the first day, so
 * that what began on the 31st is back there after February.
 */
export function afterIntervals(start: Seconds, count: number, interval: 'month' | 'year'): Seconds {
  const from = new Date(start * 1000)
  const months = interval === 'year' ? count * 12 : count
  const target = new Date(start * 1000)
  target.setUTCDate(1)
  target.setUTCMonth(from.getUTCMonth() + months)
  target.setUTCDate(Math.min(from.getUTCDate(), daysIn(target)))
  return target.getTime() / 1000
}

function daysIn(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
}
