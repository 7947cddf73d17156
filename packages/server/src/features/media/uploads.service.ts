import type { MediaPart } from '@daywell/core/media'
import { AppError } from '#app-error.ts'
import { createSemaphore, TooBusy } from '#concurrency/semaphore.ts'
import { lockOpenAccount } from '#stores/accounts/open-account.store.ts'
import {
  countPieces,
  findPart,
  findUpload,
  resetUpload,
  type Upload,
} from '#stores/media/media-parts.store.ts'
import { type Append, appendService } from './append.service.ts'
import type { MediaDeps, Sender } from './media-deps.ts'
import { dropPieces } from './pieces.service.ts'

/** Bounds the memory: each holds a piece, and the same bytes sealed. */
const APPENDS = { maxRunning: 8, maxWaiting: 200, maxWaitMs: 30_000 }
/** Of one person. */
const MAX_WAITING = 20
/** A client that sends them in crumbs would fill the tables. */
const MAX_PIECES = 10_000
const CRUMBS = 'These bytes came in too many small pieces. Please begin again with larger ones.'

/** Uploads of parts, which go on where they stopped. */
export function uploadsService(deps: MediaDeps) {
  const { database, clock, store } = deps
  const append = appendService(deps)
  const limited = createSemaphore(APPENDS)
  const underWay = new Set<string>()

  const find = async (userId: string, upload: string) => {
    const found = await findUpload(database.read, userId, upload)
    if (!found) throw new AppError('not_found')
    return found
  }

  return {
    find,

    /** The upload of a declared part: the one under way, if there is one. */
    async open(
      userId: string,
      { id, part, bytes }: { id: string; part: MediaPart; bytes: number },
    ): Promise<Upload> {
      const found = await findPart(database.read, userId, { mediaId: id, part })
      if (!found) throw new AppError('not_found')
      if (found.bytes !== bytes)
        throw new AppError('bad_request', { sentence: `This part has ${found.bytes} bytes.` })
      return found
    },

    /** Resolves when the bytes count and survive a crash. Gives how many there are by then. */
    async append(sender: Sender, id: string, sent: Append): Promise<number> {
      const { userId } = sender
      const upload = await find(userId, id)
      if (upload.isWhole || upload.received !== sent.offset || underWay.has(id))
        throw new AppError('upload_elsewhere')
      if (sent.bytes > upload.bytes - upload.received) throw new AppError('body_too_large')
      if ((await countPieces(database.read, userId, upload)) >= MAX_PIECES)
        throw new AppError('bad_request', { sentence: CRUMBS })
      if (underWay.has(id)) throw new AppError('upload_elsewhere')
      underWay.add(id)
      const share = { name: userId, maxWaiting: MAX_WAITING }
      return limited([share], () => append(sender, upload, sent))
        .catch(orComeBack)
        .finally(() => underWay.delete(id))
    },

    /** Takes away what has come of a part, which can then be uploaded anew. */
    async terminate(userId: string, id: string): Promise<void> {
      const upload = await find(userId, id)
      if (upload.isWhole) throw new AppError('not_allowed', { sentence: 'This part is whole.' })
      const names = await database.write(async (trx) => {
        if (!(await lockOpenAccount(trx, userId))) throw new Error('The account is closed')
        return resetUpload(trx, userId, upload, clock())
      })
      await dropPieces(store, userId, names)
    },
  }
}

export type UploadsService = ReturnType<typeof uploadsService>

function orComeBack(error: unknown): never {
  if (!(error instanceof TooBusy)) throw error
  throw new AppError('too_many_requests', { retryAfter: 5, cause: error })
}
