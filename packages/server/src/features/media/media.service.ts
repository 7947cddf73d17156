import { isDeepStrictEqual } from 'node:util'
import type { MediaInfo, StoredMedia } from '@daywell/core/media'
import { AppError } from '#app-error.ts'
import { declaredBytes, findMedia, insertMedia, listMedia } from '#stores/media/media.store.ts'
import { downloadService } from './download.service.ts'
import type { MediaDeps, Sender } from './media-deps.ts'
import { mediaToPrintService } from './media-to-print.service.ts'
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

/** Idempotent. Makes room for all parts, so that an upload that has begun isn't refused later. */
function declareMedia(
  { database, keyring, clock, openStorage }: MediaDeps,
  sender: Sender,
  info: MediaInfo,
): Promise<Declared> {
  return database.write(async (trx) => {
    const storage = await openStorage(trx, sender)
    const key = await keyring.userKey(trx, sender.userId)
    const known = await findMedia(trx, key, info.id)
    if (known) {
      const { whole, ...stored } = known
      if (!isDeepStrictEqual(stored, JSON.parse(JSON.stringify(info))))
        throw new AppError('media_differs')
      return { created: false, media: known }
    }
    storage.claim({ mediaBytes: declaredBytes(info) })
    await insertMedia(trx, key, info, clock())
    await storage.save()
    return { created: true, media: { ...info, whole: [] } }
  })
}
