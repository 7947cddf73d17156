import type { StorageQuota } from '../storage-quota.ts'

/** As much as anyone likes. */
export const NO_QUOTA: StorageQuota = { entries: 0, entryBytes: 0, versionBytes: 0 }
