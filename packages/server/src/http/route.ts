import type { Readable } from 'node:stream'
import {
  type AnswerOf,
  BODY_LIMIT,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type EventOf,
  type endpoints,
  errorCodeOf,
  fieldsOf,
  type HeadersOf,
  type ParamsOf,
  scopeOf,
} from '@daywell/core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import { type BodyKind, bodyKind, readBodies } from './body.ts'
import { type Caller, callerOf } from './caller.ts'
import { errorBody, refusalFor } from './errors.ts'
import { EVENT_STREAM, eventStream, type StreamEvent, wantsEvents } from './event-stream.ts'
import type { Gate } from './gate.ts'
import { goneSignal } from './gone.ts'
import { holdDuring, type LargeBodies, ValidBody } from './large-body.ts'
import type { Session } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the duration of an answer is secret: it would reveal what was answered. */
    untimed?: boolean
    /** Whether it moves many bytes, and gives way to the calls that don't. */
    transfers?: boolean
    /** The name of the endpoint in the contract. */
    endpoint?: string
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** A call that was let in and whose every part keeps to the contract. */
interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly headers: HeadersOf<E>
  readonly body: BodyOf<E>
  readonly session: E['access'] extends 'anyone' | 'provider' | 'operator' ? undefined : Session
  readonly caller: Caller
  /** Whether the caller takes the answer as a stream of events. */
  readonly wantsEvents: boolean
  /** Aborted when the caller goes before the answer is whole. */
  readonly gone: AbortSignal
}

/** A file to be saved, sent as it is made. */
interface FileAnswer {
  readonly status: 200
  readonly fileName: string
  readonly body: Readable
}

/** A document to be saved, whole. */
interface PdfAnswer {
  readonly status: 200
  readonly fileName: string
  readonly pdf: Uint8Array
}

/** JSON that is ready to be sent, so that long lists are neither parsed nor held as a whole. */
interface ReadyAnswer<Status extends number> {
  readonly status: Status
  readonly json: Buffer | Readable
}

/** An answer that is streamed event by event. */
interface StreamAnswer<E extends Endpoint> {
  readonly status: 200
  readonly events: AsyncIterable<EventOf<E>>
}

type Answer<E extends Endpoint> = E['produces'] extends 'json-file'
  ? FileAnswer
  : E['produces'] extends 'pdf'
    ? PdfAnswer
    :
        | AnswerOf<E>
        | ReadyAnswer<AnswerOf<E>['status']>
        | (E['produces'] extends 'json-or-event-stream' ? StreamAnswer<E> : never)

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/** An endpoint that reads first answers some calls to anyone, and the others past the gate. */
interface HandleInTwo<E extends Endpoint> {
  readonly beforeGate: (call: Call<E>) => Promise<Answer<E> | undefined>
  readonly handle: Handle<E>
}

type Handler<E extends Endpoint> = E['readsFirst'] extends true ? HandleInTwo<E> : Handle<E>

/** What answers each endpoint; one that is missing here is answered `not_built`. */
export type Handlers = { readonly [N in EndpointName]?: Handler<(typeof endpoints)[N]> }

interface AnyAnswer {
  status: number
  body?: unknown
  json?: Buffer | Readable
  pdf?: Uint8Array
  fileName?: string
  events?: AsyncIterable<StreamEvent>
}
type AnyHandle = (call: Call<Endpoint>) => Promise<AnyAnswer>
interface AnyHandleInTwo {
  beforeGate: (call: Call<Endpoint>) => Promise<AnyAnswer | undefined>
  handle: AnyHandle
}
type AnyHandler = AnyHandle | AnyHandleInTwo

/** Makes a route of every endpoint of the contract. */
export function addRoutes(
  app: FastifyInstance,
  contract: Readonly<Record<string, Endpoint>>,
  handlers: Handlers,
  gate: Gate,
  large: LargeBodies,
): void {
  const byName = handlers as Readonly<Record<string, AnyHandler | undefined>>
  for (const kind of ['json', 'large', 'raw', 'none'] satisfies BodyKind[]) {
    app.register(async (scope) => {
      readBodies(scope, kind, large)
      for (const [name, endpoint] of Object.entries(contract)) {
        if (bodyKind(endpoint) === kind)
          addRoute(scope, { name, endpoint }, byName[name] ?? notBuilt, gate)
      }
    })
  }
}

function addRoute(
  scope: FastifyInstance,
  { name, endpoint }: { name: string; endpoint: Endpoint },
  handler: AnyHandler,
  gate: Gate,
) {
  scope.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
    config: { untimed: endpoint.readsFirst === true, endpoint: name },
    onRequest: async (request) => {
      await gate.recognise(endpoint.access, request, scopeOf(name))
      if (typeof handler === 'function') await gate.admit(endpoint.access, request)
    },
    handler: async (request, reply) => {
      const admit = () => gate.admit(endpoint.access, request)
      const count = () => gate.count(request)
      const read = () => readCall(endpoint, request, reply)
      const answering = () =>
        typeof handler === 'object' ? inTwo(read, handler, { admit, count }) : inOne(read, handler)
      const answer = await holdDuring(request, reply, answering).catch(async (error) => {
        throw await gate.whyFailed(error, request)
      })
      return sendAnswer(answer, request, reply)
    },
  })
}

const inOne = async (read: () => Call<Endpoint>, handle: AnyHandle) => handle(read())

/** The refusal comes first, unless what was sent is answered all the same. */
async function inTwo(
  read: () => Call<Endpoint>,
  { beforeGate, handle }: AnyHandleInTwo,
  { admit, count }: { admit: () => Promise<void>; count: () => void },
): Promise<AnyAnswer> {
  const call = await orAfter(admit, async () => read())
  const answered = await orAfter(admit, () => beforeGate(call))
  if (answered) {
    count()
    return answered
  }
  await admit()
  return handle(call)
}

/** Only callers past the gate learn what went wrong. */
async function orAfter<T>(admit: () => Promise<void>, act: () => Promise<T>): Promise<T> {
  return act().catch(async (error: unknown) => {
    await admit()
    throw error
  })
}

function sendAnswer(
  { status, body, json, pdf, fileName, events }: AnyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (fileName !== undefined) asFile(reply, fileName, pdf ? 'application/pdf' : JSON_TYPE)
  else if (json !== undefined) reply.type(JSON_TYPE)
  if (!events) return reply.code(status).send(pdf ?? json ?? body)
  const lastWords = (error: unknown) => ({
    event: 'error',
    data: errorBody(refusalFor(error, request)),
  })
  // A proxy that gathers an answer before it hands it on would undo the stream.
  reply.type(EVENT_STREAM).header('x-accel-buffering', 'no')
  return reply.code(status).send(eventStream(events, lastWords))
}

function asFile(reply: FastifyReply, fileName: string, type: string): void {
  reply.type(type)
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
}

function readCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Endpoint> {
  return {
    // An impossible id is one that does not exist.
    params: endpoint.params && checked(endpoint.params, request.params, 'not_found'),
    headers: endpoint.headers && checked(endpoint.headers, request.headers),
    body: endpoint.body && bodyIn(endpoint.body, request),
    session: request.session as Session,
    caller: callerOf(request),
    wantsEvents: wantsEvents(request.headers.accept),
    // Made only for the few calls that ask for it.
    get gone() {
      return goneSignal(reply)
    },
  }
}

function bodyIn(schema: NonNullable<Endpoint['body']>, { body }: FastifyRequest): unknown {
  return body instanceof ValidBody ? body.body : checked(schema, body === undefined ? {} : body)
}

function checked(schema: NonNullable<Endpoint['body']>, sent: unknown, code?: 'not_found') {
  const result = schema.safeParse(sent)
  if (result.success) return result.data
  if (code) throw new AppError(code)
  throw new AppError(errorCodeOf(result.error), { fields: fieldsOf(result.error, sent) })
}

async function notBuilt(): Promise<never> {
  throw new AppError('not_built')
}
