import { tagAt, u32 } from './bytes.ts'
import type { MovingPhoto } from './pieces.ts'

/** The chunks of frames, and the most bytes of each: longer ones may hold something else. */
const KEPT: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  acTL: 8,
  fcTL: 26,
  IDAT: Number.POSITIVE_INFINITY,
  fdAT: Number.POSITIVE_INFINITY,
  IEND: 0,
}
const SIGNATURE_BYTES = 8

/** Whether a PNG says that it moves, which it does before its first frame. */
export function isMovingPng(head: Uint8Array): boolean {
  for (const { name } of chunksOf(head)) {
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

/** Leaves the frames of a moving PNG, their times and the loop. Undefined if it's damaged. */
export function cleanPng(file: Uint8Array): MovingPhoto | undefined {
  const pieces = [file.subarray(0, SIGNATURE_BYTES)]
  let frames = 0
  for (const { name, length, at, to } of chunksOf(file)) {
    if (to > file.length) return undefined
    if (length <= (KEPT[name] ?? -1)) pieces.push(file.subarray(at, to))
    if (name === 'fcTL') frames += 1
    if (name === 'IEND') return frames > 0 && length === 0 ? { pieces, frames } : undefined
  }
  return undefined
}

function* chunksOf(file: Uint8Array) {
  for (let at = SIGNATURE_BYTES; at + 12 <= file.length; ) {
    const length = u32(file, at)
    const to = at + 12 + length
    yield { name: tagAt(file, at + 4), length, at, to }
    at = to
  }
}
