import type { Keyring } from '@daywell/server/src/crypto/index.ts'
import type { Database } from '@daywell/server/src/database/index.ts'
import { median } from './client.ts'
import { worked } from './loop.ts'

/** Milliseconds that JSON.stringify takes for all entries of a person at once. */
export async function stringifyAll({ read }: Database, keyring: Keyring, userId: string) {
  const key = await keyring.userKey(read, userId)
  const rows = await read
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .where('user_id', '=', userId)
    .execute()
  const list = rows.map(({ id, sealed }) =>
    JSON.parse(key.open({ table: 'entries', row: id }, sealed).toString()),
  )
  const times = Array.from({ length: 5 }, () => {
    const start = worked()
    const text = JSON.stringify(list)
    return { ms: worked() - start, bytes: text.length }
  })
  return { ms: median(times.map(({ ms }) => ms)), bytes: times[0]?.bytes ?? 0 }
}
