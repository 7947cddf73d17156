import type { AnswerOf, Endpoint } from '@daywell/core/contract'
import { CallFailure } from '../kit/fetch/call-failure.ts'
import type { StreamEvent } from './event-stream.ts'
import type { ClientDeps } from './exchange.ts'
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
  /** For what isn't JSON, whose code loads later. */
  readonly parts: ClientDeps<N>
}

let calls: typeof import('./exchange.ts') | undefined

/** Loads what calls are made with, which typing doesn't need. */
export async function loadCalls(): Promise<typeof import('./exchange.ts')> {
  try {
    calls ??= await import('./exchange.ts')
    return calls
  } catch (cause) {
    throw new CallFailure({ kind: 'network' }, { cause })
  }
}

export function createClient<N extends Name>(parts: ClientDeps<N>): Client<N> {
  // Race: a log-out may follow in the same tick, so the token is read before anything is awaited.
  return {
    parts,
    async call(endpoint, ...[request = {}]) {
      const token = parts.token()
      const { call } = await loadCalls()
      return call({ parts, token, endpoint, request })
    },
    async *stream(endpoint, ...[request = {}]) {
      const token = parts.token()
      const { stream } = await loadCalls()
      yield* stream({ parts, token, endpoint, request })
    },
    async *file(endpoint, ...[request = {}]) {
      const token = parts.token()
      const { file } = await loadCalls()
      yield* file({ parts, token, endpoint, request })
    },
  }
}
