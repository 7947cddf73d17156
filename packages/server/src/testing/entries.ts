import type { Entry } from '@daywell/core/journal'
import type { Keyring } from '#crypto/index.ts'
import type { Database } from '#database/index.ts'
import { takeStamps } from '#stores/accounts/stamps.store.ts'
import { insertVersion, sealVersion } from '#stores/journal/entry-versions.store.ts'
import { findKnown } from '#stores/journal/known-entry.store.ts'

/** Stores an entry of a person as it is, past all that the API would have to say. */
export async function insertEntry(
  database: Database,
  keyring: Keyring,
  userId: string,
  entry: Entry,
  now: number,
): Promise<void> {
  await database.write(async (trx) => {
    const key = await keyring.userKey(trx, userId)
    const { last: changedAt } = await takeStamps(trx, { userId }, now)
    await insertVersion(trx, sealVersion(key, entry), { changedAt, sitting: '' })
  })
}

/** An entry as it is stored; another person's is not there. */
export async function readEntry(
  { read }: Database,
  keyring: Keyring,
  userId: string,
  id: string,
): Promise<Entry | undefined> {
  const known = await findKnown(read, await keyring.userKey(read, userId), id)
  return known?.stored.state === 'alive' ? known.stored.entry : undefined
}
