import { heads } from './labels.ts'
import { BUCKET_BITS } from './reading/features.ts'
import { netShape } from './shape.ts'

/**
 * The trained weights, quantized for a file. Arrays have one number per head unless stated
 * otherwise.
 */
export interface Weights {
  readonly header: WeightsHeader
  /** The known buckets, ascending. */
  readonly buckets: Uint32Array
  /** The rarity of each bucket, in steps of 0.05. */
  readonly rarity: Uint8Array
  /** For each bucket a weight per head, in steps of `scale`. */
  readonly linear: Int8Array
  readonly net: Net
  /**
   * The joining layer: per head a weight for each score of both models, and for each of their
   * probabilities.
   */
  readonly joining: { readonly weight: Float32Array; readonly bias: Float32Array }
}

/** The weights of the convolutional net. */
export interface Net {
  /** Which words are known, by `numberOf`. */
  readonly words: Uint32Array
  /** For each word its vector, in steps of its own; the first is for unknown words. */
  readonly vectors: Int8Array
  readonly steps: Float32Array
  /** By width: for each filter a weight per word position and vector component. */
  readonly filters: Float32Array
  readonly filterBias: Float32Array
  /** A weight per head for each filter, then for each component of the mean word vector. */
  readonly out: Float32Array
  readonly bias: Float32Array
}

/** The JSON header of the file. */
interface WeightsHeader {
  readonly version: 2
  /** How many words the net knows. */
  readonly words: number
  readonly scale: readonly number[]
  readonly bias: readonly number[]
  /** The score above which a head counts as present. */
  readonly threshold: readonly number[]
  /** Calibration from score to probability: slope and shift of a logistic curve. */
  readonly slope: readonly number[]
  readonly shift: readonly number[]
  /** The probability above which four of five predictions are right, on held-out texts. */
  readonly sureFrom: readonly number[]
}

export const RARITY_STEP = 20
const MAGIC = 'DAYWELL EMOTIONS'
const HEAD = MAGIC.length + 4 + 4

/** Parses a weights file; refuses any other. */
export function weightsFrom(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = lettersOf(bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC || bytes.length < HEAD) throw new Error('These are no weights for emotions')
  let at = HEAD + view.getUint32(MAGIC.length, true)
  const count = view.getUint32(MAGIC.length + 4, true)
  const header: WeightsHeader = JSON.parse(lettersOf(bytes.subarray(HEAD, at)))
  const lengths = lengthsOf(count, header.words)
  if (header.version !== 2 || bytes.length < at + sum(lengths) + count)
    throw new Error('These weights are for another version, or cut off')
  const parts = lengths.map((length) => {
    at += length
    return new Uint8Array(bytes.subarray(at - length, at)).buffer
  }) as [Bytes, Bytes, Bytes, Bytes, ...NetParts]
  const [rarity, linear, weight, bias, ...net] = parts
  return {
    header,
    rarity: new Uint8Array(rarity),
    linear: new Int8Array(linear),
    joining: { weight: new Float32Array(weight), bias: new Float32Array(bias) },
    net: netFrom(net),
    buckets: fromGaps(bytes.subarray(at), count),
  }
}

/** Serializes weights for `weightsFrom`. */
export function weightsBytes({
  header,
  buckets,
  rarity,
  linear,
  joining,
  net,
}: Weights): Uint8Array {
  const json = bytesOf(JSON.stringify(header))
  const parts = [
    json,
    rarity,
    linear,
    joining.weight,
    joining.bias,
    net.words,
    net.vectors,
    net.steps,
    net.filters,
    net.filterBias,
    net.out,
    net.bias,
    toGaps(buckets),
  ]
  const bytes = new Uint8Array(HEAD + sum(parts.map(({ byteLength }) => byteLength)))
  const view = new DataView(bytes.buffer)
  bytes.set(bytesOf(MAGIC))
  view.setUint32(MAGIC.length, json.length, true)
  view.setUint32(MAGIC.length + 4, buckets.length, true)
  let at = HEAD
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

type Bytes = ArrayBuffer
type NetParts = [Bytes, Bytes, Bytes, Bytes, Bytes, Bytes, Bytes]

function netFrom([words, vectors, steps, filters, filterBias, out, bias]: NetParts): Net {
  return {
    words: new Uint32Array(words),
    vectors: new Int8Array(vectors),
    steps: new Float32Array(steps),
    filters: new Float32Array(filters),
    filterBias: new Float32Array(filterBias),
    out: new Float32Array(out),
    bias: new Float32Array(bias),
  }
}

/** The byte length of each section, in file order. */
function lengthsOf(buckets: number, words: number): number[] {
  const { dims, filters, widths } = netShape
  return [
    buckets,
    buckets * heads.count,
    4 * heads.count * heads.count * 4,
    heads.count * 4,
    words * 4,
    (words + 1) * dims,
    (words + 1) * 4,
    sum(widths) * filters * dims * 4,
    widths.length * filters * 4,
    (widths.length * filters + dims) * heads.count * 4,
    heads.count * 4,
  ]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** ASCII only, as in the header. */
const lettersOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** Delta encoding of ascending numbers, seven bits to a byte. */
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
