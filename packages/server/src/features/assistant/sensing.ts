import type { SensedTalk, Sent } from '@daywell/core/companion/trained'
import { deadline } from '#concurrency/deadline.ts'
import type { SenseWorkers } from '#workers/sense-workers.ts'

/** An answer doesn't wait longer for the trained model; then it continues without. */
const SENSE_MS = 6_000

interface Readers {
  /** Absent where the model isn't installed, or is turned off. */
  readonly senses?: SenseWorkers | undefined
  /** How long an answer waits for them. */
  readonly senseMs?: number | undefined
}

export type Sensing = (
  sent: Sent,
  call: { readonly who: string; readonly signal: AbortSignal },
) => Promise<SensedTalk>

/** Reads with the trained model; says nothing where it's off, busy, slow or broken. */
export function createSensing({ senses, senseMs = SENSE_MS }: Readers): Sensing {
  return async (sent, { who, signal }) =>
    senses
      ? senses.run('sense', sent, { who, signal: deadline(signal, senseMs) }).catch(() => ({}))
      : {}
}
