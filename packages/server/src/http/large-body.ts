import { type Readable, Transform } from 'node:stream'
import { SYNC_BODY_LIMIT } from '@daywell/core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import { fairBudget, type Share } from '#concurrency/fair-budget.ts'
import type { BodyWorkers } from '#workers/body-workers.ts'
import { goneSignal } from './gone.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call whose body is large, or may be. */
    largeBody: LargeBody | undefined
  }
}

interface LargeBody extends Share {
  /** Aborted when the caller goes. */
  readonly gone: AbortSignal
}

/** What parsing a body of this size costs is still little beside answering the call. */
export const LARGE_BODY_BYTES = 250_000

const RETRY_AFTER_SECONDS = 5

/** What is parsed takes up to twice its bytes, and this for as long as it is merged. */
const BOUNDS = { total: 10 * SYNC_BODY_LIMIT, perKey: 2 * SYNC_BODY_LIMIT, safeMs: 10_000 }

/** A body that was checked against the contract when it was read. */
export class ValidBody {
  readonly body: unknown

  constructor(body: unknown) {
    this.body = body
  }
}

export interface LargeBodies {
  /** Counts a body while it arrives, unless it's known to be small. */
  receive(request: FastifyRequest, reply: FastifyReply, payload: Readable): Readable
  /** Reads and checks a large body in a worker thread. */
  read(name: string, bytes: Buffer, request: FastifyRequest): Promise<ValidBody>
}

/** Large bodies, of which this process holds so many bytes at a time. */
export function largeBodies(workers: BodyWorkers, bounds = BOUNDS): LargeBodies {
  const hold = fairBudget(bounds, () => tooMany())
  return {
    receive(request, reply, payload) {
      if (Number(request.headers['content-length']) <= LARGE_BODY_BYTES) return payload
      const held = hold(request.session?.user.id ?? '', (error) => counted.destroy(error))
      request.largeBody = { ...held, gone: goneSignal(reply) }
      reply.raw.once('close', request.largeBody.release)
      const counted = countInto(held, payload)
      // What is left of a refused body is thrown away, since the next call may come after it.
      reply.raw.once('finish', () => payload.unpipe(counted).resume())
      return counted
    },

    async read(name, bytes, { session, largeBody }) {
      const options = { who: session?.user.id, signal: largeBody?.gone }
      const checked = await workers.run('check', { name, bytes }, options).catch(refuse)
      if (checked.kind === 'valid') return new ValidBody(checked.body)
      if (checked.kind === 'unreadable') throw new AppError('unreadable_body')
      throw new AppError(checked.code, { fields: checked.fields })
    },
  }
}

/** Holds a large body until it's no longer used, even where its caller has gone before. */
export async function holdDuring<T>(
  { largeBody }: FastifyRequest,
  { raw }: FastifyReply,
  act: () => Promise<T>,
): Promise<T> {
  if (!largeBody) return act()
  raw.off('close', largeBody.release)
  return act().finally(largeBody.release)
}

/** Whatever length it was said to have, it counts as what has arrived of it. */
function countInto(held: Share, payload: Readable): Transform {
  let arrived = 0
  let counted = 0
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      arrived += piece.length
      if (arrived <= LARGE_BODY_BYTES) return done(null, piece)
      try {
        held.grow(arrived - counted)
        counted = arrived
        done(null, piece)
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      held.keep()
      done()
    },
  })
  payload.once('error', (error) => counter.destroy(error))
  // There is no other listener once the call is answered, and an unhandled error ends the process.
  counter.on('error', () => {})
  return payload.pipe(counter)
}

function refuse(cause: { code?: unknown }): never {
  if (cause.code === 'too_many') throw tooMany(cause)
  throw new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause })
}

function tooMany(cause?: unknown): AppError {
  return new AppError('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS, cause })
}
