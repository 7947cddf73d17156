import type { Readable } from 'node:stream'
import { mediaId, mediaPart } from '@daywell/core/media'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import type { Gate } from '#http/gate.ts'
import type { Session } from '#http/session.ts'
import type { UploadsService } from './uploads.service.ts'

const PATH = '/api/media/uploads'
const VERSION = '1.0.0'
const BODY_TYPE = 'application/offset+octet-stream'
/** So that a lost connection costs no more than this. */
const MAX_BODY_BYTES = 8_000_000
const MAX_BYTES = 2_000_000_000

/** Uploads by the protocol tus 1.0 (https://tus.io), with creation, checksum and termination. */
export function serveUploads(app: FastifyInstance, uploads: UploadsService, gate: Gate): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Streamed: the handler reads it.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.addHook('onSend', async (_request, reply) => void reply.header('tus-resumable', VERSION))

    scope.options(PATH, (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-version': VERSION,
          'tus-extension': 'creation,checksum,termination',
          'tus-checksum-algorithm': 'sha256',
          'tus-max-size': String(MAX_BYTES),
        })
        .send(),
    )
    const route = routeIn(scope, gate)

    route('POST', PATH, async (request, reply) => {
      const { upload } = await uploads.open(sessionOf(request).user.id, {
        ...readMetadata(request.headers['upload-metadata']),
        bytes: wholeNumber(request, 'upload-length'),
      })
      return reply.code(201).header('location', `${PATH}/${upload}`).send()
    })

    route('HEAD', `${PATH}/:upload`, async (request, reply) => {
      const { received, bytes } = await uploads.find(...asked(request))
      return reply
        .headers({ 'upload-offset': String(received), 'upload-length': String(bytes) })
        .send()
    })

    route('PATCH', `${PATH}/:upload`, async (request, reply) => {
      if (request.headers['content-type'] !== BODY_TYPE)
        throw new AppError('bad_request', { sentence: `The type of the bytes is ${BODY_TYPE}.` })
      const received = await uploads.append(senderOf(request), asked(request)[1], {
        offset: wholeNumber(request, 'upload-offset'),
        bytes: bodyBytes(request),
        sha256: readChecksum(request.headers['upload-checksum']),
        body: request.body as Readable,
      })
      return reply.code(204).header('upload-offset', String(received)).send()
    })

    route('DELETE', `${PATH}/:upload`, async (request, reply) => {
      await uploads.terminate(...asked(request))
      return reply.code(204).send()
    })
  })
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function routeIn(scope: FastifyInstance, gate: Gate) {
  return (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, answer: Answer) =>
    scope.route({
      method,
      url,
      config: { transfers: true },
      bodyLimit: MAX_BODY_BYTES,
      onRequest: async (request, reply) => {
        await gate.recognise('session', request, 'write')
        await gate.admit('session', request)
        if (request.headers['tus-resumable'] === VERSION) return
        reply.code(412).header('tus-version', VERSION).send()
      },
      handler: async (request, reply) =>
        answer(request, reply).catch(async (error: unknown) => {
          throw await gate.whyFailed(error, request)
        }),
    })
}

function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw new AppError('session_required')
  return session
}

function senderOf(request: FastifyRequest) {
  const { user, sessionId } = sessionOf(request)
  return { userId: user.id, sessionId, level: undefined }
}

/** Whose upload is asked for, and which. */
function asked(request: FastifyRequest): [userId: string, upload: string] {
  const { upload } = request.params as { upload: string }
  return [sessionOf(request).user.id, upload]
}

function wholeNumber({ headers }: FastifyRequest, name: string): number {
  const text = headers[name]
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text)
  throw new AppError('bad_request', { sentence: `The header ${name} must be a whole number.` })
}

function bodyBytes(request: FastifyRequest): number {
  const bytes = wholeNumber(request, 'content-length')
  if (bytes > MAX_BODY_BYTES) throw new AppError('body_too_large')
  if (bytes > 0) return bytes
  throw new AppError('bad_request', { sentence: 'There are no bytes to add.' })
}

/** Names and values in Base64, as tus says. */
function readMetadata(header: unknown) {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
  const values = new Map(pairs.map(([name = '', value = '']) => [name, fromBase64(value)]))
  const id = mediaId.safeParse(values.get('id'))
  const part = mediaPart.safeParse(values.get('part'))
  if (id.success && part.success) return { id: id.data, part: part.data }
  const sentence = 'The header upload-metadata must name the id and the part.'
  throw new AppError('bad_request', { sentence })
}

function readChecksum(header: unknown): string {
  const [, base64] = /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(String(header ?? '')) ?? []
  if (base64) return Buffer.from(base64, 'base64').toString('hex')
  const sentence = 'The header upload-checksum must be the SHA-256 of the bytes.'
  throw new AppError('bad_request', { sentence })
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString()
}
