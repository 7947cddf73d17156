import type { Trx } from '#database/index.ts'
import type { StorageUsed } from '#stores/journal/storage-used.store.ts'
import { addStorage, readStorage } from '#stores/journal/storage-used.store.ts'
import { storageFull } from './storage-full.ts'
import { addUp, fullPart, type StorageAccount, type StorageQuota } from './storage-quota.ts'

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
      if (full) throw storageFull(full, { used: used[full], allowed: quota[full] })
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
