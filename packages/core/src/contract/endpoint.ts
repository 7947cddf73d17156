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

/** One call of the API: all that server, web client, OpenAPI document and tests know about it. */
export interface Endpoint {
  readonly method: Method
  /** Parameters stand in braces: `/api/journal/{id}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /**
   * Looks at what was sent before it refuses a person for their plan or for calling too often:
   * some messages are answered all the same.
   */
  readonly readsFirst?: true
  /** Which of the two web clients makes this call. */
  readonly client: 'api' | 'premium'
  readonly params?: Schema
  readonly headers?: Schema
  /**
   * Absent: the call has no body, and one that comes is not read. Present, and nothing comes:
   * checked as `{}`.
   */
  readonly body?: Schema
  /** The body is taken as bytes, because a signature covers it. */
  readonly rawBody?: true
  /** Bytes; the default is `BODY_LIMIT`. */
  readonly bodyLimit?: number
  /** By status; `null` where the answer has no body. */
  readonly answers: Readonly<Record<number, Schema | null>>
  /** What the answer is, when it is not JSON. */
  readonly produces?: 'pdf' | 'text' | 'json-file' | 'json-or-event-stream'
  /** The events of a stream by name, with the JSON that each carries as its data. */
  readonly events?: Readonly<Record<string, Schema>>
  /** Errors of its own; `commonErrors` adds those that its shape brings along. */
  readonly errors: readonly ErrorCode[]
  /** Waits for a model, builds a PDF or erases a journal, so that the client is patient with it. */
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

/** The errors that an endpoint can answer with because of what it is, beside its own. */
export function commonErrors(e: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['server_error', 'unavailable', 'disk_full', 'key_changed']
  codes.push('too_many_requests')
  if (e.access !== 'anyone' && e.access !== 'provider')
    codes.push('session_required', 'session_ended')
  if (typeof e.access === 'object') codes.push('subscription_required')
  if (e.params) codes.push('not_found')
  if (e.headers || e.body) codes.push('invalid_input')
  if (e.body) codes.push('unreadable_body', 'body_too_large')
  return codes
}
