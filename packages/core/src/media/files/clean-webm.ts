import { byteAt } from './bytes.ts'
import { type CleanRecording, type FileSource, type Patch, patched, unclean } from './pieces.ts'

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const VIDEO = 1
const AUDIO = 2

/** What playing needs: the header, the list of places, clusters with their blocks, and cues. */
const KEPT = new Set([0x1a45dfa3, 0x114d9b74, 0x1c53bb6b, 0xe7, 0xa3, 0xa0, 0xa7, 0xab])
/** A track's name and its codec's settings are free text. */
const NOT_OF_TRACK = new Set([0x536e, 0x258688, 0x3a9697, 0xec, 0x7446])
const MAX_HEAD_BYTES = 16_000_000
const MAX_ELEMENT_HEAD_BYTES = 12
const VIDEO_SETTINGS = 0xe0
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba
const DURATION = 0x4489
const SCALE = 0x2ad7b1
const MAX_EDGE = 100_000
const MAX_SECONDS = 1_000_000

/** The scale of time, the duration, and the two programs, which a file has to name. */
const KEPT_OF_INFO = new Set([SCALE, DURATION, 0x4d80, 0x5741])

interface Element {
  readonly id: number
  readonly at: number
  readonly from: number
  /** Undefined: recorded live, so its length wasn’t known. */
  readonly to: number | undefined
}

/** A WebM file in which everything that isn't needed is empty space of the same size. */
export async function cleanWebm(source: FileSource): Promise<CleanRecording> {
  const patches: Patch[] = []
  const types: number[] = []
  let facts: Pick<CleanRecording, 'width' | 'height' | 'seconds'> = {}
  let size = source.size
  for (let at = 0; at < size; ) {
    const head = await source.read(at, at + MAX_ELEMENT_HEAD_BYTES)
    if (types.length > 0 && isCutOff(head)) {
      size = at
      break
    }
    const element = elementAt(head, at)
    if (isOpen(element)) at = element.from
    else {
      const closed = closedIn(element, size)
      if (element.id === TRACKS) {
        const tracks = await contentOf(source, closed)
        types.push(...trackTypes(tracks))
        facts = { ...facts, ...sizeIn(tracks) }
      }
      if (element.id === INFO) facts = { ...facts, ...lengthIn(await contentOf(source, closed)) }
      patches.push(...(await scrub(source, closed)))
      at = closed.to
    }
  }
  const isPlayed = types.every((type) => type === VIDEO || type === AUDIO)
  if (types.length === 0 || !isPlayed) unclean('It has other tracks than sound and pictures')
  return { pieces: patched(size, patches), hasPictures: types.includes(VIDEO), ...facts }
}

/** A recording that was cut off may end in the middle of a head. */
function isCutOff(head: Uint8Array): boolean {
  if (head.length === MAX_ELEMENT_HEAD_BYTES) return false
  const idBytes = bytesOfNumber(byteAt(head, 0))
  return head.length < idBytes + bytesOfNumber(byteAt(head, idBytes))
}

function isOpen({ id, to }: Element): boolean {
  return id === SEGMENT || (id === CLUSTER && to === undefined)
}

/** A recording that was cut off ends within its last block. */
function closedIn(element: Element, size: number): Closed {
  if (element.to === undefined) return unclean('An element has no end')
  return { ...element, to: Math.min(element.to, size) }
}

async function scrub(source: FileSource, element: Closed): Promise<Patch[]> {
  const { id, from } = element
  if (id === CLUSTER || KEPT.has(id)) return []
  if (id !== INFO && id !== TRACKS) return emptied(element)
  const bytes = await contentOf(source, element)
  const found = id === INFO ? scrubInfo(bytes) : scrubTracks(bytes)
  return found.map((patch) => ({ ...patch, at: patch.at + from }))
}

function contentOf(source: FileSource, { from, to }: Closed): Promise<Uint8Array> {
  if (to - from > MAX_HEAD_BYTES) unclean('Its head is too long')
  return source.read(from, to)
}

function scrubInfo(bytes: Uint8Array): Patch[] {
  return elementsIn(bytes, 0, bytes.length)
    .filter(({ id }) => !KEPT_OF_INFO.has(id))
    .flatMap(emptied)
}

function scrubTracks(bytes: Uint8Array): Patch[] {
  return elementsIn(bytes, 0, bytes.length).flatMap((track) => {
    if (track.id !== TRACK) return emptied(track)
    return elementsIn(bytes, track.from, track.to)
      .filter(({ id }) => NOT_OF_TRACK.has(id))
      .flatMap(emptied)
  })
}

function trackTypes(bytes: Uint8Array): number[] {
  const tracks = elementsIn(bytes, 0, bytes.length).filter(({ id }) => id === TRACK)
  return tracks.map((track) => numberOf(bytes, track, TRACK_TYPE) ?? 0)
}

/** Of the first track with pictures. */
function sizeIn(bytes: Uint8Array): Pick<CleanRecording, 'width' | 'height'> {
  for (const track of elementsIn(bytes, 0, bytes.length)) {
    if (track.id !== TRACK) continue
    const video = elementsIn(bytes, track.from, track.to).find(({ id }) => id === VIDEO_SETTINGS)
    const width = video && numberOf(bytes, video, PIXEL_WIDTH)
    const height = video && numberOf(bytes, video, PIXEL_HEIGHT)
    if (isEdge(width) && isEdge(height)) return { width, height }
  }
  return {}
}

function isEdge(length: number | undefined): length is number {
  return length !== undefined && length > 0 && length <= MAX_EDGE
}

const DEFAULT_SCALE_NS = 1_000_000

/** In the unit that it sets for all times; one that was recorded live has none. */
function lengthIn(bytes: Uint8Array): Pick<CleanRecording, 'seconds'> {
  const all = { from: 0, to: bytes.length }
  const length = elementsIn(bytes, 0, bytes.length).find(({ id }) => id === DURATION)
  const size = length ? length.to - length.from : 0
  if (!length || (size !== 4 && size !== 8)) return {}
  const view = new DataView(bytes.buffer, bytes.byteOffset + length.from, size)
  const units = size === 4 ? view.getFloat32(0) : view.getFloat64(0)
  const seconds = (units * (numberOf(bytes, all, SCALE) ?? DEFAULT_SCALE_NS)) / 1e9
  return seconds > 0 && seconds < MAX_SECONDS ? { seconds } : {}
}

function numberOf(
  bytes: Uint8Array,
  { from, to }: Pick<Closed, 'from' | 'to'>,
  wanted: number,
): number | undefined {
  const found = elementsIn(bytes, from, to).find(({ id }) => id === wanted)
  return found && numberIn(bytes, found.from, found.to - found.from)
}

type Closed = Element & { readonly to: number }

function elementsIn(bytes: Uint8Array, from: number, to: number): Closed[] {
  const found: Closed[] = []
  for (let at = from; at < to; ) {
    const element = closedIn(elementAt(bytes.subarray(at, at + MAX_ELEMENT_HEAD_BYTES), at), to)
    found.push(element)
    at = element.to
  }
  return found
}

/** An empty element over all of it: its id is one byte long, and its length one or eight. */
function emptied({ at, to }: Closed): Patch[] {
  const length = to - at
  if (length < 2) return [{ at, with: { zeros: length } }]
  const head = length < 128 ? [0xec, 0x80 + length - 2] : longHead(length - 9)
  return [
    { at, with: Uint8Array.from(head) },
    { at: at + head.length, with: { zeros: length - head.length } },
  ]
}

function longHead(length: number): number[] {
  const digits = Array.from({ length: 7 }, (_, index) => Math.floor(length / 256 ** (6 - index)))
  return [0xec, 0x01, ...digits.map((digit) => digit % 256)]
}

function elementAt(bytes: Uint8Array, at: number): Element {
  const idLength = bytesOfNumber(byteAt(bytes, 0))
  const lengthBytes = bytesOfNumber(byteAt(bytes, idLength))
  if (idLength > 4 || lengthBytes > 8 || bytes.length < idLength + lengthBytes) {
    unclean('An element has no head')
  }
  const id = numberIn(bytes, 0, idLength)
  const first = byteAt(bytes, idLength) & (0xff >> lengthBytes)
  const rest = bytes.subarray(idLength + 1, idLength + lengthBytes)
  const isUnknown = first === 0xff >> lengthBytes && rest.every((byte) => byte === 0xff)
  const length = first * 256 ** rest.length + numberIn(rest, 0, rest.length)
  const from = at + idLength + lengthBytes
  return { id, at, from, to: isUnknown ? undefined : from + length }
}

/** The first bit that is set says how many bytes there are. */
function bytesOfNumber(first: number): number {
  return Math.clz32(first) - 23
}

function numberIn(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0)
}
