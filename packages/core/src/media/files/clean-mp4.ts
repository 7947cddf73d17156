import { ascii, tagAt, u32, u64 } from './bytes.ts'
import { type CleanRecording, type FileSource, type Patch, patched, unclean } from './pieces.ts'
import { sampleRanges } from './sample-ranges.ts'

/** Boxes that playing needs; whatever else there is may say who, where or with what. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'gmhd', 'dinf', 'stbl', 'hdlr'],
  stbl: 'stsd stts stsz stz2 stsc stco co64 stss ctts cslg sdtp sbgp sgpd'.split(' '),
  mvex: ['mehd', 'trex'],
  moof: ['mfhd', 'traf'],
  traf: 'tfhd tfdt trun sdtp sbgp sgpd saiz saio'.split(' '),
}
/** Sound and pictures; tracks of other kinds hold places, faces and subtitles. */
const HANDLERS = ['vide', 'soun']
/** An index of several hours has a few megabytes. */
const MAX_INDEX_BYTES = 64_000_000
const TO_1970_S = 2_082_844_800

interface Box {
  readonly type: string
  readonly at: number
  /** Where its content begins. */
  readonly from: number
  readonly to: number
}

/**
 * An MP4 or QuickTime file in which every box that isn't needed is free space, and whose tracks
 * other than sound and pictures are zeros. Nothing moves, so every offset stays right.
 */
export async function cleanMp4(source: FileSource): Promise<CleanRecording> {
  const patches: Patch[] = []
  const facts: Facts = { handlers: new Set(), hasFragments: false }
  let header: ReturnType<typeof headerOf> = {}
  for (let at = 0; at < source.size; ) {
    const box = boxAt(await source.read(at, at + 16), { at: 0, end: source.size - at })
    if (box.type === 'moov' || box.type === 'moof') {
      if (box.to > MAX_INDEX_BYTES) unclean('Its index is too long')
      const index = await source.read(at, at + box.to)
      patches.push(...scrubIndex(index, box, facts).map(movedBy(at)))
      if (box.type === 'moov') header = headerOf(index, box)
      else facts.hasFragments = true
    } else if (!isKept('file', box)) patches.push(...freed(box).map(movedBy(at)))
    at += box.to
  }
  const hasPictures = hasPicturesIn(facts)
  return { pieces: patched(source.size, patches), hasPictures, ...header }
}

function hasPicturesIn({ handlers, hasFragments }: Facts): boolean {
  const hasOthers = [...handlers].some((handler) => !HANDLERS.includes(handler))
  if (hasFragments && hasOthers) unclean('Where its other tracks are is not known')
  const hasPictures = handlers.has('vide')
  if (!hasPictures && !handlers.has('soun')) unclean('It has neither sound nor pictures')
  return hasPictures
}

interface Facts {
  readonly handlers: Set<string>
  hasFragments: boolean
}

interface IndexPatch extends Patch {
  /** Counted from the start of the file, and not of the index. */
  readonly isInFile?: boolean
}

function movedBy(distance: number): (patch: IndexPatch) => Patch {
  return (patch) => ({ at: patch.at + (patch.isInFile ? 0 : distance), with: patch.with })
}

function isKept(parent: string, { type }: Box): boolean {
  return KEPT[parent]?.includes(type) ?? false
}

function scrubIndex(index: Uint8Array, box: Box, facts: Facts): IndexPatch[] {
  if (box.type === 'hdlr') return namelessHandler(box)
  if (!KEPT[box.type]) return []
  return boxesIn(index, box).flatMap((child) => {
    if (child.type === 'trak' && !isPlayed(index, child, facts)) return droppedTrack(index, child)
    return isKept(box.type, child) ? scrubIndex(index, child, facts) : freed(child)
  })
}

function isPlayed(index: Uint8Array, track: Box, { handlers }: Facts): boolean {
  const box = childOf(index, track, 'mdia', 'hdlr')
  const handler = box ? tagAt(index, box.from + 8) : ''
  handlers.add(handler)
  return HANDLERS.includes(handler)
}

function droppedTrack(index: Uint8Array, track: Box): IndexPatch[] {
  const samples = sampleRanges(tablesOf(index, track)).map(({ from, to }) => ({
    at: from,
    with: { zeros: to - from },
    isInFile: true,
  }))
  return [...samples, ...freed(track)]
}

/** A handler's name is free text. */
function namelessHandler({ from, to }: Box): IndexPatch[] {
  return to > from + 24 ? [{ at: from + 24, with: { zeros: to - from - 24 } }] : []
}

function freed({ at, from, to }: Box): Patch[] {
  return [
    { at: at + 4, with: ascii('free') },
    { at: from, with: { zeros: to - from } },
  ]
}

function boxAt(bytes: Uint8Array, { at, end }: { at: number; end: number }): Box {
  if (end - at < 8 || bytes.length - at < 8) unclean('A box is cut off')
  const short = u32(bytes, at)
  const isLong = short === 1
  const size = isLong ? u64(bytes, at + 8) : short || end - at
  const from = at + (isLong ? 16 : 8)
  const to = at + size
  if (to < from || to > end) unclean('A box is longer than what it is in')
  return { type: tagAt(bytes, at + 4), at, from, to }
}

function boxesIn(index: Uint8Array, parent: Box): Box[] {
  const boxes: Box[] = []
  // QuickTime may end a list with four zeros.
  for (let at = parent.from; parent.to - at >= 8; ) {
    const box = boxAt(index, { at, end: parent.to })
    boxes.push(box)
    at = box.to
  }
  return boxes
}

function childOf(index: Uint8Array, parent: Box, ...path: readonly string[]): Box | undefined {
  let box: Box | undefined = parent
  for (const type of path) box = box && boxesIn(index, box).find((child) => child.type === type)
  return box
}

function tablesOf(index: Uint8Array, track: Box): ReadonlyMap<string, Uint8Array> {
  const table = childOf(index, track, 'mdia', 'minf', 'stbl')
  const boxes = table ? boxesIn(index, table) : []
  return new Map(boxes.map(({ type, from, to }) => [type, index.subarray(from, to)]))
}

function headerOf(index: Uint8Array, movie: Box): Pick<CleanRecording, 'seconds' | 'recordedAt'> {
  const box = childOf(index, movie, 'mvhd')
  if (!box) return {}
  const isLong = index[box.from] === 1
  const created = isLong ? u64(index, box.from + 4) : u32(index, box.from + 4)
  const scale = u32(index, box.from + (isLong ? 20 : 12))
  const length = isLong ? u64(index, box.from + 24) : u32(index, box.from + 16)
  const recorded = created - TO_1970_S
  return {
    ...(scale > 0 && length > 0 && length / scale < 1_000_000 && { seconds: length / scale }),
    // Cameras without a clock begin at their own zero.
    ...(recorded > 0 && recorded < 2 ** 32 && { recordedAt: recorded * 1000 }),
  }
}
