import type { Timers } from '#api/call-timeout.ts'

/** A page's clock and timers. */
export interface Moments {
  readonly now: () => number
  /** Read each time: a person may travel. */
  readonly timeZone: () => string
  readonly timers: Timers
  /** Like `setInterval`; returns the id for `stopRepeating`. */
  readonly repeat: (act: () => void, ms: number) => number
  readonly stopRepeating: (id: number) => void
}
