import { readConfig } from '#config.ts'
import { billingService } from '../billing.service.ts'
import type { Paying } from './paying.ts'

/** Billing as another process has it, on the same database: its sweep can be set going. */
export function otherProcess({ database, clock, env }: Pick<Paying, 'database' | 'clock' | 'env'>) {
  const { payments, premium } = readConfig(env)
  const failures: unknown[] = []
  const billing = billingService({
    ...{ database, clock, payments, premium },
    publicUrl: undefined,
    ownAddress: () => undefined,
    failed: (error) => failures.push(error),
  })
  return { billing, failures, sweep: () => billing.sweep(new AbortController().signal) }
}
