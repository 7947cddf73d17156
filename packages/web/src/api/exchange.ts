import type { AnswerOf, Endpoint } from '@daywell/core/contract'
import { CallFailure } from '../kit/fetch/call-failure.ts'
import { readAnswer, readRefusal } from './answer.ts'
import {
  CALL_LIMIT_MS,
  callTimeout,
  SILENCE_LIMIT_MS,
  SLOW_CALL_LIMIT_MS,
  type Timers,
} from './call-timeout.ts'
import { piecesOf, readEvents, type StreamEvent } from './event-stream.ts'
import { type BytesRequest, headersOf, type LooseRequest, pathOf } from './request.ts'

/** A client's dependencies; it keeps no state between calls. */
export interface ClientDeps<N extends Endpoint['client'] = Endpoint['client']> {
  readonly name: N
  /** The page's own origin. */
  readonly origin: string
  /** The API's origin; defaults to the page's. */
  readonly server?: string
  readonly token: () => string | null
  readonly timeZone: () => string
  /**
   * The server refused the stored session. `ended`: the server knows the session and says it's
   * over; otherwise the refusal may come from a proxy or from another database.
   */
  readonly onSessionRefused: (ended: boolean) => void
  readonly fetch: typeof fetch
  readonly timers: Timers
}

interface Outgoing {
  readonly parts: ClientDeps
  /** As it was when the call was made. */
  readonly token: string | null
  readonly endpoint: Endpoint
  readonly request: LooseRequest
}

export async function call<E extends Endpoint>(
  outgoing: Outgoing & { readonly endpoint: E },
): Promise<AnswerOf<E>> {
  const under = exchange(outgoing)
  try {
    return await readAnswer(outgoing.endpoint, await under.send('application/json'), under.goOn)
  } catch (error) {
    throw under.asFailure(error)
  } finally {
    under.end()
  }
}

export async function* stream(outgoing: Outgoing): AsyncGenerator<StreamEvent> {
  const under = exchange(outgoing)
  try {
    const { body } = await under.send('text/event-stream')
    under.waitAnother(SILENCE_LIMIT_MS)
    if (body) yield* readEvents(body, () => under.waitAnother(SILENCE_LIMIT_MS))
  } catch (error) {
    throw under.asFailure(error)
  } finally {
    under.end()
  }
}

export async function* file(outgoing: Outgoing): AsyncGenerator<string> {
  const under = exchange(outgoing)
  try {
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
}

/** Sends or gets parts of photos and recordings; the body of the answer has still to be read. */
export async function exchangeBytes(parts: ClientDeps, request: BytesRequest): Promise<Response> {
  const { method, path } = request
  const endpoint = { method, path, access: 'session', slow: true } as const
  const under = exchange({ parts, token: parts.token(), endpoint, request })
  try {
    const response = await under.send('*/*')
    if (method !== 'GET') return response
    // Read under the same timeout: a line that hangs is asked again.
    return new Response(await response.blob(), response)
  } catch (error) {
    throw under.asFailure(error)
  } finally {
    under.end()
  }
}

/** What the exchange of an endpoint needs to know. */
type Asked = Pick<Endpoint, 'path' | 'access'> & {
  readonly method: Endpoint['method'] | BytesRequest['method']
  readonly slow?: boolean | undefined
}

/** One request and its answer, with one timeout for both. */
function exchange({
  parts,
  token,
  endpoint,
  request,
}: Omit<Outgoing, 'endpoint'> & { readonly endpoint: Asked }) {
  const server = new URL(parts.server ?? parts.origin)
  const limit = endpoint.slow ? SLOW_CALL_LIMIT_MS : CALL_LIMIT_MS
  const waiting = callTimeout(parts.timers, limit, request.signal)

  // Not a `Request` object: Node garbage-collects it too early, and its abort signal with it.
  const prepare = (accept: string): [URL, RequestInit] => {
    try {
      const address = new URL(pathOf(endpoint, request.params), server)
      const init: RequestInit = {
        method: endpoint.method,
        headers: headersOf(request, { token, timeZone: parts.timeZone(), accept }),
        body: bodyOf(request),
        signal: waiting.signal,
        keepalive: request.keepalive ?? false,
        cache: 'no-store',
        credentials: 'omit',
      }
      return [address, init]
    } catch (cause) {
      throw new CallFailure({ kind: 'setup' }, { cause })
    }
  }

  return {
    async send(accept: string): Promise<Response> {
      const response =
        token === null && needsSession(endpoint)
          ? new Response(null, { status: 401 })
          : await parts.fetch(...prepare(accept))
      if (response.ok) return response
      const answer = await readRefusal(response)
      if (endsSession(parts.name, response.status, token !== null) && parts.token() === token) {
        parts.onSessionRefused(answer?.code === 'session_ended')
      }
      const { error, details } = answer ?? {}
      const { status } = response
      throw new CallFailure(
        { kind: 'http', status, hadToken: token !== null, error, details },
        { answer, retryAfterMs: retryAfterMs(response) },
      )
    },
    asFailure(error: unknown): unknown {
      if (error instanceof CallFailure) return error
      if (waiting.ran.out) return new CallFailure({ kind: 'timeout' })
      // Aborted by the caller, who knows why.
      if (request.signal?.aborted) return error
      const kind = server.origin === new URL(parts.origin).origin ? 'network' : 'cross-origin'
      return new CallFailure({ kind }, { cause: error })
    },
    waitAnother: waiting.renew,
    /** A slow connection isn't a timeout as long as bytes arrive. */
    goOn: () => waiting.renew(limit),
    end: waiting.end,
  }
}

function bodyOf({ body }: LooseRequest): BodyInit | null {
  if (body === undefined) return null
  return body instanceof Blob ? body : JSON.stringify(body)
}

const MAX_REST_MS = 60 * 60_000

/** `Retry-After` in seconds, as our server sends it, capped at an hour. */
function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d+$/.test(seconds) ? Math.min(Number(seconds) * 1000, MAX_REST_MS) : undefined
}

/** Without a token the server can only refuse, and the browser would log that as an error. */
function needsSession({ access }: Asked): boolean {
  return access === 'session' || typeof access === 'object'
}

/**
 * Which statuses end the session. On `premium`, a 403 is about the subscription. On `api`, a call
 * without a token had no session to lose: a failed login stays on its page.
 */
function endsSession(client: Endpoint['client'], status: number, carriedToken: boolean): boolean {
  if (client === 'premium') return status === 401
  return carriedToken && (status === 401 || status === 403)
}
