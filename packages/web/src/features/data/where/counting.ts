import type { Holding } from '@daywell/core/backup'
import type { Timers } from '#api/call-timeout.ts'
import { countHeldHere, type HeldHere } from './held-here.ts'

interface Counting {
  readonly holding: () => Promise<Holding>
  readonly subscribe: (listener: () => void) => () => void
  readonly onCount: (held: HeldHere) => void
  readonly timers: Timers
}

/** Debounce: counting reads everything, and must not slow down an import that writes in batches. */
const RECOUNT_DEBOUNCE_MS = 1000

/** Counts what's on this device at once, and again after changes (debounced). */
export function keepCounting({ holding, subscribe, onCount, timers }: Counting): () => void {
  let over = false
  let timer: unknown
  const count = async () => {
    const held = await holding().catch(() => undefined)
    if (held && !over) onCount(countHeldHere(held))
  }
  const stop = subscribe(() => {
    timers.clear(timer)
    timer = timers.set(() => void count(), RECOUNT_DEBOUNCE_MS)
  })
  void count()
  return () => {
    over = true
    timers.clear(timer)
    stop()
  }
}
