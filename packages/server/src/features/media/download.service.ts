import { Readable } from 'node:stream'
import { type MediaPart, mediaId, mediaPart } from '@daywell/core/media'
import { AppError } from '#app-error.ts'
import type { Pace } from '#concurrency/transfer-pace.ts'
import { release } from '#crypto/index.ts'
import { findPart, findPromised } from '#stores/media/media-parts.store.ts'
import type { Span } from './byte-range.ts'
import type { MediaDeps } from './media-deps.ts'
import { readPart } from './read-part.service.ts'

/** Handed to the line in each turn of the event loop. */
const SLICE_BYTES = 128 << 10

/** Reading whole parts. */
export function downloadService({ database, keyring, store, pace }: MediaDeps) {
  return {
    /** What isn't whole, or isn't this person's, isn't there. */
    async findWhole(userId: string, asked: { readonly id: string; readonly part: string }) {
      const of = { mediaId: asked.id, part: asked.part as MediaPart }
      if (!mediaId.safeParse(asked.id).success || !mediaPart.safeParse(asked.part).success)
        throw new AppError('not_found')
      const found = await findPart(database.read, userId, of)
      if (!found?.isWhole) throw new AppError('not_found')
      const key = await keyring.userKey(database.read, userId)
      const promised = await findPromised(database.read, key, of)
      if (!promised) throw new AppError('not_found')
      const { type, bytes, sha256 } = promised
      const reading = { read: database.read, store, key }
      /** `isTaken` tells whether the line has taken all that it was given. */
      const stream = (span: Span, isTaken: () => boolean) =>
        Readable.from(atPace(readPart(reading, of, span), pace, isTaken), {
          objectMode: false,
          highWaterMark: 1,
        })
      return { type, bytes, sha256, stream }
    },
  }
}

/**
 * The first piece doesn't wait: a thumbnail is no more than that. The memory of a piece is given
 * back once the line has taken it. The garbage collection would wait until there's 100 MB of it.
 */
async function* atPace(
  pieces: AsyncIterable<Buffer>,
  pace: Pace,
  isTaken: () => boolean,
): AsyncGenerator<Buffer> {
  let isFirst = true
  let sent: Buffer[] = []
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += SLICE_BYTES) {
      const slice = piece.subarray(at, at + SLICE_BYTES)
      // The stream has handed on every earlier slice by the next turn of the event loop.
      await ((isFirst ? undefined : pace(slice.length)) ?? new Promise(setImmediate))
      if (isTaken()) {
        for (const earlier of sent) release(earlier)
        sent = []
      }
      yield slice
    }
    isFirst = false
    sent.push(piece)
  }
}
