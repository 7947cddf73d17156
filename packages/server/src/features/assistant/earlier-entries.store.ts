import type { Entry } from '@daywell/core/journal'
import type { UserKey } from '#crypto/index.ts'
import { prepared, type Reader } from '#database/index.ts'

/** So many of the latest entries are looked at, hidden ones included, and no more. */
const MOST = 60

/** The person's latest entries, newest first; what is deleted, or kept on a device, is not there. */
export async function latestEntries(read: Reader, key: UserKey): Promise<Entry[]> {
  const rows = await selectLatest(read, { userId: key.userId })
  return rows.map(({ id, sealed }) =>
    JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString()),
  )
}

const selectLatest = prepared(({ db }, { userId }: { readonly userId: string }) =>
  db
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST),
)
