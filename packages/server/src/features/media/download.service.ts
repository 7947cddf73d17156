import { Readable } from 'node:stream'
import { type MediaPart, mediaId, mediaPart } from '@daywell/core/media'
import { AppError } from '#app-error.ts'
import { findPart, findPromised } from '#stores/media/media-parts.store.ts'
import { atPace } from './at-pace.ts'
import type { Span } from './byte-range.ts'
import type { MediaDeps } from './media-deps.ts'
import { readPart } from './read-part.service.ts'

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
