import type { Trx } from '#database/index.ts'
import type { StorageUsed } from '#stores/journal/storage-used.store.ts'
import { addStorage } from '#stores/journal/storage-used.store.ts'
import { storageFull } from './storage-full.ts'
import { addUp, fullPart, type StorageAccount, type StorageQuota } from './storage-quota.ts'

/** `before`: what the person stores as the unit begins. */
export function openStorage(
  trx: Trx,
  userId: string,
  quota: StorageQuota,
  before: StorageUsed,
): StorageAccount {
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
        mediaBytes: used.mediaBytes - before.mediaBytes,
      }),
  }
}
