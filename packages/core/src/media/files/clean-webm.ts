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
/** The scale of time, the duration, and the two programs, which a file has to name. */
const KEPT_OF_INFO = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741])
/** A track's name and its codec's settings are free text. */
const NOT_OF_TRACK = new Set([0x536e, 0x258688, 0x3a9697, 0xec, 0x7446])
const MAX_HEAD_BYTES = 16_000_000

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
  for (let at = 0; at < source.size; ) {
    const element = elementAt(await source.read(at, at + 12), at)
    if (isOpen(element)) at = element.from
    else {
      const closed = closedIn(element, source.size)
      if (element.id === TRACKS) types.push(...trackTypes(await contentOf(source, closed)))
      patches.push(...(await scrub(source, closed)))
      at = closed.to
    }
  }
  const isPlayed = types.every((type) => type === VIDEO || type === AUDIO)
  if (types.length === 0 || !isPlayed) unclean('It has other tracks than sound and pictures')
  return { pieces: patched(source.size, patches), hasPictures: types.includes(VIDEO) }
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
  return tracks.map(({ from, to }) => {
    const type = elementsIn(bytes, from, to).find(({ id }) => id === TRACK_TYPE)
    return type ? byteAt(bytes, type.from) : 0
  })
}

type Closed = Element & { readonly to: number }

function elementsIn(bytes: Uint8Array, from: number, to: number): Closed[] {
  const found: Closed[] = []
  for (let at = from; at < to; ) {
    const element = closedIn(elementAt(bytes.subarray(at, at + 12), at), to)
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
  const idLength = Math.clz32(byteAt(bytes, 0)) - 23
  const lengthBytes = Math.clz32(byteAt(bytes, idLength)) - 23
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

function numberIn(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0)
}
