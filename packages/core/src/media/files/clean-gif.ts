import { byteAt, tagAt } from './bytes.ts'
import type { MovingPhoto } from './pieces.ts'

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** The applications that say how often it repeats. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/**
 * Leaves the frames, their times and the loop of a GIF, and no comments, captions, data of
 * applications, or anything behind its end. Undefined if it's damaged.
 */
export function cleanGif(file: Uint8Array): MovingPhoto | undefined {
  const pieces: Uint8Array[] = []
  let frames = 0
  let at = 13 + tableBytes(byteAt(file, 10))
  pieces.push(file.subarray(0, at))
  while (at < file.length) {
    const kind = file[at]
    if (kind === TRAILER) {
      pieces.push(file.subarray(at, at + 1))
      return frames > 0 ? { pieces, frames } : undefined
    }
    const end = endOfBlock(file, at)
    if (end === undefined) return undefined
    if (kind === IMAGE) frames += 1
    if (kind === IMAGE || isPartOfFrames(file, at)) pieces.push(file.subarray(at, end))
    at = end
  }
  return undefined
}

function isPartOfFrames(file: Uint8Array, at: number): boolean {
  const label = byteAt(file, at + 1)
  if (label !== APPLICATION) return label === GRAPHIC_CONTROL
  // Three bytes with the count, and the end: longer ones may hold something else.
  return LOOPS.includes(tagAt(file, at + 3, 11)) && file[at + 14] === 3 && file[at + 18] === 0
}

function endOfBlock(file: Uint8Array, at: number): number | undefined {
  if (file[at] === EXTENSION) return endOfData(file, at + 2)
  if (file[at] !== IMAGE) return undefined
  return endOfData(file, at + 10 + tableBytes(byteAt(file, at + 9)) + 1)
}

/** Data comes in pieces of up to 255 bytes, and a piece of none ends it. */
function endOfData(file: Uint8Array, start: number): number | undefined {
  let at = start
  while (at < file.length) {
    const length = byteAt(file, at)
    at += length + 1
    if (length === 0) return at
  }
  return undefined
}

function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}
