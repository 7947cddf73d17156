import type { PaymentConfig } from '@daywell/core/billing'

/**
 * Stripe's script is let in by the page that the server answers `/subscription` with, and by no
 * other. Whoever came there from another place of the app is still on the page of that place, and
 * loads this one first; true where that is under way.
 */
export function loadsPaymentDocument({ mode }: Pick<PaymentConfig, 'mode'>): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  if (mode !== 'stripe' || !visit) return false
  const { pathname } = new URL(visit.name)
  if (/^\/subscription\/*$/.test(pathname)) return false
  location.reload()
  return true
}
