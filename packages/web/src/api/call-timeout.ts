export interface Timers {
  set(act: () => void, ms: number): unknown
  clear(timer: unknown): void
}

export const CALL_LIMIT_MS = 10_000
export const SLOW_CALL_LIMIT_MS = 60_000
export const SILENCE_LIMIT_MS = 10_000

/** A timeout for one call, combined with the caller's abort signal. */
export interface CallTimeout {
  readonly signal: AbortSignal
  /** True once the timeout fired, as opposed to the caller aborting. */
  readonly ran: { out: boolean }
  /** Resets the timeout to `ms` from now. */
  renew(ms: number): void
  end(): void
}

export function callTimeout(
  timers: Timers,
  ms: number,
  wish: AbortSignal | undefined,
): CallTimeout {
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
