import type { Plan } from '@daywell/core/billing'

interface Arrival {
  /** Query string, which survives a sign-in. */
  readonly search: string
  /** History state from a link inside the app. */
  readonly state: unknown
}

/** The plan that the link chose; otherwise the cheaper one per month. */
export function planIn({ search, state }: Arrival): Plan {
  const followed =
    typeof state === 'object' && state !== null && 'plan' in state ? state.plan : undefined
  const plan = new URLSearchParams(search).get('plan') ?? followed
  return plan === 'monthly' ? 'monthly' : 'yearly'
}
