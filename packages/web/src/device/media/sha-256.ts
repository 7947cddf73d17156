/** Up to this size `crypto.subtle` is faster; it needs all bytes in memory. */
const AT_ONCE_BYTES = 8_000_000
const PIECE_BYTES = 1_000_000

/** The SHA-256 of a file of any size, in hexadecimal, with bounded memory. */
export async function sha256Of(file: Blob, signal?: AbortSignal): Promise<string> {
  // Missing on a page served over plain HTTP.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (subtle && file.size <= AT_ONCE_BYTES) {
    return hexOf(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())))
  }
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const hash = sha256.create()
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    signal?.throwIfAborted()
    hash.update(new Uint8Array(await file.slice(start, start + PIECE_BYTES).arrayBuffer()))
  }
  return hexOf(hash.digest())
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
