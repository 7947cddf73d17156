import {
  type Cipheriv,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type Decipheriv,
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
/** A fraction of a millisecond's work. */
const SLICE_BYTES = 128 << 10
const CHANGED = 'it was changed, or it belongs to another row or person'

export interface CipherKey {
  /** 16 hex characters. */
  id: string
  bytes: Buffer
}

/** What a ciphertext belongs to. It opens only for the same binding. */
export type Binding = readonly string[]

/** version | key id | nonce | ciphertext | tag */
export function encrypt(key: CipherKey, binding: Binding, plain: Uint8Array): Buffer {
  const { head, cipher } = beginSealing(key, binding)
  // All of it: this cipher holds nothing back for the end, which only makes the tag.
  const body = cipher.update(plain)
  cipher.final()
  const sealed = Buffer.concat([head, body, cipher.getAuthTag()])
  release(body)
  return sealed
}

/** The same for many bytes, a slice in each turn of the event loop. They may not change until it resolves. */
export async function encryptInSlices(
  key: CipherKey,
  binding: Binding,
  plain: Uint8Array,
): Promise<Buffer> {
  const { head, cipher } = beginSealing(key, binding)
  const sealed = Buffer.allocUnsafeSlow(headBytes + plain.length + tagBytes)
  head.copy(sealed)
  await inSlices(plain, sealed.subarray(headBytes), cipher)
  cipher.final()
  cipher.getAuthTag().copy(sealed, sealed.length - tagBytes)
  return sealed
}

function beginSealing(key: CipherKey, binding: Binding) {
  const head = Buffer.alloc(headBytes)
  head[0] = version
  head.write(key.id, 1, 'hex')
  const nonce = pooledRandom(nonceBytes)
  nonce.copy(head, 1 + idBytes)
  const cipher = createCipheriv(algorithm, secretOf(key), nonce)
  cipher.setAAD(additionalData(key.id, binding))
  return { head, cipher }
}

async function inSlices(from: Uint8Array, to: Buffer, by: Cipheriv | Decipheriv): Promise<void> {
  for (let at = 0; at < from.length; at += SLICE_BYTES) {
    if (at > 0) await new Promise(setImmediate)
    const slice = by.update(from.subarray(at, at + SLICE_BYTES))
    slice.copy(to, at)
    release(slice)
  }
}

/** How many bytes those are that were sealed to so many. */
export function plainLength(sealed: number): number {
  return sealed - headBytes - tagBytes
}

export function decrypt(key: CipherKey, binding: Binding, sealed: Uint8Array): Buffer {
  const { body, decipher } = beginOpening(key, binding, sealed)
  try {
    // All of it: this cipher holds nothing back for the end, which only checks the tag.
    const plain = decipher.update(body)
    decipher.final()
    return plain
  } catch {
    throw new CannotOpen(CHANGED)
  }
}

/** The same for many bytes, a slice in each turn of the event loop. */
export async function decryptInSlices(
  key: CipherKey,
  binding: Binding,
  sealed: Uint8Array,
): Promise<Buffer> {
  const { body, decipher } = beginOpening(key, binding, sealed)
  const plain = Buffer.allocUnsafeSlow(body.length)
  await inSlices(body, plain, decipher)
  try {
    decipher.final()
    return plain
  } catch {
    throw new CannotOpen(CHANGED)
  }
}

function beginOpening(key: CipherKey, binding: Binding, sealed: Uint8Array) {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes.length < headBytes + tagBytes || bytes[0] !== version) {
    throw new CannotOpen('this version doesn’t know its format')
  }
  if (keyIdOf(bytes) !== key.id) throw new CannotOpen('it was encrypted with another key')
  const nonce = bytes.subarray(1 + idBytes, headBytes)
  const decipher = createDecipheriv(algorithm, secretOf(key), nonce, { authTagLength: tagBytes })
  decipher.setAAD(additionalData(key.id, binding))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  return { body: bytes.subarray(headBytes, -tagBytes), decipher }
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
