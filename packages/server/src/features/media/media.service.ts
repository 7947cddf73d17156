import { isDeepStrictEqual } from 'node:util'
import type { MediaInfo, StoredMedia } from '@daywell/core/media'
import { AppError } from '#app-error.ts'
import {
  declaredBytes,
  deleteMedia,
  findMedia,
  insertMedia,
  isAbandoned,
  listMedia,
} from '#stores/media/media.store.ts'
import { downloadService } from './download.service.ts'
import type { MediaDeps, Sender } from './media-deps.ts'
import { mediaToPrintService } from './media-to-print.service.ts'
import { dropPieces } from './pieces.service.ts'
import { removeMediaService } from './remove-media.service.ts'
import { sweepService } from './sweep.service.ts'
import { uploadsService } from './uploads.service.ts'

/** Few enough that opening them doesn't hold anyone up. */
const PAGE_ITEMS = 200

/** People's photos and recordings. */
export function mediaService(deps: MediaDeps) {
  const { database, keyring } = deps
  return {
    ...removeMediaService(deps),
    ...sweepService(deps),
    ...downloadService(deps),
    toPrint: mediaToPrintService(deps),
    uploads: uploadsService(deps),

    async list(userId: string, after = '') {
      const key = await keyring.userKey(database.read, userId)
      const found = await listMedia(database.read, key, { after, limit: PAGE_ITEMS + 1 })
      return { media: found.slice(0, PAGE_ITEMS), more: found.length > PAGE_ITEMS }
    },

    declare: (sender: Sender, info: MediaInfo) => declareMedia(deps, sender, info),
  }
}

export type MediaService = ReturnType<typeof mediaService>

interface Declared {
  readonly created: boolean
  readonly media: StoredMedia
}

/** A device that began to upload had this long for it. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

/**
 * Idempotent. Makes room for all parts, so that an upload that has begun isn't refused later. What
 * another device declared under the same id stays, unless it never came.
 */
async function declareMedia(deps: MediaDeps, sender: Sender, info: MediaInfo): Promise<Declared> {
  const { database, keyring, clock, store, failed } = deps
  const { userId } = sender
  const { dropped, ...declared } = await database.write(async (trx) => {
    const storage = await deps.openStorage(trx, sender)
    const key = await keyring.userKey(trx, userId)
    const known = await findMedia(trx, key, info.id)
    if (known && isSame(known, info)) return { created: false, media: known, dropped: [] }
    const before = clock() - ABANDONED_MS
    if (known && !(await isAbandoned(trx, userId, { id: info.id, before })))
      throw new AppError('media_differs')
    const { pieces, bytes } = await deleteMedia(trx, userId, info.id)
    storage.add({ mediaBytes: -bytes })
    storage.claim({ mediaBytes: declaredBytes(info) })
    await insertMedia(trx, key, info, clock())
    await storage.save()
    return { created: true, media: { ...info, whole: [] }, dropped: pieces }
  })
  await dropPieces(store, userId, dropped).catch(failed)
  return declared
}

function isSame({ whole: _, ...stored }: StoredMedia, info: MediaInfo): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(info)))
}
