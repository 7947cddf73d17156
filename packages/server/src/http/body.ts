import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { BODY_LIMIT, type Endpoint } from '@daywell/core/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import { LARGE_BODY_BYTES, type LargeBodies } from './large-body.ts'

type Done = (error: Error | null, body?: unknown) => void

/** What an endpoint wants with a body. */
export type BodyKind = 'json' | 'large' | 'raw' | 'none'

export function bodyKind({ body, rawBody, bodyLimit = 0 }: Endpoint): BodyKind {
  if (!body) return 'none'
  if (rawBody) return 'raw'
  return bodyLimit > BODY_LIMIT ? 'large' : 'json'
}

/** Sets how all routes of a scope read their bodies. */
export function readBodies(
  scope: FastifyInstance,
  kind: BodyKind,
  largeBodies?: LargeBodies,
): void {
  const large = kind === 'large' ? largeBodies : undefined
  const parseJson = jsonParser(scope, large)
  if (large) {
    scope.addHook('preParsing', async (request, reply, payload) =>
      large.receive(request, reply, payload as Readable),
    )
  }
  scope.removeAllContentTypeParsers()
  if (kind === 'none') {
    // Left alone, whatever it is: Node throws it away with the request.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
  } else if (kind === 'raw') {
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    )
  } else {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson)
    scope.addContentTypeParser('*', (_request, _payload, done) => done(unreadable()))
  }
}

function jsonParser(scope: FastifyInstance, large: LargeBodies | undefined) {
  const parse = scope.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, bytes: Buffer, done: Done): void => {
    const { endpoint } = request.routeOptions.config
    if (bytes.length === 0) done(null, undefined)
    else if (large && endpoint && bytes.length > LARGE_BODY_BYTES)
      large.read(endpoint, bytes, request).then((body) => done(null, body), done)
    // Decoding would put another character for each broken byte, and so change what was written.
    else if (!isUtf8(bytes)) done(unreadable())
    else parse(request, bytes.toString('utf8'), done)
  }
}

function unreadable(): AppError {
  return new AppError('unreadable_body')
}
