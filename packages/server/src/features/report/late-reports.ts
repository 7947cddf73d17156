import { createHash } from 'node:crypto'
import { stillBeingMade } from './refusals.ts'

type Pdf = Promise<Uint8Array>

/** Shorter than a client's timeout (API-17), so that the person gets a real answer. */
export const ANSWER_WITHIN_MS = 50_000
/** How long a finished report waits for its person to ask again. */
const KEPT_MS = 2 * 60_000

/**
 * Answers in time even when a report isn't ready because the machine is busy. The work continues, and
 * a later call for the same report gets its result.
 */
export function lateReports() {
  const late = new Map<string, Pdf>()

  function keep(name: string, pdf: Pdf): void {
    late.set(name, pdf)
    const forgetLater = () => void setTimeout(() => forget(name, pdf), KEPT_MS).unref()
    pdf.then(forgetLater, forgetLater)
  }

  function forget(name: string | undefined, pdf: Pdf): void {
    if (name !== undefined && late.get(name) === pdf) late.delete(name)
  }

  return {
    /** `gone` stops it only while its person still waits for this answer. */
    async answer(
      of: { readonly userId: string; readonly book: unknown },
      { answerBy, gone }: { readonly answerBy: number; readonly gone: AbortSignal },
      make: (signal: AbortSignal) => Pdf,
    ): Pdf {
      const name = late.size > 0 ? nameOf(of) : undefined
      const known = name === undefined ? undefined : late.get(name)
      const stopping = new AbortController()
      const stop = () => stopping.abort(gone.reason)
      if (gone.aborted) stop()
      gone.addEventListener('abort', stop)
      const pdf = known ?? make(stopping.signal)
      try {
        const made = await inTime(pdf, answerBy).catch((error: unknown) => {
          // The failure is reported now, and the person may retry.
          forget(name, pdf)
          throw error
        })
        if (!made) {
          keep(name ?? nameOf(of), pdf)
          throw stillBeingMade()
        }
        forget(name, pdf)
        return made
      } finally {
        gone.removeEventListener('abort', stop)
      }
    },
  }
}

/** The same for the same entries in the same versions, and for nothing else. */
function nameOf(of: object): string {
  return createHash('sha256').update(JSON.stringify(of)).digest('hex')
}

/** Undefined where it isn't ready by then. */
async function inTime(pdf: Pdf, answerBy: number): Promise<Uint8Array | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), Math.max(0, answerBy - performance.now()))
  return Promise.race([pdf, late.promise]).finally(() => clearTimeout(timer))
}
