import { heads } from './labels.ts'
import { BUCKET_BITS } from './reading/features.ts'

/** What was learnt, as numbers that fit into a file. One number per head where nothing is said. */
export interface Weights {
  readonly told: WeightsTold
  /** The buckets that are known, rising. */
  readonly buckets: Uint32Array
  /** How rare each of them is, in steps of a twentieth. */
  readonly rarity: Uint8Array
  /** For each bucket a number per head, in steps of `scale`. */
  readonly linear: Int8Array
}

/** What stands readable at the head of the file. */
interface WeightsTold {
  readonly version: 1
  readonly scale: readonly number[]
  readonly bias: readonly number[]
  /** A score from which on a head counts as seen. */
  readonly threshold: readonly number[]
  /** From a score to how likely it is: slope and shift of a logistic curve. */
  readonly slope: readonly number[]
  readonly shift: readonly number[]
  /** The likelihood from which on at least four of five are right, on texts that were kept apart. */
  readonly sureFrom: readonly number[]
}

export const RARITY_STEP = 20
const MAGIC = 'DAYWELL EMOTIONS'
const HEAD = MAGIC.length + 4 + 4

/** Reads weights; a file that is none of ours is refused. */
export function weightsFrom(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = lettersOf(bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC || bytes.length < HEAD) throw new Error('These are no weights for emotions')
  const toldLength = view.getUint32(MAGIC.length, true)
  const count = view.getUint32(MAGIC.length + 4, true)
  const told: WeightsTold = JSON.parse(lettersOf(bytes.subarray(HEAD, HEAD + toldLength)))
  const at = HEAD + toldLength
  const rarity = new Uint8Array(bytes.subarray(at, at + count))
  const linear = new Int8Array(bytes.subarray(at + count, at + count + count * heads.count))
  const buckets = fromGaps(bytes.subarray(at + count + count * heads.count), count)
  if (told.version !== 1 || linear.length !== count * heads.count)
    throw new Error('These weights are for another version, or cut off')
  return { told, buckets, rarity, linear }
}

/** Writes weights as `weightsFrom` reads them. */
export function weightsBytes({ told, buckets, rarity, linear }: Weights): Uint8Array {
  const json = bytesOf(JSON.stringify(told))
  const gaps = toGaps(buckets)
  const bytes = new Uint8Array(HEAD + json.length + rarity.length + linear.length + gaps.length)
  const view = new DataView(bytes.buffer)
  bytes.set(bytesOf(MAGIC))
  view.setUint32(MAGIC.length, json.length, true)
  view.setUint32(MAGIC.length + 4, buckets.length, true)
  bytes.set(json, HEAD)
  bytes.set(rarity, HEAD + json.length)
  bytes.set(new Uint8Array(linear.buffer), HEAD + json.length + rarity.length)
  bytes.set(gaps, bytes.length - gaps.length)
  return bytes
}

/** Plain letters only: there is nothing else in the head of the file. */
const lettersOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** Rising numbers as the steps between them, seven bits to a byte. */
function toGaps(buckets: Uint32Array): Uint8Array {
  const bytes: number[] = []
  let before = -1
  for (const bucket of buckets) {
    let gap = bucket - before
    for (; gap > 127; gap >>>= 7) bytes.push((gap & 127) | 128)
    bytes.push(gap)
    before = bucket
  }
  return Uint8Array.from(bytes)
}

function fromGaps(bytes: Uint8Array, count: number): Uint32Array {
  const buckets = new Uint32Array(count)
  let [last, at] = [-1, 0]
  for (let index = 0; index < count; index++) {
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      last += (byte & 127) << shift
      if (byte < 128) break
    }
    buckets[index] = last & ((1 << BUCKET_BITS) - 1)
  }
  return buckets
}
