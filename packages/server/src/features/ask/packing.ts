import { DIMENSIONS } from '@daywell/core/ask'

/** The vectors of an entry one after the other, as they are sealed. */
export function inOne(vectors: readonly Int8Array[]): Buffer {
  return Buffer.concat(
    vectors.map(({ buffer, byteOffset, length }) => Buffer.from(buffer, byteOffset, length)),
  )
}

export function apart(bytes: Buffer): Int8Array[] {
  const whole = Int8Array.from(bytes, (byte) => (byte << 24) >> 24)
  return Array.from({ length: Math.floor(whole.length / DIMENSIONS) }, (_, at) =>
    whole.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS),
  )
}
