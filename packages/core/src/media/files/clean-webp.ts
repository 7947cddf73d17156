import { ascii, byteAt, tagAt, u32 } from './bytes.ts'
import type { MovingPhoto } from './pieces.ts'

const EXTENDED = 'VP8X'
const EXTENDED_BYTES = 10
const LOOP_BYTES = 6
const FRAME = 'ANMF'
const FRAME_HEAD_BYTES = 16
const OF_FRAME = ['ALPH', 'VP8 ', 'VP8L']
const HEAD_BYTES = 12
/** Of all that a file may say that it has, transparency and movement stay. */
const [TRANSPARENT, MOVING] = [0x10, 0x02]

/** Whether a WebP says that it moves. */
export function isMovingWebp(head: Uint8Array): boolean {
  return tagAt(head, HEAD_BYTES) === EXTENDED && (byteAt(head, 20) & MOVING) !== 0
}

/** Leaves the frames of a moving WebP, their times and the loop. Undefined if it's damaged. */
export function cleanWebp(file: Uint8Array): MovingPhoto | undefined {
  const end = 8 + u32(file, 4, true)
  const chunks = end > file.length ? undefined : chunksIn(file, HEAD_BYTES, end)
  if (!chunks) return undefined
  const kept: Uint8Array[] = []
  let frames = 0
  for (const chunk of chunks) {
    const cleaned = cleanChunk(file, chunk)
    if (!cleaned) return undefined
    kept.push(...cleaned)
    if (chunk.name === FRAME) frames += 1
  }
  if (frames === 0) return undefined
  const pieces = [ascii('RIFF'), little(4 + lengthOf(kept)), ascii('WEBP'), ...kept]
  return { pieces, frames }
}

function cleanChunk(file: Uint8Array, { name, from, to }: Chunk): Uint8Array[] | undefined {
  switch (name) {
    case EXTENDED: {
      const content = file.slice(from, from + EXTENDED_BYTES)
      content.set([byteAt(content, 0) & (TRANSPARENT | MOVING), 0, 0, 0])
      return chunkOf(name, [content])
    }
    case 'ANIM':
      return chunkOf(name, [file.subarray(from, Math.min(to, from + LOOP_BYTES))])
    case FRAME: {
      const head = file.subarray(from, from + FRAME_HEAD_BYTES)
      const inside = chunksIn(file, from + FRAME_HEAD_BYTES, to)
      const kept = inside?.filter((one) => OF_FRAME.includes(one.name))
      if (!kept || kept.length === 0) return undefined
      const pictures = kept.flatMap((one) => chunkOf(one.name, [file.subarray(one.from, one.to)]))
      return chunkOf(name, [head, ...pictures])
    }
    default:
      return []
  }
}

interface Chunk {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Undefined if one of them is cut off. */
function chunksIn(file: Uint8Array, start: number, end: number): Chunk[] | undefined {
  const chunks: Chunk[] = []
  for (let at = start; at + 8 <= end; ) {
    const from = at + 8
    const to = from + u32(file, at + 4, true)
    if (to > end) return undefined
    chunks.push({ name: tagAt(file, at), from, to })
    at = to + ((to - from) % 2)
  }
  return chunks
}

/** Each has an even length; a byte that fills it up isn't counted. */
function chunkOf(name: string, content: readonly Uint8Array[]): Uint8Array[] {
  const length = lengthOf(content)
  const filler = new Uint8Array(length % 2)
  return [ascii(name), little(length), ...content, filler]
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

function little(value: number): Uint8Array {
  return Uint8Array.from([0, 8, 16, 24], (shift) => Math.floor(value / 2 ** shift) % 256)
}
