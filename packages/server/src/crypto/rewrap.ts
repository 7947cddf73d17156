import type { Database, Reader, Trx } from '#database/index.ts'
import { replaceFingerprint } from './fingerprint.ts'
import type { MasterKey } from './master-key.ts'

const atOnce = 100

/**
 * Rewraps everything that the previous key still wraps. Each batch is atomic and idempotent, so that
 * several processes may do it at once, and it may be interrupted at any point: a start with both
 * keys finishes it, and a start with the new key alone sees what is left and refuses.
 */
export async function rewrapAll(
  database: Database,
  previous: MasterKey,
  current: MasterKey,
): Promise<void> {
  const rewrap = async () => {
    while ((await database.write((trx) => rewrapUserKeys(trx, previous, current))) > 0);
    await database.write((trx) => rewrapSecrets(trx, previous, current))
  }
  await rewrap()
  await database.write((trx) => replaceFingerprint(trx, previous.fingerprint, current.fingerprint))
  // A race: until then a process with the previous key could still add accounts.
  await rewrap()
}

async function rewrapUserKeys(trx: Trx, previous: MasterKey, current: MasterKey) {
  const rows = await trx
    .selectFrom('user_keys')
    .select(['user_id', 'key_id', 'wrapped'])
    .where('wrapped_by', '=', previous.fingerprint)
    .orderBy('user_id')
    .limit(atOnce)
    .execute()
  for (const row of rows) {
    const wrapped = current.wrapUserKey(row.user_id, row.key_id, previous.unwrapUserKey(row))
    await trx
      .updateTable('user_keys')
      .set({ wrapped, wrapped_by: current.fingerprint })
      .where('user_id', '=', row.user_id)
      .where('wrapped_by', '=', previous.fingerprint)
      .execute()
  }
  return rows.length
}

async function rewrapSecrets(trx: Trx, previous: MasterKey, current: MasterKey) {
  const rows = await trx
    .selectFrom('instance_secrets')
    .select(['name', 'wrapped'])
    .where('wrapped_by', '=', previous.fingerprint)
    .execute()
  for (const { name, wrapped } of rows) {
    const secret = previous.unwrapSecret(name, wrapped)
    await trx
      .updateTable('instance_secrets')
      .set({ wrapped: current.wrapSecret(name, secret), wrapped_by: current.fingerprint })
      .where('name', '=', name)
      .where('wrapped_by', '=', previous.fingerprint)
      .execute()
  }
}

/** True when a person's key, or a secret of the instance, is wrapped by another key than this. */
export async function hasOthers(read: Reader, fingerprint: string): Promise<boolean> {
  // The ends of an index cost the same with a million accounts; "is not" would read them all.
  const ends = await read
    .selectFrom('user_keys')
    .select(({ fn }) => [fn.min('wrapped_by').as('first'), fn.max('wrapped_by').as('last')])
    .executeTakeFirst()
  const secret = await read
    .selectFrom('instance_secrets')
    .select('wrapped_by')
    .where('wrapped_by', '!=', fingerprint)
    .limit(1)
    .executeTakeFirst()
  const found = [ends?.first, ends?.last, secret?.wrapped_by]
  return found.some((wrappedBy) => wrappedBy != null && wrappedBy !== fingerprint)
}
