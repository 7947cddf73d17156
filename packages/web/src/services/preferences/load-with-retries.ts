import type { Timers } from '#api/call-timeout.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'

const BACKOFF_MS = [1000, 2000, 4000] as const

export const MAX_ATTEMPTS = BACKOFF_MS.length + 1

export interface LoadOptions {
  /** Called with the number of each further attempt as it starts: 2 to 4. */
  readonly onAttempt?: (attempt: number) => void
  readonly signal?: AbortSignal
}

/** Retries with backoff if no answer came; an error answer isn't retried. */
export async function loadWithRetries<T>(
  timers: Timers,
  load: () => Promise<T>,
  { onAttempt, signal }: LoadOptions,
): Promise<T> {
  for (const [index, ms] of BACKOFF_MS.entries()) {
    try {
      return await load()
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error
      onAttempt?.(index + 2)
      await wait(timers, ms, signal)
    }
  }
  return load()
}

function isWithoutAnswer(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false
  return ['network', 'cross-origin', 'timeout'].includes(error.failure.kind)
}

function wait(timers: Timers, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = timers.set(resolve, ms)
    const giveUp = () => {
      timers.clear(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) giveUp()
    else signal?.addEventListener('abort', giveUp, { once: true })
  })
}
