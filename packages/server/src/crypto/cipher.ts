import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { pooledRandom } from '#database/new-id.ts'
import { release } from './release.ts'

const algorithm = 'aes-256-gcm'
const version = 1
const idBytes = 8
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + idBytes + nonceBytes

export interface CipherKey {
  /** 16 hex characters. */
  id: string
  bytes: Buffer
}

/** What a ciphertext belongs to. It opens only for the same binding. */
export type Binding = readonly string[]

/** version | key id | nonce | ciphertext | tag */
export function encrypt(key: CipherKey, binding: Binding, plain: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes)
  head[0] = version
  head.write(key.id, 1, 'hex')
  const nonce = pooledRandom(nonceBytes)
  nonce.copy(head, 1 + idBytes)
  const cipher = createCipheriv(algorithm, secretOf(key), nonce)
  cipher.setAAD(additionalData(key.id, binding))
  // All of it: this cipher holds nothing back for the end, which only makes the tag.
  const body = cipher.update(plain)
  cipher.final()
  const sealed = Buffer.concat([head, body, cipher.getAuthTag()])
  release(body)
  return sealed
}

/** How many bytes those are that were sealed to so many. */
export function plainLength(sealed: number): number {
  return sealed - headBytes - tagBytes
}

export function decrypt(key: CipherKey, binding: Binding, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes.length < headBytes + tagBytes || bytes[0] !== version) {
    throw new CannotOpen('this version doesn’t know its format')
  }
  if (keyIdOf(bytes) !== key.id) throw new CannotOpen('it was encrypted with another key')
  const nonce = bytes.subarray(1 + idBytes, headBytes)
  const decipher = createDecipheriv(algorithm, secretOf(key), nonce, { authTagLength: tagBytes })
  decipher.setAAD(additionalData(key.id, binding))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    // All of it: this cipher holds nothing back for the end, which only checks the tag.
    const plain = decipher.update(bytes.subarray(headBytes, -tagBytes))
    decipher.final()
    return plain
  } catch {
    throw new CannotOpen('it was changed, or it belongs to another row or person')
  }
}

const secrets = new WeakMap<Buffer, KeyObject>()

/** Node would make this of the bytes at every call, which takes longer than the encryption. */
function secretOf({ bytes }: CipherKey): KeyObject {
  const known = secrets.get(bytes)
  if (known) return known
  const secret = createSecretKey(bytes)
  secrets.set(bytes, secret)
  return secret
}

function keyIdOf(sealed: Buffer): string {
  return sealed.toString('hex', 1, 1 + idBytes)
}

export function newCipherKey(): CipherKey {
  return { id: randomBytes(idBytes).toString('hex'), bytes: randomBytes(32) }
}

/** What is stored under this key can't be decrypted. Says why, and nothing of what it holds. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
  constructor(reason: string) {
    super(`Couldn’t decrypt a value: ${reason}`)
  }
}

/** JSON keeps the parts apart, whatever they hold. */
function additionalData(keyId: string, binding: Binding): Buffer {
  return Buffer.from(JSON.stringify([version, keyId, ...binding]))
}
