export interface Timers {
  set(act: () => void, ms: number): unknown
  clear(timer: unknown): void
}

export const CALL_LIMIT_MS = 10_000
export const SLOW_CALL_LIMIT_MS = 60_000
export const SILENCE_LIMIT_MS = 10_000

/** Ends a call that takes too long, or that its caller no longer wants. */
export interface Patience {
  readonly signal: AbortSignal
  /** True once the time was up, as against the caller's own wish. */
  readonly ran: { out: boolean }
  /** Starts to count anew, for `ms` from now. */
  renew(ms: number): void
  end(): void
}

export function patience(timers: Timers, ms: number, wish: AbortSignal | undefined): Patience {
  const limit = new AbortController()
  const ran = { out: false }
  const giveUp = () => {
    ran.out = true
    limit.abort()
  }
  let timer = timers.set(giveUp, ms)
  return {
    signal: wish ? AbortSignal.any([wish, limit.signal]) : limit.signal,
    ran,
    renew(next) {
      timers.clear(timer)
      timer = timers.set(giveUp, next)
    },
    end: () => timers.clear(timer),
  }
}
