import {
  type Database,
  putMeta,
  type Reader,
  readMetaLocked,
  removeMeta,
  type Trx,
} from '#database/index.ts'
import { StartError } from '#start-error.ts'
import { readFingerprint, replaceFingerprint } from './fingerprint.ts'
import type { MasterKey } from './master-key.ts'

const atOnce = 100

/** In `meta`: the fingerprint of the key that everything is being rewrapped with. */
const ROTATING_TO = 'secret_key_rotating_to'

/**
 * Rewraps everything that the previous key still wraps. Each batch is atomic and idempotent, so that
 * several processes may do it at once, and it may be interrupted at any point: a start with both
 * keys finishes it, and a start with the new key alone sees what is left and refuses. Of two that want
 * different new keys, one is refused.
 */
export async function rewrapAll(
  database: Database,
  previous: MasterKey,
  current: MasterKey,
  whenRewrapped: (keys: number) => void = () => {},
): Promise<void> {
  if (previous.fingerprint === current.fingerprint) throw new Error('The keys are the same')
  const rewrapSome = async () => {
    const keys = await database.write(async (trx) => {
      await claimRotation(trx, current.fingerprint)
      return rewrapUserKeys(trx, previous, current)
    })
    whenRewrapped(keys)
    return keys
  }
  const rewrap = async () => {
    while ((await rewrapSome()) > 0);
    await database.write(async (trx) => {
      await claimRotation(trx, current.fingerprint)
      await rewrapSecrets(trx, previous, current)
    })
  }
  await rewrap()
  await database.write(async (trx) => {
    await claimRotation(trx, current.fingerprint)
    await replaceFingerprint(trx, previous.fingerprint, current.fingerprint)
  })
  // A race: until then a process with the previous key could still add accounts.
  await rewrap()
  await database.write((trx) => removeMeta(trx, ROTATING_TO, current.fingerprint))
}

/**
 * In each transaction that rewraps, or replaces the key's file: from here to its end no other can. It
 * takes over from a rotation that has finished, or hasn't rewrapped anything: its key may be lost.
 * Throws `StartError`.
 */
export async function claimRotation(trx: Trx, fingerprint: string): Promise<void> {
  const begun = await readMetaLocked(trx, ROTATING_TO, 'update')
  if (begun !== undefined && begun !== fingerprint && (await isUnfinished(trx, begun)))
    throw new StartError(
      `The key is being changed to another one (its fingerprint starts with ${begun.slice(0, 8)}). ` +
        'Wait until that has finished. If it was interrupted, run it again with the same new key.',
    )
  // Even where it's the same: then the row is locked, and nothing else may have changed since.
  await putMeta(trx, ROTATING_TO, fingerprint)
}

async function isUnfinished(trx: Trx, fingerprint: string): Promise<boolean> {
  if (!(await hasWrapped(trx, fingerprint))) return false
  return (await readFingerprint(trx)) !== fingerprint || hasOthers(trx, fingerprint)
}

async function hasWrapped(trx: Trx, fingerprint: string): Promise<boolean> {
  for (const table of ['user_keys', 'instance_secrets'] as const) {
    const query = trx.selectFrom(table).select('wrapped_by').where('wrapped_by', '=', fingerprint)
    if (await query.limit(1).executeTakeFirst()) return true
  }
  return false
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

/** Opens everything with a key, and says how many people's keys. Throws `StartError`. */
export async function openAll(
  read: Reader,
  current: MasterKey,
  whenOpened: (keys: number) => void,
): Promise<number> {
  let opened = 0
  for (let after = ''; ; ) {
    const rows = await read
      .selectFrom('user_keys')
      .select(['user_id', 'key_id', 'wrapped', 'wrapped_by'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(atOnce)
      .execute()
    for (const row of rows) {
      if (row.wrapped_by !== current.fingerprint) throw changedAgain()
      current.unwrapUserKey(row)
    }
    opened += rows.length
    whenOpened(rows.length)
    const last = rows.at(-1)
    if (!last) break
    after = last.user_id
  }
  const secrets = await read
    .selectFrom('instance_secrets')
    .select(['name', 'wrapped', 'wrapped_by'])
    .execute()
  for (const { name, wrapped, wrapped_by } of secrets) {
    if (wrapped_by !== current.fingerprint) throw changedAgain()
    current.unwrapSecret(name, wrapped)
  }
  return opened
}

function changedAgain(): StartError {
  return new StartError(
    'The key is being changed again by another command. Check that command’s output.',
  )
}

export async function countUserKeys(read: Reader): Promise<number> {
  const counted = read.selectFrom('user_keys').select((eb) => eb.fn.countAll<number>().as('keys'))
  return Number((await counted.executeTakeFirstOrThrow()).keys)
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
