import { readConfig } from '#config.ts'
import type { Database } from '#database/index.ts'
import { billingService } from '../billing.service.ts'
import { startBadLine } from './bad-line.ts'
import type { Paying } from './paying.ts'

type Where = Pick<Paying, 'database' | 'clock' | 'env'>

/** Billing as in another process on the same database; a test can start its sweep. */
export function otherProcess({ database, clock, env }: Where) {
  const { payments, premium } = readConfig(env)
  const failures: unknown[] = []
  const billing = billingService({
    database,
    clock,
    payments,
    premium,
    publicUrl: undefined,
    ownAddress: () => undefined,
    failed: (error) => failures.push(error),
  })
  return { billing, failures, sweep: () => billing.sweep(new AbortController().signal) }
}

/**
 * Billing in a process that dies during one of its calls to Stripe, before or after the call took
 * effect. From then on it asks nothing and writes nothing, so its lease is never released.
 */
export async function doomedProcess(paying: Paying, calls: number, when: 'before' | 'after') {
  const line = await startBadLine(paying.sandbox.answer)
  let isAlive = true
  line.deadAfter(calls, when, () => {
    isAlive = false
  })
  const database: Database = {
    ...paying.database,
    write: async (unit) => {
      if (!isAlive) throw new Error('This process is dead')
      return paying.database.write(unit)
    },
  }
  const env = { ...paying.env, STRIPE_API_BASE: line.url }
  return { ...otherProcess({ ...paying, database, env }), stop: line.stop }
}

/** Billing in a process that falls asleep when it gets its first list of subscriptions. */
export async function sleepyProcess(paying: Paying) {
  const line = await startBadLine(paying.sandbox.answer)
  const { promise: asleep, resolve: fallAsleep } = Promise.withResolvers<void>()
  const { promise: awake, resolve: wake } = Promise.withResolvers<void>()
  line.instead('GET /v1/subscriptions', async (pass) => {
    const given = await pass()
    fallAsleep()
    await awake
    return given
  })
  const env = { ...paying.env, STRIPE_API_BASE: line.url }
  return { ...otherProcess({ ...paying, env }), asleep, wake, stop: line.stop }
}
