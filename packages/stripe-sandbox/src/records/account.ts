import type { PriceRecord } from './catalogue.ts'

/** Seconds since 1970, as Stripe counts time. */
export type Seconds = number

export type Metadata = Readonly<Record<string, string>>

/** What a test card does when it is charged. Nothing else of a card's number is kept. */
export type CardBehaviour =
  | 'pays'
  | 'declines'
  | 'lacks funds'
  | 'expired'
  | 'asks once'
  | 'asks always'

export interface CustomerRecord {
  id: string
  created: Seconds
  email: string | null
  name: string | null
  description: string | null
  phone: string | null
  metadata: Metadata
  defaultMethod: string | null
  deleted: boolean
}

export interface MethodRecord {
  id: string
  created: Seconds
  behaviour: CardBehaviour
  brand: string
  last4: string
  expMonth: number
  expYear: number
  country: string
  name: string | null
  email: string | null
  attached: boolean
}

type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'

export interface SubscriptionRecord {
  id: string
  item: string
  created: Seconds
  price: PriceRecord
  status: SubscriptionStatus
  /** Period n lasts from n to n + 1 intervals after the start. */
  period: number
  cancelAtPeriodEnd: boolean
  cancelAt: Seconds | null
  canceledAt: Seconds | null
  endedAt: Seconds | null
  cancellation: { comment: string | null; feedback: string | null; reason: string | null }
  defaultMethod: string | null
  saveMethod: 'off' | 'on_subscription' | null
  latestInvoice: string | null
  description: string | null
  metadata: Metadata
}

export interface InvoiceRecord {
  id: string
  line: string
  item: string
  payment: string
  number: string | null
  created: Seconds
  /** As it was then. */
  customer: { email: string | null; name: string | null; phone: string | null }
  subscription: string
  price: PriceRecord
  reason: 'subscription_create' | 'subscription_cycle'
  period: { start: Seconds; end: Seconds }
  covers: { start: Seconds; end: Seconds }
  status: 'draft' | 'open' | 'paid' | 'void'
  intent: string | null
  attempts: number
  /** How many of the planned retries are over. */
  retries: number
  nextAttempt: Seconds | null
  finalizesAt: Seconds | null
  autoAdvance: boolean
  finalizedAt: Seconds | null
  paidAt: Seconds | null
  voidedAt: Seconds | null
}

export interface PaymentError {
  code: string
  declineCode: string | null
  message: string
  /** As it was then. */
  method: MethodRecord
  charge: string | null
}

export interface IntentRecord {
  id: string
  secret: string
  created: Seconds
  invoice: string
  amount: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  method: string | null
  charge: string | null
  error: PaymentError | null
  /** Where a person goes to authenticate, and where they return to. */
  asks: { page: string; inPage: boolean; returnUrl: string | null } | null
  canceledAt: Seconds | null
}

export interface ChargeRecord {
  id: string
  created: Seconds
  intent: string
  method: string
  amount: number
  refunded: number
  currency: string
  error: { code: string; message: string } | null
}

export interface RefundRecord {
  id: string
  created: Seconds
  charge: string
  intent: string
  method: string
  amount: number
  currency: string
  reason: string | null
  metadata: Metadata
}

/** Everything that belongs to one customer. It is read, changed and kept as a whole. */
export interface Account {
  /** Counts the objects made, so that each id is new. */
  made: number
  customer: CustomerRecord
  methods: MethodRecord[]
  subscriptions: SubscriptionRecord[]
  invoices: InvoiceRecord[]
  intents: IntentRecord[]
  charges: ChargeRecord[]
  refunds: RefundRecord[]
}
