import { createHash, randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type CipherKey, decrypt, encrypt } from './cipher.ts'

const SALT_BYTES = 16
/** 64 MiB and a good part of a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 1024 * 1024 }
const BINDING = 'sealed with a passphrase'

export const PASSPHRASE_MIN = 12

/** Salt, then ciphertext. It opens only for the same passphrase and the same purpose. */
export async function sealWithPassphrase(
  passphrase: string,
  purpose: string,
  plain: Uint8Array,
): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyFrom(passphrase, salt)
  return Buffer.concat([salt, encrypt(key, [BINDING, purpose], plain)])
}

/** Throws `CannotOpen` where it's another passphrase, or the bytes were changed. */
export async function openWithPassphrase(
  passphrase: string,
  purpose: string,
  sealed: Uint8Array,
): Promise<Buffer> {
  const key = await keyFrom(passphrase, sealed.subarray(0, SALT_BYTES))
  return decrypt(key, [BINDING, purpose], sealed.subarray(SALT_BYTES))
}

async function keyFrom(passphrase: string, salt: Uint8Array): Promise<CipherKey> {
  const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt)
  const bytes = await derive(passphrase.normalize('NFKC'), salt, 32, COST)
  // The cipher compares ids before it opens anything. This one tells nothing but the salt.
  return { id: createHash('sha256').update(salt).digest('hex').slice(0, 16), bytes }
}
