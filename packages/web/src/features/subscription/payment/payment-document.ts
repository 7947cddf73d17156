import { PAYMENT_PAGE, type PaymentConfig } from '@daywell/core/billing'
import { ownDocument } from '#kit/navigation/own-document.ts'
import { carryToasts } from '#kit/ui/toasts/carried-toasts.ts'

/**
 * Stripe's script is let in by the page that the server answers `/subscription` with, and by no
 * other. Whoever came there from another place of the app is still on the page of that place, and
 * loads this one first; true where that is under way.
 */
export function loadsPaymentDocument({ mode }: Pick<PaymentConfig, 'mode'>): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  if (mode !== 'stripe' || !visit) return false
  if (PAYMENT_PAGE.test(new URL(visit.name).pathname)) {
    ownDocument.isLeft = leavesPaymentDocument
    return false
  }
  location.reload()
  return true
}

/** Nor does the script, or the policy that let it in, stay beside what somebody writes. */
function leavesPaymentDocument(): boolean {
  if (PAYMENT_PAGE.test(location.pathname)) return false
  carryToasts()
  location.reload()
  return true
}
