/** How the time of an operation may grow with what is stored. */
export type Allowed = 'flat' | 'linear'

/**
 * Ten times as much is stored. A lookup in an index grows a little, and figures of a shared machine
 * vary, so flat means less than twice the time, and linear less than fifteen times.
 */
const AT_MOST: Readonly<Record<Allowed, number>> = { flat: 2, linear: 15 }
/** Shorter times vary more than they grow. */
const SHORT_MS = 3

/** Whether something grows faster than it may, by its milliseconds at each size. */
export function growsTooFast(allowed: Allowed, times: readonly number[]): boolean {
  return times.some((time, n) => {
    const before = times[n - 1]
    return before !== undefined && time > Math.max(before, SHORT_MS) * AT_MOST[allowed]
  })
}
