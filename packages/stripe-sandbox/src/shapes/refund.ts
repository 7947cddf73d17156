import type { CustomerRecord, RefundRecord } from '#records/account.ts'
import type { Shape } from './shape.ts'

export function refundShape(customer: CustomerRecord, refund: RefundRecord): Shape {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency,
    customer: customer.id,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: refund.metadata,
    payment_intent: refund.intent,
    payment_method: refund.method,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
