import { AppError } from '#app-error.ts'
import type { Trx } from '#database/index.ts'
import type { StorageUsed } from '#stores/journal/storage-used.store.ts'
import { addStorage, readStorage } from '#stores/journal/storage-used.store.ts'
import { addUp, fullPart, type StorageAccount, type StorageQuota } from './storage-quota.ts'

/** ENT-50: a deletion makes no room for these before its 30 days are over. */
const VERSIONS_FULL =
  'Your version history and deleted entries have reached their storage limit on this server. Moving entries to your device frees space right away; deleting them frees it after 30 days. Or ask the person who runs the server for more space.'

export async function openStorage(
  trx: Trx,
  userId: string,
  quota: StorageQuota,
): Promise<StorageAccount> {
  const before = await readStorage(trx, userId)
  let used = before
  const add = (change: Partial<StorageUsed>) => {
    used = addUp(used, change)
  }
  return {
    add,
    claim(change) {
      const full = fullPart(quota, used, change)
      if (full === 'versionBytes') {
        throw new AppError('storage_full', { sentence: VERSIONS_FULL, quota: 'versions' })
      }
      if (full) throw new AppError('storage_full')
      add(change)
    },
    save: () =>
      addStorage(trx, userId, {
        entries: used.entries - before.entries,
        entryBytes: used.entryBytes - before.entryBytes,
        versionBytes: used.versionBytes - before.versionBytes,
      }),
  }
}
