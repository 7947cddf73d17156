import { scrypt } from '@noble/hashes/scrypt.js'
import { normalPassphrase } from './passphrase.ts'
import type { HeaderFacts } from './sealed-header.ts'
import { TransferFailure } from './transfer-failure.ts'

const KEY_LENGTH = 32

export interface PassphraseKey {
  readonly key: CryptoKey
  readonly check: Uint8Array<ArrayBuffer>
}

/** Called with the share that is done, from 0 to 1. */
export type Progress = (done: number) => void

/** Derives a key from a passphrase. Slow on purpose, and blocks the thread. */
export async function passphraseKey(
  passphrase: string,
  { salt, cost }: Pick<HeaderFacts, 'salt' | 'cost'>,
  onProgress: Progress = () => undefined,
): Promise<PassphraseKey> {
  if (crypto.subtle === undefined) throw new TransferFailure('no-cryptography')
  const made = Uint8Array.from(deriveKey(passphrase, { salt, cost }, onProgress))
  const secret = made.slice(0, KEY_LENGTH)
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const check = made.slice(KEY_LENGTH)
  made.fill(0)
  secret.fill(0)
  return { key, check }
}

function deriveKey(
  passphrase: string,
  { salt, cost: { logN, r, p } }: Pick<HeaderFacts, 'salt' | 'cost'>,
  onProgress: Progress,
): Uint8Array {
  try {
    const options = { N: 2 ** logN, r, p, dkLen: 2 * KEY_LENGTH, onProgress }
    return scrypt(normalPassphrase(passphrase), salt, options)
  } catch (cause) {
    if (cause instanceof RangeError) throw new TransferFailure('no-memory', cause)
    throw cause
  }
}
