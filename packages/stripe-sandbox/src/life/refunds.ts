import type { ChargeRecord, Metadata, RefundRecord } from '#records/account.ts'
import { chargeShape } from '#shapes/charge.ts'
import { refundShape } from '#shapes/refund.ts'
import { newId, tell, type Work } from './work.ts'

export interface NewRefund {
  readonly amount: number
  readonly reason: string | null
  readonly metadata: Metadata
}

/** Gives money back. Whether the amount is still there has been looked at before. */
export function refund(work: Work, charge: ChargeRecord, wanted: NewRefund): RefundRecord {
  const made: RefundRecord = {
    ...wanted,
    id: newId(work, 're'),
    created: work.now,
    charge: charge.id,
    intent: charge.intent,
    method: charge.method,
    currency: charge.currency,
  }
  charge.refunded += wanted.amount
  work.account.refunds.push(made)
  tell(work, 'refund.created', refundShape(work.account.customer, made))
  tell(work, 'charge.refunded', chargeShape(work.account, charge))
  return made
}
