import type { Trx } from '#database/index.ts'
import { takeStamps } from '#stores/accounts/stamps.store.ts'
import { entryPages } from '#stores/journal/journal-pages.store.ts'
import { readStorage, readStorageTotals } from '#stores/journal/storage-used.store.ts'
import { deleteEntryService } from './delete-entry.service.ts'
import type { JournalDeps, Writer } from './journal-deps.ts'
import { refuseOtherLevel } from './refuse-other-level.ts'
import { revisionsService } from './revisions.service.ts'
import { saveEntryService } from './save-entry.service.ts'
import { openStorage } from './storage-account.service.ts'
import { nearQuota, useOf } from './storage-quota.ts'
import { syncService } from './sync/sync.service.ts'

/** People's entries: every way to read, write and merge them. */
export function journalService(deps: JournalDeps) {
  const { database, keyring } = deps
  return {
    ...saveEntryService(deps),
    ...deleteEntryService(deps),
    ...syncService(deps),
    revisions: revisionsService(deps),

    /** What all people store, for the operator. */
    storageTotals: () => readStorageTotals(database.read, nearQuota(deps.quota)),

    /** What the person stores, and may store: one short row. */
    storageUse: async (userId: string) =>
      useOf(deps.quota, await readStorage(database.read, userId)),

    /**
     * What belongs to entries is stored by a unit of another area: in it, this locks the person,
     * lets in what may leave their device, and counts what it takes.
     */
    async openStorage(trx: Trx, { userId, sessionId, level }: StorageOpener) {
      const { level: inForce, used } = await takeStamps(trx, { userId, sessionId }, deps.clock())
      refuseOtherLevel(inForce, { level, words: true })
      return openStorage(trx, userId, deps.quota, used)
    },

    async list(userId: string) {
      return entryPages(database.read, await keyring.userKey(database.read, userId))
    },
  }
}

type StorageOpener = Pick<Writer, 'userId' | 'sessionId' | 'level'>

export type JournalService = ReturnType<typeof journalService>
