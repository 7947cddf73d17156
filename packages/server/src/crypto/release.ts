/** Smaller ones are no trouble to the garbage collection. What comes over the network has 64 KB. */
const LARGE_BYTES = 32_000

/**
 * Gives the memory of large bytes back at once instead of with the next garbage collection, which
 * waits until there's much of it. No one may use them anymore, nor still be writing them anywhere.
 */
export function release(bytes: Buffer): void {
  const { buffer, length } = bytes
  // One that's shared with other bytes stays.
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === length
  if (length >= LARGE_BYTES && isAlone) buffer.transfer(0)
}
