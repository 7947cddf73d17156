import type { Holding } from '@daywell/core/backup'
import type { Timers } from '#api/call-timeout.ts'
import { countHeldHere, type HeldHere } from './held-here.ts'

interface Counting {
  readonly holding: () => Promise<Holding>
  readonly subscribe: (listener: () => void) => () => void
  readonly tell: (held: HeldHere) => void
  readonly timers: Timers
}

/** To count is to read everything: an import that writes portion after portion is not to wait for it. */
const QUIET_MS = 1000

/** Counts what lies here at once, and again each time nothing has changed for a while. */
export function keepCounting({ holding, subscribe, tell, timers }: Counting): () => void {
  let over = false
  let timer: unknown
  const count = async () => {
    const held = await holding().catch(() => undefined)
    if (held && !over) tell(countHeldHere(held))
  }
  const stop = subscribe(() => {
    timers.clear(timer)
    timer = timers.set(() => void count(), QUIET_MS)
  })
  void count()
  return () => {
    over = true
    timers.clear(timer)
    stop()
  }
}
