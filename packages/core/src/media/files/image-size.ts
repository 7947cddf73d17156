import type { MediaType } from '../media-schema.ts'
import { byteAt, tagAt, u16, u32 } from './bytes.ts'

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Bytes from the start of a photo that hold its size; cameras put large previews before it. */
export const IMAGE_HEAD_BYTES = 16_000_000

/**
 * The size that a photo's header promises, read before anything is decoded: a file of a few
 * kilobytes may promise billions of pixels.
 */
export function imageSizeOf(head: Uint8Array, type: MediaType): ImageSize | undefined {
  const size = READERS[type]?.(head)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

type Reader = (head: Uint8Array) => ImageSize | undefined

const READERS: { readonly [T in MediaType]?: Reader } = {
  'image/png': (head) => ({ width: u32(head, 16), height: u32(head, 20) }),
  'image/gif': (head) => ({ width: u16(head, 6, true), height: u16(head, 8, true) }),
  'image/webp': sizeOfWebp,
  'image/jpeg': sizeOfJpeg,
  'image/avif': largestExtent,
  'image/heic': largestExtent,
}

function sizeOfWebp(head: Uint8Array): ImageSize | undefined {
  const u24 = (at: number) => u16(head, at, true) + byteAt(head, at + 2) * 65_536
  switch (tagAt(head, 12)) {
    case 'VP8X':
      return { width: u24(24) + 1, height: u24(27) + 1 }
    case 'VP8L': {
      const bits = u32(head, 21, true)
      return { width: (bits % 2 ** 14) + 1, height: (Math.floor(bits / 2 ** 14) % 2 ** 14) + 1 }
    }
    case 'VP8 ':
      return { width: u16(head, 26, true) % 2 ** 14, height: u16(head, 28, true) % 2 ** 14 }
    default:
      return undefined
  }
}

/** Tables and the like, which aren't frames though they're numbered like them. */
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc])

function sizeOfJpeg(head: Uint8Array): ImageSize | undefined {
  let at = 2
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = byteAt(head, at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker)) {
      return { width: u16(head, at + 7), height: u16(head, at + 5) }
    }
    const isFill = marker === 0xff
    at += isFill ? 1 : 2 + u16(head, at + 2)
  }
  return undefined
}

/** Of all images in the file, as a large photo is a grid of smaller ones. */
function largestExtent(head: Uint8Array): ImageSize | undefined {
  let largest: ImageSize | undefined
  for (let at = head.indexOf(0x69); at >= 0; at = head.indexOf(0x69, at + 1)) {
    if (tagAt(head, at) !== 'ispe') continue
    const size = { width: u32(head, at + 8), height: u32(head, at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
