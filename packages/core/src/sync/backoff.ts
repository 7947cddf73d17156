const FIRST_BACKOFF_MS = 2000
const MAX_BACKOFF_MS = 5 * 60_000
const POLL_MS = 3 * 60_000

/** Exponential backoff after failures in a row; `random` in [0, 1) adds jitter. */
export function backoffMs(failures: number, random: number): number {
  const full = Math.min(FIRST_BACKOFF_MS * 2 ** Math.max(0, failures - 1), MAX_BACKOFF_MS)
  return Math.round(full * (0.5 + random / 2))
}

/** The polling interval, with jitter. */
export function periodMs(random: number): number {
  return Math.round(POLL_MS * (0.9 + random / 5))
}
