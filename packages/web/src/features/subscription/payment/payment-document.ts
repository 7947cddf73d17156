import { PAYMENT_PAGE, type PaymentConfig } from '@daywell/core/billing'
import { ownDocument } from '#kit/navigation/own-document.ts'
import { carryToasts } from '#kit/ui/toasts/carried-toasts.ts'

/**
 * Only the document served for `/subscription` has a Content-Security-Policy that allows Stripe's
 * script. After navigating within the app, that document has to be loaded first; true if that's
 * under way.
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

/** Conversely, neither the script nor its policy stays on pages where someone writes. */
function leavesPaymentDocument(): boolean {
  if (PAYMENT_PAGE.test(location.pathname)) return false
  carryToasts()
  location.reload()
  return true
}
