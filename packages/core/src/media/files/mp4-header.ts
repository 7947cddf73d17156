import { tagAt, u32, u64 } from './bytes.ts'
import { type Box, boxesIn, childOf } from './mp4-boxes.ts'
import type { CleanRecording } from './pieces.ts'

const TO_1970_S = 2_082_844_800
const MAX_SECONDS = 1_000_000
const MAX_EDGE = 100_000

type Header = Pick<CleanRecording, 'width' | 'height' | 'seconds' | 'recordedAt'>

/** What an index says of the whole film: how long it is, when it was, and how large. */
export function mp4Header(index: Uint8Array, movie: Box): Header {
  const box = childOf(index, movie, 'mvhd')
  if (!box) return {}
  const isLong = index[box.from] === 1
  const created = isLong ? u64(index, box.from + 4) : u32(index, box.from + 4)
  const scale = u32(index, box.from + (isLong ? 20 : 12))
  const length = isLong ? u64(index, box.from + 24) : u32(index, box.from + 16)
  const recorded = created - TO_1970_S
  return {
    ...sizeOf(index, movie),
    ...secondsOf(length || lengthOfFragments(index, movie), scale),
    // Cameras without a clock begin at their own zero.
    ...(recorded > 0 && recorded < 2 ** 32 && { recordedAt: recorded * 1000 }),
  }
}

function secondsOf(length: number, scale: number): Pick<Header, 'seconds'> {
  const seconds = length / scale
  return scale > 0 && length > 0 && seconds < MAX_SECONDS ? { seconds } : {}
}

function lengthOfFragments(index: Uint8Array, movie: Box): number {
  const box = childOf(index, movie, 'mvex', 'mehd')
  if (!box) return 0
  return index[box.from] === 1 ? u64(index, box.from + 4) : u32(index, box.from + 4)
}

/** Of the first track with pictures, as they're shown: phones turn them by a matrix. */
function sizeOf(index: Uint8Array, movie: Box): Pick<Header, 'width' | 'height'> {
  const pictures = tracksIn(index, movie).find((track) => handlerOf(index, track) === 'vide')
  const box = pictures && childOf(index, pictures, 'tkhd')
  if (!box || box.to - box.from < 84) return {}
  const [across, along] = [u32(index, box.to - 8), u32(index, box.to - 4)].map((edge) =>
    Math.round(edge / 65_536),
  ) as [number, number]
  const isFit = (edge: number) => edge > 0 && edge <= MAX_EDGE
  if (!isFit(across) || !isFit(along)) return {}
  const isTurned = u32(index, box.to - 44) === 0 && u32(index, box.to - 40) !== 0
  return isTurned ? { width: along, height: across } : { width: across, height: along }
}

export function handlerOf(index: Uint8Array, track: Box): string {
  const box = childOf(index, track, 'mdia', 'hdlr')
  return box ? tagAt(index, box.from + 8) : ''
}

function tracksIn(index: Uint8Array, movie: Box): Box[] {
  return boxesIn(index, movie).filter(({ type }) => type === 'trak')
}

interface TrackTimes {
  /** Units in a second. */
  readonly scale: number
  /** How long a sample is that doesn't say it. */
  readonly each: number
}

/** How long a recording is whose fragments say their times, as browsers write it. */
export function fragmentTimes() {
  const tracks = new Map<number, TrackTimes>()
  let seconds = 0
  return {
    readMovie(index: Uint8Array, movie: Box): void {
      const defaults = defaultsIn(index, movie)
      for (const track of tracksIn(index, movie)) {
        const head = childOf(index, track, 'tkhd')
        const times = childOf(index, track, 'mdia', 'mdhd')
        if (!head || !times) continue
        const id = u32(index, head.from + (index[head.from] === 1 ? 20 : 12))
        const scale = u32(index, times.from + (index[times.from] === 1 ? 20 : 12))
        tracks.set(id, { scale, each: defaults.get(id) ?? 0 })
      }
    },

    readFragment(index: Uint8Array, fragment: Box): void {
      for (const part of boxesIn(index, fragment)) {
        const end = part.type === 'traf' ? endOf(index, part, tracks) : 0
        if (end < MAX_SECONDS) seconds = Math.max(seconds, end)
      }
    },

    seconds: () => (seconds > 0 ? { seconds } : {}),
  }
}

function defaultsIn(index: Uint8Array, movie: Box): ReadonlyMap<number, number> {
  const extended = childOf(index, movie, 'mvex')
  const boxes = extended ? boxesIn(index, extended) : []
  const ofTracks = boxes.filter(({ type }) => type === 'trex')
  return new Map(ofTracks.map(({ from }) => [u32(index, from + 4), u32(index, from + 12)]))
}

/** Zero if the fragment doesn't say when it begins. */
function endOf(index: Uint8Array, part: Box, tracks: ReadonlyMap<number, TrackTimes>): number {
  const boxes = boxesIn(index, part)
  const head = boxes.find(({ type }) => type === 'tfhd')
  const start = boxes.find(({ type }) => type === 'tfdt')
  const track = head && tracks.get(u32(index, head.from + 4))
  if (!start || !track || track.scale === 0) return 0
  const each = defaultIn(index, head) ?? track.each
  const runs = boxes.filter(({ type }) => type === 'trun')
  const length = runs.reduce((sum, run) => sum + lengthOfRun(index, run, each), 0)
  const isLong = index[start.from] === 1
  const from = isLong ? u64(index, start.from + 4) : u32(index, start.from + 4)
  return (from + length) / track.scale
}

/** Behind a place of 8 bytes and a number of 4, where these are there. */
function defaultIn(index: Uint8Array, { from }: Box): number | undefined {
  const has = flagsOf(index, from)
  if (!has(0x08)) return undefined
  return u32(index, from + 8 + (has(0x01) ? 8 : 0) + (has(0x02) ? 4 : 0))
}

function lengthOfRun(index: Uint8Array, { from, to }: Box, each: number): number {
  const has = flagsOf(index, from)
  const count = u32(index, from + 4)
  if (!has(0x100)) return count * each
  const first = from + 8 + (has(0x01) ? 4 : 0) + (has(0x04) ? 4 : 0)
  const stride = 4 * [0x100, 0x200, 0x400, 0x800].filter(has).length
  let length = 0
  for (let at = first, left = count; left > 0 && at + 4 <= to; at += stride, left -= 1) {
    length += u32(index, at)
  }
  return length
}

function flagsOf(index: Uint8Array, from: number): (flag: number) => boolean {
  return (flag) => (u32(index, from) & flag) !== 0
}
