import type { Config, PaymentsConfig } from '#config.ts'
import type { Database } from '#database/index.ts'

/** What billing needs from other areas, passed in by app.ts. */
export interface BillingDeps {
  readonly database: Database
  readonly clock: () => number
  readonly payments: PaymentsConfig
  readonly premium: Config['premium']
  readonly publicUrl: string | undefined
  /** Where this process itself can be reached, once it listens. */
  readonly ownAddress: () => string | undefined
  /** Gets the errors of background tasks. */
  readonly failed: (error: unknown) => void
}

/** Who is asking. */
export interface Person {
  readonly id: string
  readonly email: string
}
