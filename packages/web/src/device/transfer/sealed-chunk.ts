import { TransferFailure } from './transfer-failure.ts'

const NONCE_LENGTH = 12
export const TAG_LENGTH = 16

/** Where a chunk stands: in which file, at which place, and whether any follows. */
export interface ChunkPlace {
  readonly header: Uint8Array<ArrayBuffer>
  readonly number: number
  readonly isLast: boolean
}

/** No nonce is used twice: the key is that of one file, and each of its chunks has a number. */
function parameters({ header, number, isLast }: ChunkPlace): AesGcmParams {
  const iv = new Uint8Array(NONCE_LENGTH)
  const view = new DataView(iv.buffer)
  view.setUint32(NONCE_LENGTH - 5, number)
  view.setUint8(NONCE_LENGTH - 1, isLast ? 1 : 0)
  return { name: 'AES-GCM', iv, additionalData: header, tagLength: TAG_LENGTH * 8 }
}

export function sealChunk(key: CryptoKey, place: ChunkPlace, content: ArrayBuffer) {
  return crypto.subtle.encrypt(parameters(place), key, content)
}

/** Gives the content only if it is what was sealed, at the place where it was. */
export async function openChunk(key: CryptoKey, place: ChunkPlace, sealed: ArrayBuffer) {
  try {
    return await crypto.subtle.decrypt(parameters(place), key, sealed)
  } catch (cause) {
    throw new TransferFailure('damaged', cause)
  }
}
