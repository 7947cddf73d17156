import { scrypt } from '@noble/hashes/scrypt.js'
import { normalPassphrase } from './passphrase.ts'
import {
  CHUNK_SIZE,
  COST,
  HEADER_LENGTH,
  type HeaderFacts,
  newSalt,
  readHeader,
  writeHeader,
} from './sealed-header.ts'
import { TransferFailure } from './transfer-failure.ts'

const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** A chunk's file, index, and whether it's the last one. */
interface ChunkPlace {
  readonly header: Uint8Array<ArrayBuffer>
  readonly number: number
  readonly isLast: boolean
}

/** No nonce is used twice: each file has its own key, and each chunk its number. */
function parameters({ header, number, isLast }: ChunkPlace): AesGcmParams {
  const iv = new Uint8Array(NONCE_LENGTH)
  const view = new DataView(iv.buffer)
  view.setUint32(NONCE_LENGTH - 5, number)
  view.setUint8(NONCE_LENGTH - 1, isLast ? 1 : 0)
  return { name: 'AES-GCM', iv, additionalData: header, tagLength: TAG_LENGTH * 8 }
}

function sealChunk(key: CryptoKey, place: ChunkPlace, content: ArrayBuffer) {
  return crypto.subtle.encrypt(parameters(place), key, content)
}

/** Authenticated: returns the content only if it's what was sealed, at the same position. */
async function openChunk(key: CryptoKey, place: ChunkPlace, sealed: ArrayBuffer) {
  try {
    return await crypto.subtle.decrypt(parameters(place), key, sealed)
  } catch (cause) {
    throw new TransferFailure('damaged', cause)
  }
}

const KEY_LENGTH = 32

interface PassphraseKey {
  readonly key: CryptoKey
  readonly check: Uint8Array<ArrayBuffer>
}

/** Called with the share that is done, from 0 to 1. */
type Progress = (done: number) => void

/** Derives a key from a passphrase. Slow on purpose, and blocks the thread. */
async function passphraseKey(
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

export interface Watching {
  /** The key comes first, and takes about as long whatever the size. */
  readonly onKey?: Progress
  readonly onContent?: Progress
}

/** Encrypts bytes with a passphrase, as docs/decisions/028-the-encrypted-file.md describes. */
export async function seal(
  content: Blob,
  passphrase: string,
  { onKey, onContent }: Watching = {},
  { cost, chunkSize } = { cost: COST, chunkSize: CHUNK_SIZE },
): Promise<Blob> {
  const salt = newSalt()
  const { key, check } = await passphraseKey(passphrase, { salt, cost }, onKey)
  const header = await writeHeader({ cost, chunkSize, salt, check })
  const sealed: Blob[] = []
  for (const { bytes, ...place } of chunks(content, chunkSize)) {
    const part = await sealChunk(key, { header, ...place }, await read(bytes))
    // As a Blob, which the browser may keep on disk, so that long content isn't in memory twice.
    sealed.push(new Blob([part]))
    onContent?.(place.done)
  }
  return new Blob([header, ...sealed], { type: 'application/octet-stream' })
}

/** Decrypts a file: all of it, verified, or an error. */
export async function unseal(
  file: Blob,
  passphrase: string,
  { onKey, onContent }: Watching = {},
): Promise<Blob> {
  const header = new Uint8Array(await read(file.slice(0, HEADER_LENGTH)))
  const { chunkSize, check: expected, ...facts } = await readHeader(header)
  const { key, check } = await passphraseKey(passphrase, facts, onKey)
  if (check.some((byte, n) => expected[n] !== byte)) throw new TransferFailure('wrong-passphrase')
  const opened: Blob[] = []
  for (const { bytes, ...place } of chunks(file.slice(HEADER_LENGTH), chunkSize + TAG_LENGTH)) {
    const part = await openChunk(key, { header, ...place }, await read(bytes))
    // Only empty content has an empty chunk.
    if (part.byteLength === 0 && place.number > 0) throw new TransferFailure('damaged')
    opened.push(new Blob([part]))
    onContent?.(place.done)
  }
  return new Blob(opened)
}

function* chunks(blob: Blob, size: number) {
  const count = Math.max(1, Math.ceil(blob.size / size))
  for (let number = 0; number < count; number += 1) {
    const bytes = blob.slice(number * size, (number + 1) * size)
    yield { bytes, number, isLast: number === count - 1, done: (number + 1) / count }
  }
}

function read(blob: Blob): Promise<ArrayBuffer> {
  return blob.arrayBuffer().catch((cause: unknown) => {
    throw new TransferFailure('out-of-reach', cause)
  })
}
