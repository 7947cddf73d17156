import type { SummaryKind } from '@daywell/core/insights'

const PLACE = '/summary'

/** Where the insights of a week, or of a month, are. */
export function placeOf(kind: SummaryKind): string {
  return kind === 'monthly' ? `${PLACE}?period=monthly` : PLACE
}

/** What an address asks for; anybody can write one. */
export function periodIn(search: string): SummaryKind {
  return new URLSearchParams(search).get('period') === 'monthly' ? 'monthly' : 'weekly'
}
