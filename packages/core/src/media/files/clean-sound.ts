import { ascii, byteAt, tagAt, u32 } from './bytes.ts'
import { type CleanRecording, type FileSource, type Piece, unclean } from './pieces.ts'

const MAX_TAGS = 16

/** MP3 and AAC: frames, without the tags before and behind them. */
export async function cleanFrames(source: FileSource): Promise<CleanRecording> {
  const { from, to } = await withoutTags(source)
  if (from >= to) unclean('It has no sound')
  return { pieces: [{ from, to }], hasPictures: false }
}

const STREAM_INFO = 0
const SEEK_TABLE = 3

/** FLAC: the facts of the stream and its table of places; no comments, pictures or cue sheets. */
export async function cleanFlac(source: FileSource): Promise<CleanRecording> {
  const { from, to } = await withoutTags(source)
  const kept: { readonly kind: number; readonly content: Piece; readonly length: number }[] = []
  let at = from + 4
  for (let isLast = false; !isLast; ) {
    const head = await source.read(at, at + 4)
    const length = u32(head, 0) % 2 ** 24
    if (head.length < 4 || at + 4 + length > to) unclean('A block is cut off')
    isLast = byteAt(head, 0) >= 0x80
    const kind = byteAt(head, 0) % 0x80
    const content = { from: at + 4, to: at + 4 + length }
    if (kind === STREAM_INFO || kind === SEEK_TABLE) kept.push({ kind, content, length })
    at += 4 + length
  }
  if (kept[0]?.kind !== STREAM_INFO) unclean('It has no format')
  const blocks = kept.flatMap(({ kind, content, length }, index): Piece[] => [
    Uint8Array.of(
      kind + (index === kept.length - 1 ? 0x80 : 0),
      length >> 16,
      (length >> 8) % 256,
      length % 256,
    ),
    content,
  ])
  return { pieces: [ascii('fLaC'), ...blocks, { from: at, to }], hasPictures: false }
}

const CHUNKS = ['fmt ', 'fact', 'data']

/** WAV: the format and the sound; no lists, broadcast data or tags. */
export async function cleanWav(source: FileSource): Promise<CleanRecording> {
  const pieces: Piece[] = []
  const found = new Set<string>()
  let length = 4
  for (let at = 12; at + 8 <= source.size && !found.has('data'); ) {
    const head = await source.read(at, at + 8)
    const name = tagAt(head, 0)
    // A recorder that was cut off never wrote the length of its sound.
    const end = at + 8 + u32(head, 4, true)
    const to = name === 'data' ? Math.min(end, source.size) : end
    if (to > source.size) unclean('A chunk is cut off')
    const padding = (to - at) % 2
    if (CHUNKS.includes(name)) {
      found.add(name)
      pieces.push(ascii(name), little(to - at - 8), { from: at + 8, to }, { zeros: padding })
      length += to - at + padding
    }
    at = to + padding
  }
  if (!found.has('fmt ') || !found.has('data')) unclean('It has no sound')
  return {
    pieces: [ascii('RIFF'), little(length), ascii('WAVE'), ...pieces],
    hasPictures: false,
  }
}

function little(value: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([0, 8, 16, 24], (shift) => Math.floor(value / 2 ** shift) % 256)
}

/** ID3, APE and Lyrics3 tags stand before and behind the sound, in any order. */
async function withoutTags(source: FileSource): Promise<{ from: number; to: number }> {
  let [from, to] = [0, source.size]
  for (let count = 0; count < MAX_TAGS; count++) {
    const length = tagBefore(await source.read(from, from + 32))
    if (length === 0) break
    from += length
  }
  for (let count = 0; count < MAX_TAGS; count++) {
    const start = Math.max(from, to - 355)
    const length = tagBehind(await source.read(start, to))
    if (length === 0) break
    to -= length
  }
  return { from, to: Math.max(from, to) }
}

function tagBefore(head: Uint8Array): number {
  if (tagAt(head, 0, 3) === 'ID3') return id3Length(head)
  return tagAt(head, 0, 8) === 'APETAGEX' ? 32 + u32(head, 12, true) : 0
}

/** Seven bits a byte; a footer repeats the header. */
function id3Length(head: Uint8Array): number {
  const digits = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte % 128), 0)
  return 10 + digits + (byteAt(head, 5) & 0x10 ? 10 : 0)
}

function tagBehind(tail: Uint8Array): number {
  const from = (length: number, size: number) =>
    length > tail.length ? '' : tagAt(tail, tail.length - length, size)
  if (from(128, 3) === 'TAG') return from(355, 4) === 'TAG+' ? 355 : 128
  if (from(10, 3) === '3DI') return id3Length(tail.subarray(tail.length - 10)) + 10
  if (from(9, 9) === 'LYRICS200') return Number.parseInt(from(15, 6), 10) + 15 || 0
  if (from(32, 8) !== 'APETAGEX') return 0
  const foot = tail.subarray(tail.length - 32)
  return u32(foot, 12, true) + (byteAt(foot, 23) >= 0x80 ? 32 : 0)
}
