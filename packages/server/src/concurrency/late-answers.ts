import { createHash } from 'node:crypto'
/** Shorter than a client's timeout (API-17), so that the person gets a real answer. */
export const ANSWER_WITHIN_MS = 50_000
/** How long a finished result waits for its person to ask again. */
const KEPT_MS = 2 * 60_000

/**
 * Answers in time even when a result isn't ready because the machine is busy. The work continues, and
 * a later call for the same gets its result.
 */
export function lateAnswers<T extends object>(stillBeingMade: () => Error) {
  const late = new Map<string, Promise<T>>()

  function keep(name: string, making: Promise<T>): void {
    late.set(name, making)
    const forgetLater = () => void setTimeout(() => forget(name, making), KEPT_MS).unref()
    making.then(forgetLater, forgetLater)
  }

  function forget(name: string | undefined, making: Promise<T>): void {
    if (name !== undefined && late.get(name) === making) late.delete(name)
  }

  return {
    /** `gone` stops it only while its person still waits for this answer. */
    async answer(
      of: Readonly<Record<string, unknown>>,
      { answerBy, gone }: { readonly answerBy: number; readonly gone: AbortSignal },
      make: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      const name = late.size > 0 ? nameOf(of) : undefined
      const known = name === undefined ? undefined : late.get(name)
      const stopping = new AbortController()
      const stop = () => stopping.abort(gone.reason)
      if (gone.aborted) stop()
      gone.addEventListener('abort', stop)
      const making = known ?? make(stopping.signal)
      try {
        const made = await inTime(making, answerBy).catch((error: unknown) => {
          // The failure is reported now, and the person may retry.
          forget(name, making)
          throw error
        })
        if (!made) {
          keep(name ?? nameOf(of), making)
          throw stillBeingMade()
        }
        forget(name, making)
        return made
      } finally {
        gone.removeEventListener('abort', stop)
      }
    },
  }
}

/** The same for the same input in the same versions, and for nothing else. */
function nameOf(of: object): string {
  return createHash('sha256').update(JSON.stringify(of)).digest('hex')
}

/** Undefined where it isn't ready by then. */
async function inTime<T>(making: Promise<T>, answerBy: number): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), Math.max(0, answerBy - performance.now()))
  return Promise.race([making, late.promise]).finally(() => clearTimeout(timer))
}
