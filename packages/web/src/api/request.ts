import type { Endpoint, HeadersOf, ParamsOf, SentBodyOf } from '@daywell/core/contract'
import type { CloudBytes, CloudEntry, CloudMedia, SharedDraft } from './gated-words.ts'

type Given<K extends string, V> = V extends undefined
  ? { readonly [N in K]?: never }
  : { readonly [N in K]: V }

/** Privacy gate: texts, photos and recordings leave only as the types the gate creates. */
type Gated<Body> = Body extends { content: string }
  ? CloudEntry
  : Body extends { parts: unknown[]; addedAt: string }
    ? CloudMedia
    : Body extends { entries: unknown[] }
      ? Omit<Body, 'entries'> & { readonly entries: readonly CloudEntry[] }
      : 'context' extends keyof Body
        ? Omit<Body, 'context'> & { readonly context?: SharedDraft }
        : Body

/** A call's request; the contract decides which of these fields it must have. */
export type RequestOf<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'body', Gated<SentBodyOf<E>>> & {
    readonly headers?: Partial<HeadersOf<E>>
    /** Aborts the call. */
    readonly signal?: AbortSignal
    /** The call outlives the page, as on log-out. */
    readonly keepalive?: true
  }

/** A request whose body or answer is the bytes of a photo or a recording. */
export interface BytesRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH'
  readonly path: `/${string}`
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: CloudBytes
  readonly signal?: AbortSignal
}

export interface LooseRequest {
  readonly params?: unknown
  readonly body?: unknown
  readonly headers?: unknown
  readonly signal?: AbortSignal
  readonly keepalive?: true
}

/** `/api/journal/{id}` with its parameters filled in. */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(values[name]))
}

function segment(value: unknown): string {
  // An empty, `.` or `..` segment would resolve to another endpoint.
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) {
    throw new TypeError(`Not a valid path segment: ${value}`)
  }
  return encodeURIComponent(value)
}

export function headersOf(
  request: LooseRequest,
  own: { token: string | null; timeZone: string; accept: string },
): Headers {
  const headers = new Headers({ Accept: own.accept, 'Time-Zone': own.timeZone })
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value))
  }
  if (own.token !== null) headers.set('Authorization', `Bearer ${own.token}`)
  if (request.body !== undefined && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json')
  return headers
}
