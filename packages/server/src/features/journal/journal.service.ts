import { entryPages } from '#stores/journal/journal-pages.store.ts'
import { readStorage, readStorageTotals } from '#stores/journal/storage-used.store.ts'
import { deleteEntryService } from './delete-entry.service.ts'
import type { JournalDeps } from './journal-deps.ts'
import { revisionsService } from './revisions.service.ts'
import { saveEntryService } from './save-entry.service.ts'
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

    async list(userId: string) {
      return entryPages(database.read, await keyring.userKey(database.read, userId))
    },
  }
}

export type JournalService = ReturnType<typeof journalService>
