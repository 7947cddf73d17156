import type { Endpoint } from '@daywell/core/contract'
import { CallFailure } from '../kit/fetch/call-failure.ts'
import { readRefusal } from './answer.ts'
import { CALL_LIMIT_MS, patience, SLOW_CALL_LIMIT_MS, type Timers } from './patience.ts'
import { headersOf, type LooseRequest, pathOf } from './request.ts'

/** What a client is given; it keeps nothing of its own between calls. */
export interface ClientDeps<N extends Endpoint['client'] = Endpoint['client']> {
  readonly name: N
  /** Where the page comes from. */
  readonly origin: string
  /** Where the API is; with the page, unless said otherwise. */
  readonly server?: string
  readonly token: () => string | null
  readonly timeZone: () => string
  /**
   * The server does not take the stored session any more. `ended`: it knows the session and says
   * that it is over; otherwise the refusal may come from a proxy, or from another database.
   */
  readonly onSessionRefused: (ended: boolean) => void
  readonly fetch: typeof fetch
  readonly timers: Timers
}

/** One request with its answer, from the first header to the end of its patience. */
export function exchange(parts: ClientDeps, endpoint: Endpoint, request: LooseRequest) {
  // Read once, and before anything is awaited: a log-out may follow in the same moment.
  const token = parts.token()
  const server = new URL(parts.server ?? parts.origin)
  const limit = endpoint.slow ? SLOW_CALL_LIMIT_MS : CALL_LIMIT_MS
  const waiting = patience(parts.timers, limit, request.signal)

  // The parts of a request and not a `Request`: Node lets go of one too early, and its signal with it.
  const prepare = (accept: string): [URL, RequestInit] => {
    try {
      const address = new URL(pathOf(endpoint, request.params), server)
      const init: RequestInit = {
        method: endpoint.method,
        headers: headersOf(request, { token, timeZone: parts.timeZone(), accept }),
        body: request.body === undefined ? null : JSON.stringify(request.body),
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
      // Its own caller ended it and knows why.
      if (request.signal?.aborted) return error
      const kind = server.origin === new URL(parts.origin).origin ? 'network' : 'cross-origin'
      return new CallFailure({ kind }, { cause: error })
    },
    waitAnother: waiting.renew,
    /** A slow line is no reason to give up, as long as something comes. */
    goOn: () => waiting.renew(limit),
    end: waiting.end,
  }
}

const MAX_REST_MS = 60 * 60_000

/** What `Retry-After` says in seconds, as our server does; no more than an hour is believed. */
function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d+$/.test(seconds) ? Math.min(Number(seconds) * 1000, MAX_REST_MS) : undefined
}

/** Without a token the server can only refuse, and the browser would report that as an error. */
function needsSession({ access }: Endpoint): boolean {
  return access === 'session' || typeof access === 'object'
}

/**
 * Which statuses say that the session is over. On `premium` a 403 speaks of the subscription.
 * A call of `api` that carried no token had no session to lose: a refused login stays on its page.
 */
function endsSession(client: Endpoint['client'], status: number, carriedToken: boolean): boolean {
  if (client === 'premium') return status === 401
  return carriedToken && (status === 401 || status === 403)
}
