import { readHalves, writeHalves } from './half.ts'
import { lettersOf, type TrainedFile } from './trained-file.ts'

type Head = Record<string, { readonly data_offsets: readonly [number, number] }>

/** The weights of the sentence model (a safetensors file) with the trained changes. */
export function tunedModel(base: Uint8Array, trained: TrainedFile): Uint8Array<ArrayBuffer> {
  const tuned = new Uint8Array(base)
  const headLength = Number(new DataView(tuned.buffer).getBigUint64(0, true))
  const head = JSON.parse(lettersOf(tuned.subarray(8, 8 + headLength))) as Head
  for (const { name, kind } of trained.tensors) {
    const place = head[name]
    if (!place) continue
    const [from, to] = place.data_offsets.map((offset) => 8 + headLength + offset)
    const bytes = tuned.slice(from, to)
    const halves = new Uint16Array(bytes.buffer)
    const numbers = trained.numbers(name)
    if (kind !== 'f16') addTo(numbers, readHalves(halves))
    writeHalves(numbers, halves)
    tuned.set(bytes, from)
  }
  return tuned
}

function addTo(changes: Float32Array, values: Float32Array): void {
  for (let at = 0; at < changes.length; at++)
    changes[at] = (changes[at] as number) + (values[at] as number)
}
