import type { Reader } from '#database/index.ts'
import { readFingerprint } from './fingerprint.ts'
import { Keyring } from './keyring.ts'
import { masterKey } from './master-key.ts'
import { hasOthers } from './rewrap.ts'
import { findKeyFor } from './secret-key.ts'

interface KeyStatus {
  readonly state: 'unused' | 'missing' | 'half-changed' | 'fits'
  /** The setting or the file, where the key was found. */
  readonly origin: string
}

interface KeyPlaces {
  readonly secretKey: string | undefined
  readonly dataDir: string
}

/** Opens people's keys, where the key at hand opens all of them. Changes nothing, and creates no key. */
export async function findKeyring(read: Reader, places: KeyPlaces): Promise<Keyring | undefined> {
  const fingerprint = await readFingerprint(read)
  if (fingerprint === undefined || (await hasOthers(read, fingerprint))) return undefined
  const found = await findKeyFor(fingerprint, places)
  return found && new Keyring(masterKey(found.secretKey))
}

/** Whether the key at hand opens a database. Changes nothing, and creates no key. */
export async function readKeyStatus(read: Reader, places: KeyPlaces): Promise<KeyStatus> {
  const fingerprint = await readFingerprint(read)
  if (fingerprint === undefined) return { state: 'unused', origin: '' }
  const found = await findKeyFor(fingerprint, places)
  if (!found) return { state: 'missing', origin: '' }
  const isHalf = await hasOthers(read, fingerprint)
  return { state: isHalf ? 'half-changed' : 'fits', origin: found.origin }
}
