/** The tolerated clock skew of a device. */
export const CLOCK_TOLERANCE = 5 * 60 * 1000

/** A timestamp that the server accepts. */
export interface Stamp {
  readonly time: number
  /** Whether it's the sender's own, not the server's replacement. */
  readonly exact: boolean
}

/**
 * ENT-34: a timestamp too far ahead of the server (ms), or a missing one, becomes the server's
 * time.
 */
export function acceptedStamp(sent: string | undefined, now: number): Stamp {
  const time = sent === undefined ? Number.POSITIVE_INFINITY : Date.parse(sent)
  return isTooFarAhead(time, now) ? { time: now, exact: false } : { time, exact: true }
}

/** Whether a time exceeds the tolerated clock skew. */
export function isTooFarAhead(time: number, now: number): boolean {
  return time > now + CLOCK_TOLERANCE
}
