import { NEARLY_FULL, type StorageUse } from '@daywell/core/storage'
import type { StorageUsed } from '#stores/journal/storage-used.store.ts'

/** What one person may store; 0 means no limit. */
export type StorageQuota = StorageUsed

/** What a person stores, tracked through one unit. */
export interface StorageAccount {
  /** Counts what is about to be written, or refuses it with `storage_full` before it is. */
  claim(change: Partial<StorageUsed>): void
  /** Counts what is never refused: a deletion. */
  add(change: Partial<StorageUsed>): void
  /** To be called at the unit's end. */
  save(): Promise<void>
}

/** The share from which a person counts as near their quota. */
export function nearQuota(quota: StorageQuota): StorageUsed {
  const near = (part: keyof StorageUsed) => Math.ceil(quota[part] * NEARLY_FULL)
  return {
    entries: near('entries'),
    entryBytes: near('entryBytes'),
    versionBytes: near('versionBytes'),
    mediaBytes: near('mediaBytes'),
  }
}

/** What is used of each quota, as the person sees it. */
export function useOf(quota: StorageQuota, used: StorageUsed): StorageUse {
  const of = (part: keyof StorageUsed) => ({ used: used[part], allowed: quota[part] || null })
  return {
    entries: of('entries'),
    entryBytes: of('entryBytes'),
    versionBytes: of('versionBytes'),
    mediaBytes: of('mediaBytes'),
  }
}

/** The quota that a change would exceed. A change that only shrinks is never refused. */
export function fullPart(
  quota: StorageQuota,
  used: StorageUsed,
  change: Partial<StorageUsed>,
): keyof StorageUsed | undefined {
  const after = addUp(used, change)
  const isOver = (part: keyof StorageUsed) => quota[part] > 0 && after[part] > quota[part]
  const grown = (Object.keys(change) as (keyof StorageUsed)[]).filter(
    (part) => after[part] > used[part],
  )
  // Otherwise writing and deleting in turn would fill the disk with what waits for its 30 days. To
  // restore some of that is fine.
  const isRefill =
    grown.includes('entries') && isOver('versionBytes') && after.versionBytes >= used.versionBytes
  return grown.find(isOver) ?? (isRefill ? 'versionBytes' : undefined)
}

/** What is stored after a change. */
export function addUp(used: StorageUsed, change: Partial<StorageUsed>): StorageUsed {
  return {
    entries: used.entries + (change.entries ?? 0),
    entryBytes: used.entryBytes + (change.entryBytes ?? 0),
    versionBytes: used.versionBytes + (change.versionBytes ?? 0),
    mediaBytes: used.mediaBytes + (change.mediaBytes ?? 0),
  }
}
