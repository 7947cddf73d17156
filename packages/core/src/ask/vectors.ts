/** Numbers of a vector that a model gives for a text. */
export const DIMENSIONS = 384
/** A vector has length 1, and hardly any of its numbers reaches 0.31: eight bits are enough. */
const SCALE = 400

/** Quantizes a vector to a quarter of the bytes. */
export function packed(vector: ArrayLike<number>): Int8Array {
  return Int8Array.from(vector, (one) => Math.max(-127, Math.min(127, Math.round(one * SCALE))))
}

/** How alike two packed vectors are, from -1 to 1; one may be the mean of several. */
export function alike(one: Int8Array | Float32Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum / SCALE ** 2
}

/** The vectors of an entry in one array, as they are stored. */
export function inOne(vectors: readonly Int8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Int8Array(vectors.length * DIMENSIONS)
  for (const [at, vector] of vectors.entries()) whole.set(vector, at * DIMENSIONS)
  return new Uint8Array(whole.buffer)
}

/** Views of the single vectors, without a copy. */
export function apart({ buffer, byteOffset, length }: Uint8Array): Int8Array[] {
  return Array.from(
    { length: Math.floor(length / DIMENSIONS) },
    (_, at) => new Int8Array(buffer, byteOffset + at * DIMENSIONS, DIMENSIONS),
  )
}
