/** How far ahead a device's clock may be before its stamps are not believed. */
export const CLOCK_TOLERANCE = 5 * 60 * 1000

/** A time that the server goes by. */
export interface Stamp {
  readonly time: number
  /** Whether it is the sender's own, and not the server's in its place. */
  readonly exact: boolean
}

/** ENT-34: a stamp too far ahead of the server (ms) becomes the server's time; so does none. */
export function acceptedStamp(sent: string | undefined, now: number): Stamp {
  const time = sent === undefined ? Number.POSITIVE_INFINITY : Date.parse(sent)
  return isTooFarAhead(time, now) ? { time: now, exact: false } : { time, exact: true }
}

/** Whether a time is further ahead of the server than a clock that is a little off would be. */
export function isTooFarAhead(time: number, now: number): boolean {
  return time > now + CLOCK_TOLERANCE
}
