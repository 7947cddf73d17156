import { ascii, byteAt, tagAt, u32 } from './bytes.ts'
import { type CleanRecording, type FileSource, type Patch, patched, unclean } from './pieces.ts'

const EMPTY_COMMENTS: readonly (readonly [head: string, comments: Uint8Array<ArrayBuffer>])[] = [
  ['OpusHead', ascii('OpusTags\0\0\0\0\0\0\0\0')],
  ['\x01vorbis', ascii('\x03vorbis\0\0\0\0\0\0\0\0\x01')],
]
const BEGINS_STREAM = 2

/** How far a stream of packets has been read. */
interface Stream {
  readonly comments: Uint8Array<ArrayBuffer>
  packet: number
  /** Of the comments, in bytes. */
  written: number
}

/**
 * An Ogg file with Opus or Vorbis whose comments are zeros; pages keep their length and get their
 * checksum anew.
 */
export async function cleanOgg(source: FileSource): Promise<CleanRecording> {
  const patches: Patch[] = []
  const streams = new Map<number, Stream>()
  let at = 0
  while (at < source.size) {
    const head = await source.read(at, at + MAX_HEAD_BYTES)
    const isCutOff = head.length < HEAD_BYTES || pageAt(head, at).to > source.size
    // As far as it came, it's whole.
    if (isCutOff && hasSound(streams)) break
    if (isCutOff) unclean('A page is cut off')
    const page = pageAt(head, at)
    const bytes = await source.read(at, page.to)
    if (page.beginsStream) streams.set(page.serial, streamOf(bytes.subarray(page.from - at)))
    const stream = streams.get(page.serial) ?? unclean('A stream has no beginning')
    if (stream.packet < 2) patches.push(...scrubPage(Uint8Array.from(bytes), page, stream))
    at = page.to
  }
  if (!hasSound(streams)) unclean('It has no sound')
  return { pieces: patched(at, patches), hasPictures: false }
}

function scrubPage(
  bytes: Uint8Array<ArrayBuffer>,
  { laces, at }: ReturnType<typeof pageAt>,
  stream: Stream,
): Patch[] {
  return emptyComments(bytes, laces, stream) ? [{ at, with: withChecksum(bytes) }] : []
}

function hasSound(streams: ReadonlyMap<number, Stream>): boolean {
  return streams.size > 0 && [...streams.values()].every(({ packet }) => packet > 1)
}

const HEAD_BYTES = 27
const MAX_HEAD_BYTES = HEAD_BYTES + 255

function pageAt(head: Uint8Array, at: number) {
  if (tagAt(head, 0) !== 'OggS') unclean('It isn’t a page')
  const laces = head.subarray(HEAD_BYTES, HEAD_BYTES + byteAt(head, 26))
  const from = at + HEAD_BYTES + laces.length
  const to = from + laces.reduce((sum, lace) => sum + lace, 0)
  const beginsStream = (byteAt(head, 5) & BEGINS_STREAM) !== 0
  return { serial: u32(head, 14), beginsStream, laces, at, from, to }
}

function streamOf(body: Uint8Array): Stream {
  const known = EMPTY_COMMENTS.find(([head]) => tagAt(body, 0, head.length) === head)
  if (!known) return unclean('It is neither Opus nor Vorbis')
  return { comments: known[1], packet: 0, written: 0 }
}

/** The comments are the second packet, which may go over many pages. Returns whether any are here. */
function emptyComments(page: Uint8Array, laces: Uint8Array, stream: Stream): boolean {
  let at = HEAD_BYTES + laces.length
  let isChanged = false
  for (const lace of laces) {
    if (stream.packet === 1) {
      for (let index = 0; index < lace; index++) {
        page[at + index] = byteAt(stream.comments, stream.written++)
      }
      isChanged = true
    }
    at += lace
    if (lace < 255) stream.packet += 1
  }
  return isChanged
}

function withChecksum(page: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  page.fill(0, 22, 26)
  let sum = 0
  for (const byte of page) sum = (sum << 8) ^ (CRC[((sum >>> 24) ^ byte) & 0xff] ?? 0)
  new DataView(page.buffer).setUint32(22, sum >>> 0, true)
  return page
}

const CRC = Int32Array.from({ length: 256 }, (_, index) => {
  let sum = index << 24
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
  return sum
})
