import { offsetAt } from '#time/index.ts'

/** A day and a time of it, as a clock on the wall shows them. */
export interface WallTime {
  /** `2024-03-01`. */
  readonly day: string
  /** Since midnight. */
  readonly ms: number
}

/** The instant (ms) of a local time in a zone; after a DST gap, the one after it. */
export function instantIn({ day, ms }: WallTime, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + ms
  // The first guess may be on the wrong side of a DST change; the second one can't.
  const guess = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(guess, timeZone)
}
