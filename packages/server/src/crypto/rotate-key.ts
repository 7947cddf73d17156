import type { Database } from '#database/index.ts'
import { StartError } from '#start-error.ts'
import { fingerprintDuring, readFingerprint } from './fingerprint.ts'
import { masterKey } from './master-key.ts'
import { claimRotation, countUserKeys, openAll, rewrapAll } from './rewrap.ts'
import {
  checkSecretKey,
  keepByFingerprint,
  makeKeyFile,
  newSecretKey,
  previousKeyFile,
  readKeyFile,
  readSecretKeyFile,
  replaceKeyFile,
  retirePreviousKey,
  secretKeyFile,
} from './secret-key.ts'

interface Rotation {
  readonly database: Database
  readonly dataDir: string
  /** The setting; without it the key is in its file. */
  readonly secretKey: string | undefined
  /** With the setting: where the new key is, or is created. */
  readonly newKeyFile: string | undefined
  readonly progress: (what: string, done: number, total: number) => void
}

export interface Rotated {
  /** People's keys that the new key opens. */
  readonly keys: number
  readonly newKeyFile: string
  /** The file with the old key; with the setting there is none. */
  readonly oldKeyFile: string | undefined
}

/**
 * Wraps everything with a new key while processes run, and opens all of it again. It can be
 * interrupted at any point: running it again continues with the same new key, and so does a start
 * where the key is in its file. Throws `StartError`.
 */
export async function rotateKey(rotation: Rotation): Promise<Rotated> {
  const { database, dataDir, secretKey, newKeyFile, progress } = rotation
  const inForce = await readFingerprint(database.read)
  if (inForce === undefined)
    throw new StartError('No key is in use yet: no one has signed up. There’s nothing to change.')
  const keys =
    secretKey === undefined
      ? await swapFiles(database, dataDir)
      : await readBoth(secretKey, newKeyFile, inForce)
  const [previous, current] = [masterKey(keys.old), masterKey(keys.new)]
  const total = await countUserKeys(database.read)
  let done = 0
  await rewrapAll(database, previous, current, (more) => {
    done += more
    progress('Rewrapping', done, total)
  })
  let opened = 0
  const open = openAll(database.read, current, (more) => {
    opened += more
    progress('Verifying', opened, total)
  })
  const result = { keys: await open, newKeyFile: keys.file }
  if (secretKey !== undefined) return { ...result, oldKeyFile: undefined }
  if ((await readSecretKeyFile(dataDir)) !== keys.new)
    throw new StartError(`The key in ${keys.file} was replaced in the meantime. Run this again.`)
  return { ...result, oldKeyFile: await retirePreviousKey(dataDir, keys.old) }
}

interface KeyPair {
  readonly old: string
  readonly new: string
  /** Where the new one is. */
  readonly file: string
}

/**
 * Puts a new key into the file and keeps the old one beside it, or finds a rotation that was
 * interrupted. The transaction keeps others out while the files change: of several processes, one
 * replaces the key, and the others continue with it or are refused.
 */
async function swapFiles(database: Database, dataDir: string): Promise<KeyPair> {
  const file = secretKeyFile(dataDir)
  const made = newSecretKey()
  return database.write(async (trx) => {
    const { kept, begun } = await readFiles(dataDir)
    const next = begun === undefined ? made : kept
    await claimRotation(trx, masterKey(next).fingerprint)
    const now = await readFiles(dataDir)
    if (now.kept !== kept || now.begun !== begun)
      throw new StartError('The key was being changed at the same time. Run this again.')
    const inForce = await fingerprintDuring(trx)
    if (begun !== undefined) {
      refuseOthers(inForce, [begun, kept])
      return { old: begun, new: kept, file }
    }
    refuseOthers(inForce, [kept])
    for (const key of [kept, made]) await keepByFingerprint(dataDir, key)
    await replaceKeyFile(previousKeyFile(dataDir), kept)
    await replaceKeyFile(file, made)
    return { old: kept, new: made, file }
  })
}

/** The key, and the one before it if a rotation has begun. */
async function readFiles(dataDir: string) {
  const kept = await readSecretKeyFile(dataDir)
  if (kept === undefined)
    throw new StartError(`There’s no key in ${secretKeyFile(dataDir)}, and SECRET_KEY isn’t set.`)
  const previous = await readKeyFile(previousKeyFile(dataDir))
  return { kept, begun: previous === kept ? undefined : previous }
}

function refuseOthers(inForce: string | undefined, keys: readonly string[]): void {
  if (keys.some((key) => masterKey(key).fingerprint === inForce)) return
  throw new StartError(
    'The key doesn’t fit this database. Check DATABASE_URL and DATA_DIR, and set SECRET_KEY to the ' +
      'key you’ve been using.',
  )
}

async function readBoth(
  secretKey: string,
  newKeyFile: string | undefined,
  inForce: string,
): Promise<KeyPair> {
  if (newKeyFile === undefined)
    throw new StartError(
      'SECRET_KEY is set, so Daywell can’t replace it. Add --new-key-file FILE: Daywell reads ' +
        'the new key from that file, or creates it.',
    )
  const made = checkSecretKey(await makeKeyFile(newKeyFile), newKeyFile)
  if (made === secretKey)
    throw new StartError(`${newKeyFile} contains the key that’s already in SECRET_KEY.`)
  refuseOthers(inForce, [secretKey, made])
  return { old: secretKey, new: made, file: newKeyFile }
}
