import type { UserKey } from '#crypto/index.ts'
import type { Reader } from '#database/index.ts'
import type { PieceStore } from '#pieces/piece-store.ts'
import { listPieces, type Upload } from '#stores/media/media-parts.store.ts'
import type { Span } from './byte-range.ts'
import { readPiece } from './pieces.service.ts'

interface Reading {
  readonly read: Reader
  readonly store: PieceStore
  readonly key: UserKey
}

const PIECES_AT_ONCE = 50

/** The bytes of a part, each piece read when it's asked for. Throws where one is missing. */
export async function* readPart(
  { read, store, key }: Reading,
  of: Pick<Upload, 'mediaId' | 'part'>,
  { from, to }: Span,
): AsyncGenerator<Buffer> {
  let at = from
  while (at < to) {
    const page = await listPieces(read, key.userId, of, { from: at, limit: PIECES_AT_ONCE })
    if (page.length === 0) throw new Error('Pieces of a photo or recording are missing')
    for (const piece of page) {
      if (at >= to) return
      if (piece.position > at) throw new Error('A piece of a photo or recording is missing')
      const bytes = await readPiece(store, key, of, piece)
      yield bytes.subarray(at - piece.position, to - piece.position)
      at = piece.position + piece.bytes
    }
  }
}
