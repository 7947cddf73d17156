import type { SummaryKind } from '@daywell/core/insights'

const PLACE = '/summary'

/** What the page shows: the week or the month of a day; without one, of today. */
export interface ShownPeriod {
  readonly kind: SummaryKind
  readonly day?: string | undefined
}

/** The path of a week's or a month's insights. */
export function placeOf({ kind, day }: ShownPeriod): string {
  const query = new URLSearchParams()
  if (kind === 'monthly') query.set('period', kind)
  if (day) query.set('day', day)
  return query.size === 0 ? PLACE : `${PLACE}?${query}`
}

/** The period in a query string, which is untrusted input. */
export function periodIn(search: string): ShownPeriod {
  const query = new URLSearchParams(search)
  const kind = query.get('period') === 'monthly' ? 'monthly' : 'weekly'
  const day = query.get('day') ?? ''
  return isDay(day) ? { kind, day } : { kind }
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
