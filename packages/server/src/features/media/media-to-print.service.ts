import type { MediaPart, StoredMedia } from '@daywell/core/media'
import { findMedia } from '#stores/media/media.store.ts'
import type { MediaDeps } from './media-deps.ts'
import { readPart } from './read-part.service.ts'

/** What another area reads of a person's photos and recordings, one at a time. */
export function mediaToPrintService({ database, keyring, store }: MediaDeps) {
  const { read } = database
  return {
    async find(userId: string, id: string): Promise<StoredMedia | undefined> {
      return findMedia(read, await keyring.userKey(read, userId), id)
    },

    /** All bytes of a whole part, of which the caller knows that there's room for them. */
    async read(
      userId: string,
      {
        id,
        part,
        bytes,
      }: { readonly id: string; readonly part: MediaPart; readonly bytes: number },
    ): Promise<Uint8Array> {
      const key = await keyring.userKey(read, userId)
      const pieces: Buffer[] = []
      const of = { mediaId: id, part }
      for await (const piece of readPart({ read, store, key }, of, { from: 0, to: bytes }))
        pieces.push(piece)
      return Buffer.concat(pieces)
    },
  }
}
