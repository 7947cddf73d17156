import { hkdfSync } from 'node:crypto'
import type { Tables } from '#database/index.ts'
import { type CipherKey, decrypt, encrypt, newCipherKey } from './cipher.ts'
import { UserKey } from './user-key.ts'

type WrappedUserKey = Pick<Tables['user_keys'], 'user_id' | 'key_id'> & { wrapped: Buffer }

/** Made from the secret key. Wraps what opens the people's words; never touches a word itself. */
export interface MasterKey {
  /** Tells keys apart without giving anything of them away. */
  readonly fingerprint: string
  wrapUserKey(userId: string, keyId: string, key: Buffer): Buffer
  unwrapUserKey(row: WrappedUserKey): Buffer
  wrapSecret(name: string, secret: Uint8Array): Buffer
  unwrapSecret(name: string, wrapped: Buffer): Buffer
}

export function masterKey(secretKey: string): MasterKey {
  const fingerprint = derive(secretKey, 'fingerprint', 16).toString('hex')
  const key: CipherKey = {
    id: fingerprint.slice(0, 16),
    bytes: derive(secretKey, 'wrapping', 32),
  }
  return {
    fingerprint,
    wrapUserKey: (userId, keyId, bytes) => encrypt(key, ['user_keys', userId, keyId], bytes),
    unwrapUserKey: (row) => decrypt(key, ['user_keys', row.user_id, row.key_id], row.wrapped),
    wrapSecret: (name, secret) => encrypt(key, ['instance_secrets', name], secret),
    unwrapSecret: (name, wrapped) => decrypt(key, ['instance_secrets', name], wrapped),
  }
}

/** A new person's key, and the row in which it is kept. */
export function newUserKey(master: MasterKey, userId: string, now: number) {
  const key = newCipherKey()
  const row = {
    user_id: userId,
    key_id: key.id,
    wrapped: master.wrapUserKey(userId, key.id, key.bytes),
    wrapped_by: master.fingerprint,
    created_at: now,
  }
  return { key: new UserKey(userId, key), row }
}

function derive(secretKey: string, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'daywell', `daywell ${purpose} v1`, length))
}
