import { AppError } from '#app-error.ts'
import type { Trx } from '#database/index.ts'
import {
  addUp,
  isFull,
  type StorageAccount,
  type StorageQuota,
  type StorageUsed,
} from './storage-quota.ts'
import { addStorage, readStorage } from './storage-used.store.ts'

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
      if (isFull(quota, used, change)) throw new AppError('storage_full')
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
