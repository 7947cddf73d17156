import type { MediaType } from '../media-schema.ts'

/** Bytes from the start of a file that are enough to tell its type. */
export const SNIFF_BYTES = 4096

/**
 * The type of a file by its content; its name and what the browser says of it may be wrong. An MP4
 * or a WebM counts as a video until its tracks are read.
 */
export function sniffMediaType(head: Uint8Array): MediaType | undefined {
  for (const [type, fits] of SIGNATURES) if (fits(head)) return type
  return ofBrand(head)
}

type Signature = readonly [MediaType, (head: Uint8Array) => boolean]

const starts =
  (text: string, at = 0) =>
  (head: Uint8Array): boolean =>
    head.length >= at + text.length &&
    Array.from(text).every((char, index) => head[at + index] === char.charCodeAt(0))

const both =
  (...tests: readonly ((head: Uint8Array) => boolean)[]) =>
  (head: Uint8Array): boolean =>
    tests.every((fits) => fits(head))

const either =
  (...tests: readonly ((head: Uint8Array) => boolean)[]) =>
  (head: Uint8Array): boolean =>
    tests.some((fits) => fits(head))

const SIGNATURES: readonly Signature[] = [
  ['image/jpeg', starts('\xff\xd8\xff')],
  ['image/png', starts('\x89PNG\r\n\x1a\n')],
  ['image/gif', either(starts('GIF87a'), starts('GIF89a'))],
  ['image/webp', both(starts('RIFF'), starts('WEBP', 8))],
  ['audio/wav', both(starts('RIFF'), starts('WAVE', 8))],
  ['video/webm', starts('\x1a\x45\xdf\xa3')],
  ['audio/ogg', starts('OggS')],
  ['audio/flac', starts('fLaC')],
  ['audio/mpeg', either(starts('ID3'), isLayerThree)],
  ['audio/aac', isAdts],
]

/** The first eleven bits of a frame are set; the layer tells MPEG audio from ADTS. */
function isLayerThree(head: Uint8Array): boolean {
  const [sync = 0, rest = 0, rates = 0xff] = head
  const isFrame = sync === 0xff && (rest & 0xe6) === 0xe2
  return isFrame && rates >> 4 !== 0xf && (rates & 0x0c) !== 0x0c
}

function isAdts(head: Uint8Array): boolean {
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0
  return isFrame && head.length >= 7
}

const AVIF = new Set(['avif', 'avis'])
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])
const AUDIO = new Set(['M4A ', 'M4B ', 'F4A '])

/** ISO base media: an `ftyp` box with the main brand, its version, and the compatible brands. */
function ofBrand(head: Uint8Array): MediaType | undefined {
  const brands = brandsOf(head)
  if (brands.length === 0) return undefined
  if (brands.some((brand) => AVIF.has(brand))) return 'image/avif'
  if (brands.some((brand) => HEIC.has(brand))) return 'image/heic'
  const [main = ''] = brands
  if (AUDIO.has(main)) return 'audio/mp4'
  return main === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

/** The main brand, and those that the file is compatible with. */
export function brandsOf(head: Uint8Array): string[] {
  if (!starts('ftyp', 4)(head)) return []
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  return [8, ...range(16, Math.min(size, head.length, SNIFF_BYTES) - 4, 4)].map((at) =>
    tag(head, at),
  )
}

function tag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function range(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1)
  return Array.from({ length: count }, (_, index) => from + index * step)
}
