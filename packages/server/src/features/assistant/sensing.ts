import type { Trained } from '@daywell/core/companion'
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

interface Sent {
  readonly message: string
  readonly draft: string | undefined
}

type Sensed = Omit<Trained, 'bank'>

export type Sensing = (
  sent: Sent,
  call: { readonly who: string; readonly signal: AbortSignal },
) => Promise<Sensed>

/** Reads with the trained model; says nothing where it's off, busy, slow or broken. */
export function createSensing({ senses, senseMs = SENSE_MS }: Readers): Sensing {
  return async ({ message, draft = '' }, { who, signal }) => {
    if (!senses) return {}
    const options = { who, signal: deadline(signal, senseMs) }
    try {
      const sent = draft.trim() === '' ? [message] : [message, draft]
      const [ofMessage, ofDraft] = await senses.run('sense', sent, options)
      return { message: ofMessage, draft: ofDraft }
    } catch {
      return {}
    }
  }
}
