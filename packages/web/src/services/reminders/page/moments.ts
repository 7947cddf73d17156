import type { Timers } from '#api/patience.ts'

/** Time as a page has it. */
export interface Moments {
  readonly now: () => number
  /** Of this moment: a person may travel. */
  readonly timeZone: () => string
  readonly timers: Timers
  /** Again and again, after so many ms each; answers the id by which `stopRepeating` ends it. */
  readonly repeat: (act: () => void, ms: number) => number
  readonly stopRepeating: (id: number) => void
}
