import type { Reader } from '#database/index.ts'
import { readFingerprint } from './fingerprint.ts'
import { hasOthers } from './rewrap.ts'
import { findKeyFor } from './secret-key.ts'

interface KeyStatus {
  readonly state: 'unused' | 'missing' | 'half-changed' | 'fits'
  /** The setting or the file, where the key was found. */
  readonly origin: string
}

/** Whether the key at hand opens a database. Changes nothing, and creates no key. */
export async function readKeyStatus(
  read: Reader,
  places: { readonly secretKey: string | undefined; readonly dataDir: string },
): Promise<KeyStatus> {
  const fingerprint = await readFingerprint(read)
  if (fingerprint === undefined) return { state: 'unused', origin: '' }
  const found = await findKeyFor(fingerprint, places)
  if (!found) return { state: 'missing', origin: '' }
  const isHalf = await hasOthers(read, fingerprint)
  return { state: isHalf ? 'half-changed' : 'fits', origin: found.origin }
}
