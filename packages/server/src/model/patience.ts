import type { ModelUse } from '#config.ts'
import { type FailureCode, modelFailed } from './model-failure.ts'

interface Timers {
  set(act: () => void, ms: number): unknown
  clear(timer: unknown): void
}

const realTimers: Timers = {
  set: (act, ms) => setTimeout(act, ms),
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

/** Aborts a call to a model that takes too long, falls silent, or was canceled. */
export function patience(
  { wholeMs, silenceMs }: ModelUse['limits'],
  wish: AbortSignal,
  timers: Timers = realTimers,
) {
  const end = new AbortController()
  let why: FailureCode | undefined
  const wasSent = !wish.aborted
  const endFor = (code: FailureCode) => () => {
    why ??= code
    end.abort()
  }
  const stop = endFor('stopped')
  if (wish.aborted) stop()
  wish.addEventListener('abort', stop, { once: true })
  const wholeTimer = timers.set(endFor('too_slow'), wholeMs)
  let silenceTimer: unknown

  return {
    signal: end.signal,
    /** The model said something, or was seen to think. */
    heard(): void {
      timers.clear(silenceTimer)
      silenceTimer = timers.set(endFor('silent'), silenceMs)
    },
    /** Why we aborted the call; undefined when it failed on its own. */
    failure: (otherwise: FailureCode) => modelFailed(why ?? otherwise),
    /** Whether we aborted a call that its provider may bill, although no answer came. */
    wasCutOff: () => wasSent && why !== undefined,
    over(): void {
      timers.clear(wholeTimer)
      timers.clear(silenceTimer)
      wish.removeEventListener('abort', stop)
      end.abort()
    },
  }
}

export type Patience = ReturnType<typeof patience>
