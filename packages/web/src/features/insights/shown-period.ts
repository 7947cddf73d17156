import type { SummaryKind } from '@daywell/core/insights'

const PLACE = '/summary'

/** The path of a week's or a month's insights. */
export function placeOf(kind: SummaryKind): string {
  return kind === 'monthly' ? `${PLACE}?period=monthly` : PLACE
}

/** The period in a query string, which is untrusted input. */
export function periodIn(search: string): SummaryKind {
  return new URLSearchParams(search).get('period') === 'monthly' ? 'monthly' : 'weekly'
}
