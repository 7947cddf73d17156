import { link, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/index.ts'
import { StartError } from '#start-error.ts'
import { readFingerprint } from './fingerprint.ts'
import { masterKey } from './master-key.ts'
import { countUserKeys, openAll, rewrapAll } from './rewrap.ts'
import {
  checkSecretKey,
  makeKeyFile,
  previousKeyFile,
  readKeyFile,
  readSecretKeyFile,
  retirePreviousKey,
  secretKeyFile,
  syncFolder,
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
  const keys =
    secretKey === undefined ? await swapFiles(dataDir) : await readBoth(secretKey, newKeyFile)
  const [previous, current] = [masterKey(keys.old), masterKey(keys.new)]
  const inForce = await readFingerprint(database.read)
  if (inForce !== previous.fingerprint && inForce !== current.fingerprint)
    throw new StartError(
      inForce === undefined
        ? 'No key is in use yet: no one has signed up. There’s nothing to change.'
        : 'The key doesn’t fit this database. Set SECRET_KEY to the key that you used so far.',
    )
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
  return { ...result, oldKeyFile: await retirePreviousKey(dataDir, previous.fingerprint) }
}

interface KeyPair {
  readonly old: string
  readonly new: string
  /** Where the new one is. */
  readonly file: string
}

/** Puts a new key into the file and keeps the old one beside it. Idempotent until it's finished. */
async function swapFiles(dataDir: string): Promise<KeyPair> {
  const [file, previous] = [secretKeyFile(dataDir), previousKeyFile(dataDir)]
  const next = join(dataDir, 'secret.key.next')
  const kept = await readSecretKeyFile(dataDir)
  if (kept === undefined)
    throw new StartError(`There’s no key in ${file}, and SECRET_KEY isn’t set.`)
  const begun = await readKeyFile(previous)
  if (begun !== undefined && begun !== kept) return { old: begun, new: kept, file }
  const made = await makeKeyFile(next)
  if (begun === undefined) await link(file, previous)
  await syncFolder(dataDir)
  await rename(next, file)
  await syncFolder(dataDir)
  return { old: kept, new: made, file }
}

async function readBoth(secretKey: string, newKeyFile: string | undefined): Promise<KeyPair> {
  if (newKeyFile === undefined)
    throw new StartError(
      'SECRET_KEY is set, so Daywell can’t replace it. Add --new-key-file FILE: the new key is ' +
        'read from there, or created.',
    )
  const made = checkSecretKey(await makeKeyFile(newKeyFile), newKeyFile)
  if (made === secretKey) throw new StartError(`${newKeyFile} holds the key that is in SECRET_KEY.`)
  return { old: secretKey, new: made, file: newKeyFile }
}
