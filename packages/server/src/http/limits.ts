const MINUTE_MS = 60_000

export interface Limits {
  /** Calls of one user in any 60 seconds; 0 sets no limit. */
  readonly callsPerMinute: number
}

/** Counts a call, or says after how many seconds the next one is allowed. */
export type CallLimit = (who: string, now: number) => { retryAfter: number } | undefined

/**
 * Remembers when each user called during the last minute, so that the limit holds in any 60
 * seconds. Memory follows the calls that were let through in that minute, not the number of users.
 */
export function callLimit(perMinute: number): CallLimit {
  if (perMinute === 0) return () => undefined
  const callers = new Map<string, RecentCalls>()
  let sweepAt = 0
  return (who, now) => {
    if (now >= sweepAt) {
      sweepAt = now + MINUTE_MS
      for (const [name, calls] of callers) if (calls.count(now) === 0) callers.delete(name)
    }
    const calls = callers.get(who) ?? new RecentCalls()
    callers.set(who, calls)
    if (calls.count(now) < perMinute) return calls.add(now)
    return { retryAfter: Math.max(1, Math.ceil((calls.oldest() + MINUTE_MS - now) / 1000)) }
  }
}

/** A queue of times whose front moves instead of the times behind it. */
class RecentCalls {
  #times: number[] = []
  #front = 0

  count(now: number): number {
    while (this.oldest() <= now - MINUTE_MS) this.#front++
    if (this.#front > 64 && this.#front * 2 > this.#times.length) {
      this.#times = this.#times.slice(this.#front)
      this.#front = 0
    }
    return this.#times.length - this.#front
  }

  oldest(): number {
    return this.#times[this.#front] ?? Number.POSITIVE_INFINITY
  }

  add(now: number): undefined {
    this.#times.push(now)
  }
}
