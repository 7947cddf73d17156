import type { Plan } from '@daywell/core/billing'

/** The plan whose card led here; otherwise the one that costs less a month. */
export function planIn(state: unknown): Plan {
  const isMonthly =
    typeof state === 'object' && state !== null && 'plan' in state && state.plan === 'monthly'
  return isMonthly ? 'monthly' : 'yearly'
}
