import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** A piece of a file, at an address that follows from its content. */
interface Piece {
  readonly path: string
  readonly bytes: number
  readonly file: string
  readonly start: number
}

/**
 * Serves the embedding model, piece by piece, to browsers that run it themselves. It is as public as
 * the files of the app.
 */
export function serveMeaning(
  app: FastifyInstance,
  pieceAt: (path: string) => Promise<Piece | undefined>,
): void {
  app.get<{ Params: { sha256: string } }>('/meaning/:sha256', async (request, reply) => {
    const piece = await pieceAt(`/meaning/${request.params.sha256}`)
    if (!piece) return reply.callNotFound()
    const { file, start, bytes } = piece
    // Uncompressed: weights look like noise and don't shrink.
    reply
      .type('application/octet-stream')
      .header('content-length', bytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
    return reply.send(createReadStream(file, { start, end: start + bytes - 1 }))
  })
}
