import type { Readable } from 'node:stream'
import {
  type AnswerOf,
  BODY_LIMIT,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type endpoints,
  errorCodeOf,
  fieldsOf,
  type HeadersOf,
  type ParamsOf,
} from '@daywell/core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import { type BodyKind, bodyKind, readBodies } from './body.ts'
import { type Caller, callerOf } from './caller.ts'
import type { Gate } from './gate.ts'
import type { Session } from './session.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A call that was let in and whose every part keeps to the contract. */
interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly headers: HeadersOf<E>
  readonly body: BodyOf<E>
  readonly session: E['access'] extends 'anyone' | 'provider' | 'operator' ? undefined : Session
  readonly caller: Caller
}

/** A file to be saved, sent as it is made. */
interface FileAnswer {
  readonly status: 200
  readonly fileName: string
  readonly body: Readable
}

/** JSON that is ready to be sent, so that long lists are neither parsed nor held as a whole. */
interface ReadyAnswer<Status extends number> {
  readonly status: Status
  readonly json: Buffer | Readable
}

type Answer<E extends Endpoint> = E['produces'] extends 'json-file'
  ? FileAnswer
  : AnswerOf<E> | ReadyAnswer<AnswerOf<E>['status']>

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/** What answers each endpoint; one that is missing here is answered `not_built`. */
export type Handlers = { readonly [N in EndpointName]?: Handler<(typeof endpoints)[N]> }

type AnyHandler = (
  call: Call<Endpoint>,
) => Promise<{ status: number; body?: unknown; json?: Buffer | Readable; fileName?: string }>

/** Makes a route of every endpoint of the contract. */
export function addRoutes(
  app: FastifyInstance,
  contract: Readonly<Record<string, Endpoint>>,
  handlers: Handlers,
  gate: Gate,
): void {
  const byName = handlers as Readonly<Record<string, AnyHandler | undefined>>
  for (const kind of ['json', 'raw', 'none'] satisfies BodyKind[]) {
    app.register(async (scope) => {
      readBodies(scope, kind)
      for (const [name, endpoint] of Object.entries(contract)) {
        if (bodyKind(endpoint) === kind) addRoute(scope, endpoint, byName[name] ?? notBuilt, gate)
      }
    })
  }
}

function addRoute(scope: FastifyInstance, endpoint: Endpoint, handler: AnyHandler, gate: Gate) {
  scope.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
    onRequest: (request) => gate.admit(endpoint.access, request),
    handler: async (request, reply) => {
      const call = readCall(endpoint, request)
      const { status, body, json, fileName } = await handler(call).catch(async (error) => {
        throw await gate.whyFailed(error, request)
      })
      if (fileName !== undefined) asFile(reply, fileName)
      else if (json !== undefined) reply.type(JSON_TYPE)
      return reply.code(status).send(json ?? body)
    },
  })
}

function asFile(reply: FastifyReply, fileName: string): void {
  reply.type(JSON_TYPE)
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
}

function readCall(endpoint: Endpoint, request: FastifyRequest): Call<Endpoint> {
  return {
    // An id that nobody could have is one that does not exist.
    params: endpoint.params && checked(endpoint.params, request.params, 'not_found'),
    headers: endpoint.headers && checked(endpoint.headers, request.headers),
    body: endpoint.body && checked(endpoint.body, request.body === undefined ? {} : request.body),
    session: request.session as Session,
    caller: callerOf(request),
  }
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
