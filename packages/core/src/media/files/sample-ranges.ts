import { u32, u64 } from './bytes.ts'
import { unclean } from './pieces.ts'

interface Range {
  readonly from: number
  readonly to: number
}

const MAX_CHUNKS = 1_000_000

/** Where the samples of a track are in the file. */
export function sampleRanges(tables: ReadonlyMap<string, Uint8Array>): Range[] {
  const sizes = tables.get('stsz')
  const runs = tables.get('stsc')
  if (!sizes || !runs) return unclean('A track doesn’t say where it is')
  const lengthOf = samplesLength(sizes)
  const perChunk = samplesPerChunk(runs)
  const ranges: Range[] = []
  let sample = 0
  for (const [chunk, from] of chunkOffsets(tables).entries()) {
    const next = sample + perChunk(chunk + 1)
    const to = from + lengthOf(sample, next)
    if (to > from) ranges.push({ from, to })
    sample = next
  }
  return ranges
}

function chunkOffsets(tables: ReadonlyMap<string, Uint8Array>): number[] {
  const long = tables.get('co64')
  const table = long ?? tables.get('stco')
  if (!table) return unclean('A track doesn’t say where it is')
  const width = long ? 8 : 4
  const count = Math.min(u32(table, 4), Math.floor((table.length - 8) / width), MAX_CHUNKS)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    long ? u64(table, 8 + index * 8) : u32(table, 8 + index * 4),
  )
}

/** The length of some samples, which all have the same size or are listed. */
function samplesLength(table: Uint8Array): (from: number, to: number) => number {
  const same = u32(table, 4)
  const count = u32(table, 8)
  if (same > 0) return (from, to) => same * Math.max(0, Math.min(to, count) - from)
  const listed = Math.min(count, Math.floor((table.length - 12) / 4))
  return (from, to) => {
    let length = 0
    for (let sample = from; sample < Math.min(to, listed); sample++) {
      length += u32(table, 12 + sample * 4)
    }
    return length
  }
}

/** Each run says from which chunk on how many samples a chunk has. */
function samplesPerChunk(table: Uint8Array): (chunk: number) => number {
  const last = Math.min(u32(table, 4), Math.floor((table.length - 8) / 12)) - 1
  let run = 0
  return (chunk) => {
    while (run < last && u32(table, 8 + (run + 1) * 12) <= chunk) run += 1
    return u32(table, 12 + run * 12)
  }
}
