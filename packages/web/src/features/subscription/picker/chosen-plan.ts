import type { Plan } from '@daywell/core/billing'

interface Arrival {
  /** Of the address, which survives a sign-in. */
  readonly search: string
  /** Of the link that was followed inside the app. */
  readonly state: unknown
}

/** The plan whose card led here; otherwise the one that costs less a month. */
export function planIn({ search, state }: Arrival): Plan {
  const followed =
    typeof state === 'object' && state !== null && 'plan' in state ? state.plan : undefined
  const plan = new URLSearchParams(search).get('plan') ?? followed
  return plan === 'monthly' ? 'monthly' : 'yearly'
}
