import { AppError } from '#app-error.ts'
import type { BodyWorkers } from '#workers/body-workers.ts'

/** What parsing a body of this size costs is still little beside answering the call. */
export const LARGE_BODY_BYTES = 250_000

const RETRY_AFTER_SECONDS = 5

/** A body that was checked against the contract when it was read. */
export class ValidBody {
  readonly body: unknown

  constructor(body: unknown) {
    this.body = body
  }
}

/** Reads and checks large bodies in a worker thread. */
export function readLargeBodies(workers: BodyWorkers) {
  return async (name: string, bytes: Buffer, who: string | undefined): Promise<ValidBody> => {
    const checked = await workers.run('check', { name, bytes }, { who }).catch(refuse)
    if (checked.kind === 'valid') return new ValidBody(checked.body)
    if (checked.kind === 'unreadable') throw new AppError('unreadable_body')
    throw new AppError(checked.code, { fields: checked.fields })
  }
}

export type ReadLargeBody = ReturnType<typeof readLargeBodies>

function refuse(cause: { code?: unknown }): never {
  const code = cause.code === 'too_many' ? 'too_many_requests' : 'unavailable'
  throw new AppError(code, { retryAfter: RETRY_AFTER_SECONDS, cause })
}
