import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import type { Gate } from '#http/gate.ts'
import { byteRange, type Span } from './byte-range.ts'
import type { MediaService } from './media.service.ts'

type Found = Awaited<ReturnType<MediaService['findWhole']>>

/** Whole parts, to be read by the person alone. */
export function serveParts(app: FastifyInstance, media: MediaService, gate: Gate): void {
  app.route<{ Params: { id: string; part: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/media/:id/:part',
    config: { transfers: true },
    onRequest: async (request) => {
      await gate.recognise('session', request, 'read')
      await gate.admit('session', request)
    },
    handler: async (request, reply) => {
      try {
        if (!request.session) throw new AppError('session_required')
        return send(await media.findWhole(request.session.user.id, request.params), request, reply)
      } catch (error) {
        throw await gate.whyFailed(error, request)
      }
    },
  })
}

function send(found: Found, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, type } = found
  const etag = `"${found.sha256}"`
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'attachment',
  })
  if (known === etag) return reply.code(304).send()
  const part = ifRange === undefined || ifRange === etag ? byteRange(range, bytes) : undefined
  if (part === null) {
    reply.header('content-range', `bytes */${bytes}`)
    throw new AppError('range_not_satisfiable')
  }
  const span: Span = part ?? { from: 0, to: bytes }
  if (part) reply.code(206).header('content-range', `bytes ${span.from}-${span.to - 1}/${bytes}`)
  reply.type(type).header('content-length', span.to - span.from)
  return reply.send(
    request.method === 'HEAD' ? undefined : found.stream(span, () => isTaken(reply)),
  )
}

/** Nothing of the answer waits for the line anymore. */
function isTaken({ raw }: FastifyReply): boolean {
  return raw.socket?.destroyed === false && raw.writableLength === 0
}
