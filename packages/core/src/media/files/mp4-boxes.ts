import { tagAt, u32, u64 } from './bytes.ts'
import { unclean } from './pieces.ts'

/** A box of an MP4 or QuickTime file, with its places in what was read. */
export interface Box {
  readonly type: string
  readonly at: number
  /** Where its content begins. */
  readonly from: number
  readonly to: number
}

interface Within {
  readonly at: number
  readonly end: number
}

export function boxAt(bytes: Uint8Array, within: Within): Box {
  const box = promisedBoxAt(bytes, within) ?? unclean('A box is cut off')
  if (box.to < box.from || box.to > within.end) unclean('A box is longer than what it is in')
  return box
}

/** As long as the file says, which may be longer than what's there. */
export function promisedBoxAt(bytes: Uint8Array, { at, end }: Within): Box | undefined {
  if (end - at < 8 || bytes.length - at < 8) return undefined
  const short = u32(bytes, at)
  const isLong = short === 1
  if (isLong && bytes.length - at < 16) return undefined
  const size = isLong ? u64(bytes, at + 8) : short || end - at
  return { type: tagAt(bytes, at + 4), at, from: at + (isLong ? 16 : 8), to: at + size }
}

export function boxesIn(index: Uint8Array, parent: Box): Box[] {
  const boxes: Box[] = []
  // QuickTime may end a list with four zeros.
  for (let at = parent.from; parent.to - at >= 8; ) {
    const box = boxAt(index, { at, end: parent.to })
    boxes.push(box)
    at = box.to
  }
  return boxes
}

export function childOf(
  index: Uint8Array,
  parent: Box,
  ...path: readonly string[]
): Box | undefined {
  let box: Box | undefined = parent
  for (const type of path) box = box && boxesIn(index, box).find((child) => child.type === type)
  return box
}
