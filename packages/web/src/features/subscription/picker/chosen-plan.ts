import type { Plan } from '@daywell/core/billing'

/** The plan whose card led here; otherwise the one that costs less a month. */
export function planIn(search: string): Plan {
  return new URLSearchParams(search).get('plan') === 'monthly' ? 'monthly' : 'yearly'
}
