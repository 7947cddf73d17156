import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Endpoint } from '@daywell/core/contract'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { AppError } from '#app-error.ts'
import { noteCall } from '#concurrency/calls-seen.ts'
import type { Config } from '#config.ts'
import { readBodies } from './body.ts'
import { boundConnections, closeQuietConnections } from './connections.ts'
import { errorBody, sendError } from './errors.ts'
import { headersFor, pathOf, type SecurityHeaders, securityHeaders } from './headers.ts'
import { type LogStream, logOptions, logRequest } from './logs/logs.ts'
import { checkHowReached } from './reached.ts'
import { methodsAt } from './unknown-path.ts'
import type { PageAnswer } from './web/web-files.ts'

/** Long enough for a full sync over a slow line, short enough not to wait for ever. */
const REQUEST_TIMEOUT_MS = 60_000

export interface ServerDeps {
  readonly config: Config
  readonly clock: () => number
  readonly contract: readonly Endpoint[]
  /** Answers a path that is not of the API; absent: there are only those. */
  readonly page?: PageAnswer | undefined
  readonly logStream?: LogStream | undefined
}

const CLIENT_ERROR_STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const noCompiler = () => {
  throw new Error('Requests and answers are described in the contract, not by JSON schemas')
}
/** Fastify would load two compilers for JSON schemas, a quarter of all code at start. */
const NO_COMPILERS = { buildValidator: () => noCompiler, buildSerializer: () => noCompiler }

/** The HTTP server with everything that holds for every request; routes come later. */
export function createServer({
  config,
  clock,
  contract,
  page,
  logStream,
}: ServerDeps): FastifyInstance {
  const headers = securityHeaders(config)
  const app = fastify({
    logger: logOptions({ level: config.logLevel, clock, stream: logStream }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIds(config.trustProxy !== undefined),
    trustProxy: trusted(config.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    schemaController: { compilersFactory: NO_COMPILERS },
    // A request that still comes in while the server stops is answered like any other.
    return503OnClosing: false,
    clientErrorHandler: clientErrorAnswer(headers.api),
    frameworkErrors: (error, request, reply) => {
      introduce(headers, request, reply)
      sendError(error, request, reply)
      logRequest(request, reply)
    },
  })
  app.decorateRequest('session', undefined)
  app.decorateRequest('errorCode', undefined)
  app.decorateRequest('largeBody', undefined)
  // Hooks that have nothing to wait for say so at once: a promise each adds up on every call.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.transfers) noteCall()
    introduce(headers, request, reply)
    done()
  })
  checkHowReached(app, config)
  readBodies(app, 'none')
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(contract, pathOf(request.url))
    if (allowed.length === 0) return page?.(request, reply) ?? sendError(notFound(), request, reply)
    reply.header('allow', allowed.join(', '))
    return sendError(new AppError('method_not_allowed'), request, reply)
  })
  // Node would answer an unknown expectation itself, without a body.
  app.server.on('checkExpectation', app.routing)
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
  boundConnections(app.server)
  closeQuietConnections(app)
  return app
}

/** What every answer carries, whatever becomes of the request. */
function introduce(headers: SecurityHeaders, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headersFor(headers, request))
  reply.header('x-request-id', request.id)
}

function notFound(): AppError {
  return new AppError('not_found')
}

function trusted(proxies: Config['trustProxy']) {
  if (proxies === undefined) return false
  return proxies === 'nearest' ? (_address: string, hop: number) => hop === 0 : [...proxies]
}

/** Answers what was not HTTP enough to become a request, in the shape of every other error. */
function clientErrorAnswer(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const status = CLIENT_ERROR_STATUSES[error.code ?? ''] ?? 400
    const body = JSON.stringify(errorBody(new AppError('bad_request')))
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  }
}

/** Follows a request through proxy and log; one that comes from outside is taken from a proxy only. */
function requestIds(behindProxy: boolean) {
  return ({ headers }: IncomingMessage): string => {
    const given = headers['x-request-id']
    const usable = behindProxy && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given)
    return usable ? given : randomUUID()
  }
}
