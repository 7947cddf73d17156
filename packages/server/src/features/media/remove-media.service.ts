import { AppError } from '#app-error.ts'
import { lockOpenAccount } from '#stores/accounts/open-account.store.ts'
import { addStorage } from '#stores/journal/storage-used.store.ts'
import { hasUnreadTexts } from '#stores/journal/unread-media.store.ts'
import { deleteMedia, isDeclared } from '#stores/media/media.store.ts'
import { isNamed } from '#stores/media/media-uses.store.ts'
import type { MediaDeps } from './media-deps.ts'
import { dropPieces } from './pieces.service.ts'

/** What ends a photo or a recording: the person, while no text names it, or leaves. */
export function removeMediaService({ database, store, failed }: MediaDeps) {
  return {
    async remove(userId: string, id: string): Promise<void> {
      const names = await database.write(async (trx) => {
        if (!(await lockOpenAccount(trx, userId))) throw new Error('The account is closed')
        if (!(await isDeclared(trx, userId, id))) throw new AppError('not_found')
        if ((await isNamed(trx, userId, id)) || (await hasUnreadTexts(trx, userId)))
          throw new AppError('media_in_use')
        const { pieces, bytes } = await deleteMedia(trx, userId, id)
        await addStorage(trx, userId, { mediaBytes: -bytes })
        return pieces
      })
      await dropPieces(store, userId, names).catch(failed)
    },

    /** Of a closed account, whose rows may be gone already. */
    async erase(userId: string, stopped: AbortSignal): Promise<void> {
      for await (const piece of store.list(userId)) {
        if (stopped.aborted) return
        await store.delete(piece)
      }
    },
  }
}
