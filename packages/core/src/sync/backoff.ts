const FIRST_MS = 2000
const LONGEST_MS = 5 * 60_000
const EVERY_MS = 3 * 60_000

/** How long to wait after so many failures in a row; `random` in [0, 1) keeps devices apart. */
export function backoffMs(failures: number, random: number): number {
  const full = Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS)
  return Math.round(full * (0.5 + random / 2))
}

/** How long to wait until the next look at what others have written. */
export function periodMs(random: number): number {
  return Math.round(EVERY_MS * (0.9 + random / 5))
}
