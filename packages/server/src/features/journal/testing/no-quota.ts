import type { StorageQuota } from '../storage-quota.ts'

/** No limit for anyone. */
export const NO_QUOTA: StorageQuota = { entries: 0, entryBytes: 0, versionBytes: 0, mediaBytes: 0 }
