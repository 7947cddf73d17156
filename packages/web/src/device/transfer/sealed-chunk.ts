import { TransferFailure } from './transfer-failure.ts'

const NONCE_LENGTH = 12
export const TAG_LENGTH = 16

/** A chunk's file, index, and whether it's the last one. */
export interface ChunkPlace {
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

export function sealChunk(key: CryptoKey, place: ChunkPlace, content: ArrayBuffer) {
  return crypto.subtle.encrypt(parameters(place), key, content)
}

/** Authenticated: returns the content only if it's what was sealed, at the same position. */
export async function openChunk(key: CryptoKey, place: ChunkPlace, sealed: ArrayBuffer) {
  try {
    return await crypto.subtle.decrypt(parameters(place), key, sealed)
  } catch (cause) {
    throw new TransferFailure('damaged', cause)
  }
}
