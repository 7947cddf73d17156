import type { Config, PaymentsConfig } from '#config.ts'
import type { Database } from '#database/index.ts'

/** What billing needs of others, handed over in app.ts. */
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

/** Who wants something. */
export interface Person {
  readonly id: string
  readonly email: string
}
