/** Numbers of a vector that a model gives for a text. */
export const DIMENSIONS = 384
/** A vector has length 1, and hardly any of its numbers reaches 0.31: eight bits are enough. */
const SCALE = 400

/** A vector in a fourth of the bytes. */
export function packed(vector: ArrayLike<number>): Int8Array {
  return Int8Array.from(vector, (one) => Math.max(-127, Math.min(127, Math.round(one * SCALE))))
}

/** How alike two packed vectors are, from -1 to 1. */
export function alike(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] as number) * (other[at] as number)
  return sum / SCALE ** 2
}
