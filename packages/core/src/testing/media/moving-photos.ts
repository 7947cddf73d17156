import { type Bytes, big, join, little, type Part } from './binary.ts'

/** With its checksum, without which a browser decodes none of it. */
export function pngChunk(name: string, ...parts: readonly Part[]): Bytes {
  const content = join(...parts)
  return join(big(content.length), name, content, big(crc32(join(name, content))))
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
  }
  return (crc ^ 0xffff_ffff) >>> 0
}

export function webpChunk(name: string, content: Bytes): Bytes {
  return join(name, little(content.length), content, content.length % 2 ? [0] : [])
}

interface Size {
  readonly width?: number
  readonly height?: number
}

/** The same picture in each frame, given as one or more `IDAT`s have it. */
export function aMovingPng(
  picture: Bytes,
  {
    frames,
    extra = join(),
    header = join(big(40), big(30), [8, 2, 0, 0, 0]),
    width = 40,
    height = 30,
  }: Size & { readonly frames: number; readonly extra?: Bytes; readonly header?: Bytes },
): Bytes {
  const control = (order: number) =>
    pngChunk('fcTL', big(order), big(width), big(height), big(0, 8), big(1, 2), big(10, 2), [0, 0])
  const later = Array.from({ length: frames - 1 }, (_, n) =>
    join(control(2 * n + 1), pngChunk('fdAT', big(2 * n + 2), picture)),
  )
  return join(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', header),
    pngChunk('acTL', big(frames), big(0)),
    extra,
    control(0),
    pngChunk('IDAT', picture),
    ...later,
    pngChunk('IEND'),
  )
}

interface InWebp extends Size {
  readonly frames: number
  readonly flags?: number
  readonly inHead?: Bytes
  readonly inFrame?: Bytes
  readonly behind?: Bytes
}

/** The same picture in each frame, given as a chunk. */
export function aMovingWebp(
  picture: Bytes,
  {
    frames,
    flags = 0,
    inHead = join(),
    inFrame = join(),
    behind = join(),
    width = 40,
    height = 30,
  }: InWebp,
): Bytes {
  const size = [...little(width - 1, 3), ...little(height - 1, 3)]
  const frame = webpChunk(
    'ANMF',
    join(new Uint8Array(6), size, little(100, 3), [0], picture, inFrame),
  )
  const content = join(
    'WEBP',
    webpChunk('VP8X', join([flags | 0x02, 0, 0, 0], size, inHead)),
    webpChunk('ANIM', join(new Uint8Array(6), inHead)),
    ...new Array<Bytes>(frames).fill(frame),
    behind,
  )
  return join('RIFF', little(content.length), content)
}
