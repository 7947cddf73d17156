import { nextUpdatedAt } from '@daywell/core/journal'
import { AppError } from '#app-error.ts'
import type { Database } from '#database/index.ts'
import { takeStamps } from '#stores/accounts/stamps.store.ts'
import { replaceVersion, sealVersion } from '#stores/journal/entry-versions.store.ts'
import { deletedPages } from '#stores/journal/journal-pages.store.ts'
import { findKnown } from '#stores/journal/known-entry.store.ts'
import { purgeSome } from '#stores/journal/purge.store.ts'
import { applyDeletion, type Deletion } from './apply-deletion.service.ts'
import { storageChange } from './apply-version.service.ts'
import type { JournalDeps, Writer } from './journal-deps.ts'
import { openStorage } from './storage-account.service.ts'

/** SYNC-34: how long the words of a deleted entry stay. */
export const RECENTLY_DELETED_MS = 30 * 24 * 60 * 60 * 1000

/** Deleting, Recently deleted, and what happens afterward. */
export function deleteEntryService({ database, keyring, clock, quota }: JournalDeps) {
  return {
    async remove(writer: Writer, { id, deletedAt }: Deletion): Promise<void> {
      const { userId, ...from } = writer
      await database.write(async (trx) => {
        const now = clock()
        const { last: stamp, used } = await takeStamps(trx, writer, now)
        const key = await keyring.userKey(trx, userId)
        const known = await findKnown(trx, key, id)
        if (known?.stored.state !== 'alive') throw new AppError('entry_not_found')
        const { entry } = known.stored
        const storage = openStorage(trx, userId, quota, used)
        const writing = { trx, key, now, stamp, storage, replaced: [], ...from }
        const wins = await applyDeletion(writing, { id, deletedAt }, known)
        // SYNC-28: the entry was edited after that.
        if (wins === 'nothing') throw new AppError('stale', { entry })
        await storage.save()
      })
    },

    async listDeleted(userId: string) {
      return deletedPages(database.read, await keyring.userKey(database.read, userId))
    },

    /** Brings an entry back. It counts as edited now, so that no older deletion takes it again. */
    restore: ({ userId, sessionId }: Writer, id: string): Promise<Buffer> =>
      database.write(async (trx) => {
        const now = clock()
        const { last: changedAt, used } = await takeStamps(trx, { userId, sessionId }, now)
        const key = await keyring.userKey(trx, userId)
        const known = await findKnown(trx, key, id)
        if (known?.stored.state !== 'deleted') throw new AppError('entry_not_found')
        const { entry, deletedAt } = known.stored
        const updatedAt = nextUpdatedAt(Math.max(now, deletedAt + 1), entry)
        const version = sealVersion(key, { ...entry, updatedAt })
        const storage = openStorage(trx, userId, quota, used)
        storage.claim(storageChange(known, version.bytes))
        await replaceVersion(trx, version, { changedAt, sitting: '' })
        await storage.save()
        return version.json
      }),

    /** SYNC-34, SYNC-41: ends the days of Recently deleted for all whose time has come. */
    purge: (stopped?: AbortSignal) =>
      purgeDeletedBefore(database, clock() - RECENTLY_DELETED_MS, stopped),
  }
}

/** Says how many entries are gone. */
export async function purgeDeletedBefore(
  database: Pick<Database, 'write'>,
  before: number,
  stopped?: AbortSignal,
  whenPurged: (entries: number) => void = () => {},
): Promise<number> {
  let purged = 0
  while (!stopped?.aborted) {
    const some = await database.write((trx) => purgeSome(trx, before))
    purged += some.purged
    whenPurged(purged)
    if (some.isOver) break
  }
  return purged
}
