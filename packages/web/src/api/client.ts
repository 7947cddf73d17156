import type { AnswerOf, Endpoint } from '@daywell/core/contract'
import { readAnswer } from './answer.ts'
import { SILENCE_LIMIT_MS } from './call-timeout.ts'
import type { StreamEvent } from './event-stream.ts'
import { type ClientDeps, exchange } from './exchange.ts'
import type { RequestOf } from './request.ts'

type Name = Endpoint['client']
/** The request is optional if none of its fields is required. */
type Rest<R> = Record<never, never> extends R ? [request?: R] : [request: R]

export interface Client<N extends Name> {
  /** Resolves with an answer the contract names; anything else is a `CallFailure`. */
  call<E extends Endpoint & { client: N }>(
    endpoint: E,
    ...rest: Rest<RequestOf<E>>
  ): Promise<AnswerOf<E>>
  /**
   * The events of a streamed answer. It times out after 10 s of silence, however long the answer
   * is.
   */
  stream<E extends Endpoint & { client: N }>(
    endpoint: E,
    ...rest: Rest<RequestOf<E>>
  ): AsyncGenerator<StreamEvent>
  /** The text of a file answer, chunk by chunk: it may be too long to hold in memory. */
  file<E extends Endpoint & { client: N }>(
    endpoint: E,
    ...rest: Rest<RequestOf<E>>
  ): AsyncGenerator<string>
}

/** Lazy: only later pages read streamed answers. */
const eventStream = () => import('./event-stream.ts')

export function createClient<N extends Name>(parts: ClientDeps<N>): Client<N> {
  return {
    async call(endpoint, ...[request = {}]) {
      const under = exchange(parts, endpoint, request)
      try {
        return await readAnswer(endpoint, await under.send('application/json'), under.goOn)
      } catch (error) {
        throw under.asFailure(error)
      } finally {
        under.end()
      }
    },
    async *stream(endpoint, ...[request = {}]) {
      const under = exchange(parts, endpoint, request)
      try {
        const { readEvents } = await eventStream()
        const { body } = await under.send('text/event-stream')
        under.waitAnother(SILENCE_LIMIT_MS)
        if (body) yield* readEvents(body, () => under.waitAnother(SILENCE_LIMIT_MS))
      } catch (error) {
        throw under.asFailure(error)
      } finally {
        under.end()
      }
    },
    async *file(endpoint, ...[request = {}]) {
      const under = exchange(parts, endpoint, request)
      try {
        const { piecesOf } = await eventStream()
        const { body } = await under.send('application/json')
        for await (const text of body ? piecesOf(body) : []) {
          under.goOn()
          yield text
        }
      } catch (error) {
        throw under.asFailure(error)
      } finally {
        under.end()
      }
    },
  }
}
