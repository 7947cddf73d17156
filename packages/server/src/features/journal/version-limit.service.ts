import { AppError } from '#app-error.ts'
import type { Trx } from '#database/index.ts'
import { hasVersions } from '#stores/journal/revisions.store.ts'

/** Of one entry: nine years with three sittings a day. */
export const MAX_VERSIONS = 10_000

const TOO_MANY = `This entry has ${MAX_VERSIONS.toLocaleString('en')} earlier versions, the most that this server stores for one entry. Move the entry to your device, or go on in a new one.`

/** QUOTA-04: what would replace words of an entry with too many versions is not stored. */
export async function refuseTooManyVersions(trx: Trx, entryId: string): Promise<void> {
  if (!(await hasVersions(trx, entryId, MAX_VERSIONS))) return
  throw new AppError('storage_full', { sentence: TOO_MANY, quota: 'versions' })
}
