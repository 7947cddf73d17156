import { type Database, type Reader, readMetaShared, type Trx } from '#database/index.ts'

const key = 'secret_key_fingerprint'

/** The fingerprint of the key that the people's keys are wrapped with; the key is nowhere here. */
export async function readFingerprint(read: Reader): Promise<string | undefined> {
  const row = await read
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

/** The same inside a unit that writes with the key: it doesn't change until the unit has ended. */
export function fingerprintDuring(trx: Trx): Promise<string | undefined> {
  return readMetaShared(trx, key)
}

/** Several processes may do this at once: the first one's fingerprint stays, and is the answer. */
export async function keepFirstFingerprint(
  database: Database,
  fingerprint: string,
): Promise<string> {
  return database.write(async (trx) => {
    await trx
      .insertInto('meta')
      .values({ key, value: fingerprint })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    return (await readFingerprint(trx)) ?? fingerprint
  })
}

export async function replaceFingerprint(trx: Trx, before: string, after: string): Promise<void> {
  await trx
    .updateTable('meta')
    .set({ value: after })
    .where('key', '=', key)
    .where('value', '=', before)
    .execute()
}

export async function holdsAccounts(read: Reader): Promise<boolean> {
  return (await read.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
