import { type Progress, passphraseKey } from './passphrase-key.ts'
import { openChunk, sealChunk, TAG_LENGTH } from './sealed-chunk.ts'
import {
  CHUNK_SIZE,
  COST,
  HEADER_LENGTH,
  newSalt,
  readHeader,
  writeHeader,
} from './sealed-header.ts'
import { TransferFailure } from './transfer-failure.ts'

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
