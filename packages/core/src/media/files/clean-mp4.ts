import { ascii } from './bytes.ts'
import { type Box, boxAt, boxesIn, childOf, promisedBoxAt } from './mp4-boxes.ts'
import { fragmentTimes, handlerOf, mp4Header } from './mp4-header.ts'
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

/**
 * An MP4 or QuickTime file in which every box that isn't needed is free space, and whose tracks
 * other than sound and pictures are zeros. Nothing moves, so every offset stays right.
 */
export async function cleanMp4(source: FileSource): Promise<CleanRecording> {
  const patches: Patch[] = []
  const facts: Facts = {
    handlers: new Set(),
    header: undefined,
    hasFragments: false,
    hasSamples: false,
  }
  const times = fragmentTimes()
  let { size } = source
  for await (const { box, at, isCutOff } of boxesOf(source, facts)) {
    if (box.type === 'mdat') facts.hasSamples = true
    if (isCutOff && box.type !== 'mdat') size = at
    else if (isCutOff) patches.push(movedBy(at)(shortened(box, facts, size - at)))
    else if (isIndex(box)) {
      const index = await indexAt(source, box, at)
      patches.push(...scrubIndex(index, box, facts).map(movedBy(at)))
      readFacts(index, box, facts, times)
    } else if (!isKept('file', box)) patches.push(...freed(box).map(movedBy(at)))
  }
  const hasPictures = hasPicturesIn(facts)
  return { pieces: patched(size, patches), hasPictures, ...times.seconds(), ...facts.header }
}

function isIndex({ type }: Box): boolean {
  return type === 'moov' || type === 'moof'
}

function indexAt(source: FileSource, { to }: Box, at: number): Promise<Uint8Array> {
  if (to > MAX_INDEX_BYTES) unclean('Its index is too long')
  return source.read(at, at + to)
}

interface BoxOfFile {
  /** Its places are counted from `at`. */
  readonly box: Box
  readonly at: number
  /** The file has its index, and ends before this box does. */
  readonly isCutOff: boolean
}

async function* boxesOf(source: FileSource, facts: Facts): AsyncGenerator<BoxOfFile> {
  for (let at = 0; at < source.size; ) {
    const within = { at: 0, end: source.size - at }
    const head = await source.read(at, at + 16)
    const promised = promisedBoxAt(head, within) ?? NO_BOX
    const isCutOff = facts.header !== undefined && promised.to > within.end
    const box = isCutOff ? promised : boxAt(head, within)
    yield { box, at, isCutOff }
    at += box.to
  }
}

/** Too short for a head. */
const NO_BOX: Box = { type: '', at: 0, from: 0, to: Number.POSITIVE_INFINITY }

/** The samples of a last fragment, as far as they came; without fragments the index is wrong. */
function shortened({ from }: Box, { hasFragments }: Facts, length: number): Patch {
  if (!hasFragments) unclean('Its samples are cut off')
  const sizeBytes = from > 8 ? 8 : 4
  const digits = Array.from({ length: sizeBytes }, (_, index) =>
    Math.floor(length / 256 ** (sizeBytes - 1 - index)),
  )
  return { at: from > 8 ? 8 : 0, with: Uint8Array.from(digits, (digit) => digit % 256) }
}

function readFacts(
  index: Uint8Array,
  box: Box,
  facts: Facts,
  times: ReturnType<typeof fragmentTimes>,
): void {
  if (box.type === 'moov') {
    facts.header = mp4Header(index, box)
    times.readMovie(index, box)
  } else {
    facts.hasFragments = true
    times.readFragment(index, box)
  }
}

function hasPicturesIn({ handlers, hasFragments, hasSamples }: Facts): boolean {
  if (!hasSamples) unclean('It has no samples')
  const hasOthers = [...handlers].some((handler) => !HANDLERS.includes(handler))
  if (hasFragments && hasOthers) unclean('Where its other tracks are is not known')
  const hasPictures = handlers.has('vide')
  if (!hasPictures && !handlers.has('soun')) unclean('It has neither sound nor pictures')
  return hasPictures
}

interface Facts {
  readonly handlers: Set<string>
  header: ReturnType<typeof mp4Header> | undefined
  hasFragments: boolean
  hasSamples: boolean
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
  const handler = handlerOf(index, track)
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

function tablesOf(index: Uint8Array, track: Box): ReadonlyMap<string, Uint8Array> {
  const table = childOf(index, track, 'mdia', 'minf', 'stbl')
  const boxes = table ? boxesIn(index, table) : []
  return new Map(boxes.map(({ type, from, to }) => [type, index.subarray(from, to)]))
}
