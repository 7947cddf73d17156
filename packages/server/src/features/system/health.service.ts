import { AppError, unavailable } from '#app-error.ts'
import type { StorageProblem } from '#database/index.ts'

export interface HealthDeps {
  /** Resolves when the database answers. */
  readonly ping: () => Promise<unknown>
  /** Resolves when the database took a write. */
  readonly probeWrite: () => Promise<unknown>
  /** What of the storage an error is about. */
  readonly problemOf: (error: unknown) => StorageProblem | undefined
  /** Learns of each probe that failed. */
  readonly failed: (error: unknown) => void
  readonly patienceMs?: number
  readonly cacheMs?: number
}

/** Shorter than the timeout of a health check, and of a database that hangs. */
const PATIENCE_MS = 2000
/** Several balancers may ask every second; a probe costs a write. */
const CACHE_MS = 3000

const SENTENCES: Readonly<Record<StorageProblem, string>> = {
  full: 'The storage disk is full. Daywell can’t save anything until there’s space.',
  'read-only': 'Storage is read-only. Daywell can’t save anything.',
  io: 'Storage reported a disk error. Daywell can’t save anything.',
  busy: 'Storage is locked or overloaded. Daywell can’t save anything right now.',
  unreachable: 'Storage isn’t responding.',
}

/** Says whether the database answers, and whether it accepts writes. */
export function healthService({
  ping,
  probeWrite,
  problemOf,
  failed,
  patienceMs = PATIENCE_MS,
  cacheMs = CACHE_MS,
}: HealthDeps) {
  const answers = sharedProbe(ping, patienceMs, 0)
  const writes = sharedProbe(probeWrite, patienceMs, cacheMs)
  return {
    async check(): Promise<void> {
      await answers().catch((error: unknown) => {
        throw unavailable(error)
      })
    },
    async checkReady(): Promise<void> {
      await writes().catch((error: unknown) => {
        failed(error)
        throw error instanceof AppError ? error : notReady(error)
      })
    },
  }

  function notReady(cause: unknown): AppError {
    const problem = cause instanceof ProbeTooLate ? 'unreachable' : problemOf(cause)
    return new AppError('not_ready', { cause, ...(problem && { sentence: SENTENCES[problem] }) })
  }
}

export type HealthService = ReturnType<typeof healthService>

/** Single-flight with a timeout: probes of a database that hangs must not use up its connections. */
function sharedProbe(probe: () => Promise<unknown>, patienceMs: number, cacheMs: number) {
  let pending: Promise<unknown> | undefined
  let last: { readonly at: number; readonly result: Promise<unknown> } | undefined
  return (): Promise<unknown> => {
    if (last && performance.now() - last.at < cacheMs) return last.result
    pending ??= probe().finally(() => {
      pending = undefined
    })
    const result = withTimeout(pending, patienceMs)
    last = { at: performance.now(), result }
    return result
  }
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ProbeTooLate(ms)), ms)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

class ProbeTooLate extends Error {
  override readonly name = 'ProbeTooLate'
  constructor(ms: number) {
    super(`The database didn’t respond within ${ms} ms`)
  }
}
