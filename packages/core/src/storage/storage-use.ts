import * as z from 'zod/mini'

const amount = z.int().check(z.nonnegative())

/** What a person uses of one quota; `allowed` is null if there is no limit. */
const useOfQuota = z.object({ used: amount, allowed: z.nullable(amount) })

/** What a person stores on the server, quota by quota. */
export const storageUse = z.object({
  entries: useOfQuota,
  entryBytes: useOfQuota,
  /** Of earlier versions, and of entries in Recently deleted. */
  versionBytes: useOfQuota,
  /** Of photos and recordings. */
  mediaBytes: useOfQuota,
})

export type UseOfQuota = z.infer<typeof useOfQuota>
export type StorageUse = z.infer<typeof storageUse>

/** The share of a quota from which on its person is warned and its operator sees them counted. */
export const NEARLY_FULL = 0.9

export function isNearlyFull({ used, allowed }: UseOfQuota): boolean {
  return allowed !== null && used >= allowed * NEARLY_FULL
}
