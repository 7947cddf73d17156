import { readHalves } from './half.ts'

/** `d3`: changes of three bits with a step for each row; `q8`: whole numbers likewise. */
type Kind = 'f16' | 'q8' | 'd2' | 'd3' | 'd4'

interface Tensor {
  readonly name: string
  readonly kind: Kind
  readonly shape: readonly number[]
  readonly from: number
}

/** What training wrote: changes of the sentence model, and the layers that read its vectors. */
export interface TrainedFile {
  readonly maxTokens: number
  /** What a vector of length 1 is multiplied by. */
  readonly scale: number
  readonly situations: readonly string[]
  readonly intents: readonly string[]
  /** `none` and the concerns of the safety check; absent where no layer reads them. */
  readonly concerns?: readonly string[]
  readonly tensors: readonly Tensor[]
  has(name: string): boolean
  /** The numbers of a tensor; of `d` kinds, the changes. */
  numbers(name: string): Float32Array
}

const MAGIC = 'DWCORE1\n'

export function readTrained(bytes: Uint8Array): TrainedFile {
  // A copy, so that the numbers in it are aligned.
  const file = new Uint8Array(bytes)
  const magic = lettersOf(file.subarray(0, MAGIC.length))
  if (magic !== MAGIC) throw new Error('These aren’t trained weights')
  const headLength = new DataView(file.buffer).getUint32(MAGIC.length, true)
  const start = MAGIC.length + 4
  const head = JSON.parse(lettersOf(file.subarray(start, start + headLength)))
  const data = file.subarray(start + headLength)
  const byName = new Map((head.tensors as Tensor[]).map((tensor) => [tensor.name, tensor]))
  return {
    ...(head as Omit<TrainedFile, 'numbers' | 'has'>),
    has: (name) => byName.has(name),
    numbers(name) {
      const tensor = byName.get(name)
      if (!tensor) throw new Error(`The trained weights lack ${name}`)
      return numbersOf(tensor, data)
    },
  }
}

function numbersOf({ kind, shape, from }: Tensor, data: Uint8Array): Float32Array {
  const count = shape.reduce((product, size) => product * size, 1)
  const halves = (length: number) =>
    readHalves(new Uint16Array(data.buffer, data.byteOffset + from, length))
  if (kind === 'f16') return halves(count)
  const [rows = 1] = shape
  const steps = halves(rows)
  const codes = data.subarray(from + rows * 2)
  const numbers =
    kind === 'q8' ? wholeNumbers(codes, count) : changes(codes, count, Number(kind[1]))
  steps.forEach((step, row) => {
    const end = ((row + 1) * count) / rows
    for (let at = (row * count) / rows; at < end; at++) numbers[at] = (numbers[at] as number) * step
  })
  return numbers
}

function wholeNumbers(codes: Uint8Array, count: number): Float32Array {
  return Float32Array.from(new Int8Array(codes.buffer, codes.byteOffset, count))
}

/** Eight codes lie in as many bytes as each has bits, the first one lowest. */
function changes(codes: Uint8Array, count: number, bits: number): Float32Array {
  const numbers = new Float32Array(count)
  const mask = (1 << bits) - 1
  const middle = 2 ** (bits - 1) - 0.5
  let held = 0
  let inHand = 0
  for (let at = 0, next = 0; at < count; at++) {
    if (inHand < bits) {
      held |= (codes[next++] as number) << inHand
      inHand += 8
    }
    numbers[at] = (held & mask) - middle
    held >>>= bits
    inHand -= bits
  }
  return numbers
}

/** Text of plain letters. */
export const lettersOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
