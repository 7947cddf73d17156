import type * as z from 'zod/mini'
import type { Feature } from '#billing/index.ts'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = z.ZodMiniType

/**
 * Who may call: anyone; a signed-in person; one whose plan has a feature; or a caller that proves
 * itself in another way (the payment provider by its signature, the operator by a token).
 */
export type Access = 'anyone' | 'session' | 'provider' | 'operator' | { readonly feature: Feature }

/**
 * One call of the API: the single source for the server, the web client, the OpenAPI document and
 * tests.
 */
export interface Endpoint {
  readonly method: Method
  /** Parameters are in braces: `/api/journal/{id}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /**
   * Reads the body before it checks the plan and the rate limit, because some messages are answered
   * anyway.
   */
  readonly readsFirst?: true
  /** Which of the two web clients makes this call. */
  readonly client: 'api' | 'premium'
  readonly params?: Schema
  readonly headers?: Schema
  /**
   * Absent: the call has no body, and any body is ignored. Present: a missing body is checked as
   * `{}`.
   */
  readonly body?: Schema
  /** The body is passed on as raw bytes, because a signature covers it. */
  readonly rawBody?: true
  /** Bytes; the default is `BODY_LIMIT`. */
  readonly bodyLimit?: number
  /** By status; `null` where the answer has no body. */
  readonly answers: Readonly<Record<number, Schema | null>>
  /** The format of the answer, if it isn't JSON. */
  readonly produces?: 'pdf' | 'text' | 'json-file' | 'json-or-event-stream'
  /** The events of a stream by name, with the schema of their JSON data. */
  readonly events?: Readonly<Record<string, Schema>>
  /** Errors of this endpoint; `commonErrors` adds those implied by its shape. */
  readonly errors: readonly ErrorCode[]
  /** Waits for a model, builds a PDF or erases a journal: the client uses a longer timeout. */
  readonly slow?: true
}

export const BODY_LIMIT = 1_000_000
export const SYNC_BODY_LIMIT = 10_000_000

/**
 * Declares an endpoint and keeps its exact types.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Sent<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type HeadersOf<E extends Endpoint> = Parsed<E['headers']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
/** What a client may put into the body: fields with defaults may be left out. */
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>

type Statuses<E extends Endpoint> = keyof E['answers'] & number
/** An answer of this endpoint as `{ status, body }`, for each status that the contract names. */
export type AnswerOf<E extends Endpoint> = {
  [S in Statuses<E>]: { status: S; body: Parsed<E['answers'][S]> }
}[Statuses<E>]

/** An event of this endpoint's stream as `{ event, data }`. */
export type EventOf<E extends Endpoint> = {
  [N in keyof E['events'] & string]: {
    readonly event: N
    readonly data: Parsed<NonNullable<E['events']>[N]>
  }
}[keyof E['events'] & string]

/** The errors implied by the shape of an endpoint, beside its own. */
export function commonErrors(e: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['server_error', 'unavailable', 'disk_full', 'key_changed']
  codes.push('too_many_requests')
  if (e.access !== 'anyone' && e.access !== 'provider')
    codes.push('session_required', 'session_ended')
  // An API token whose scopes don't reach that far.
  if (e.access === 'session' || typeof e.access === 'object') codes.push('not_allowed')
  if (typeof e.access === 'object') codes.push('subscription_required')
  if (e.params) codes.push('not_found')
  if (e.headers || e.body) codes.push('invalid_input')
  if (e.body) codes.push('unreadable_body', 'body_too_large')
  return codes
}
