import {
  type Database,
  insertMeta,
  type Reader,
  readMeta,
  readMetaLocked,
  replaceMeta,
  type Trx,
} from '#database/index.ts'

const key = 'secret_key_fingerprint'

/** The fingerprint of the key that the people's keys are wrapped with; the key is nowhere here. */
export function readFingerprint(read: Reader): Promise<string | undefined> {
  return readMeta(read, key)
}

/** The same inside a unit that writes with the key: it doesn't change until the unit has ended. */
export function fingerprintDuring(trx: Trx): Promise<string | undefined> {
  return readMetaLocked(trx, key, 'share')
}

/** Several processes may do this at once: the first one's fingerprint stays, and is the answer. */
export async function keepFirstFingerprint(
  database: Database,
  fingerprint: string,
): Promise<string> {
  return database.write(async (trx) => {
    await insertMeta(trx, key, fingerprint)
    return (await readFingerprint(trx)) ?? fingerprint
  })
}

export function replaceFingerprint(trx: Trx, before: string, after: string): Promise<void> {
  return replaceMeta(trx, key, { before, after })
}
