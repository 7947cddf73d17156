import { CENTRAL_HEADER } from '../zip-records.ts'
import { readSlice } from './blob-pieces.ts'
import type { Limits } from './limits.ts'
import { decodeName, plainName } from './member-names.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { findZipEnd, viewOf, type ZipEnd } from './zip-end.ts'
import { clockTime, exactTime, extraFields, largePlaces } from './zip-extra-fields.ts'

const HEADER_LENGTH = 46
export const LOCAL_LENGTH = 30

/** A member's record in the central directory. */
export interface ZipRecord {
  readonly written: string
  readonly isUtf8: boolean
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly size: number
  readonly packedSize: number
  readonly modified: Date | undefined
  /** Its offset in the file. */
  readonly start: number
  /** The offset of the next one, an upper bound for this one. */
  readonly end: number
}

type Found = Omit<ZipRecord, 'end'> & { readonly least: number }

/** Reads a zip file's central directory and nothing else. */
export async function readDirectory(blob: Blob, limits: Limits): Promise<ZipRecord[]> {
  const end = await findZipEnd(blob, limits)
  const bytes = await readSlice(blob, end.start, end.length)
  const found: Found[] = []
  let at = 0
  while (at < bytes.length) {
    if (found.length === limits.members) throw new UnreadableFile('too-many')
    const { record, length } = recordAt(bytes, at, end)
    found.push(record)
    at += length
  }
  if (found.length % end.countsTo !== end.count) throw new UnreadableFile('damaged')
  return rejectOverlaps(found, end.start)
}

function recordAt(bytes: Uint8Array, at: number, { base }: ZipEnd) {
  const header = viewOf(bytes.subarray(at, at + HEADER_LENGTH))
  if (header.byteLength < HEADER_LENGTH || header.getUint32(0, true) !== CENTRAL_HEADER) {
    throw new UnreadableFile('damaged')
  }
  const [short, long] = [
    (place: number) => header.getUint16(place, true),
    (place: number) => header.getUint32(place, true),
  ]
  const [nameLength, extraLength, commentLength] = [short(28), short(30), short(32)]
  const nameEnd = at + HEADER_LENGTH + nameLength
  const length = HEADER_LENGTH + nameLength + extraLength + commentLength
  if (at + length > bytes.length) throw new UnreadableFile('damaged')
  const fields = extraFields(bytes.subarray(nameEnd, nameEnd + extraLength))
  const { size, packedSize, offset } = largePlaces(
    { packedSize: long(20), size: long(24), offset: long(42) },
    fields,
  )
  const record: Found = {
    ...decodeName(bytes.subarray(nameEnd - nameLength, nameEnd)),
    flags: short(8),
    method: short(10),
    crc: long(16),
    size,
    packedSize,
    modified: exactTime(fields) ?? clockTime(short(14), short(12)),
    start: base + offset,
    least: LOCAL_LENGTH + packedSize,
  }
  return { record, length }
}

/**
 * Zip bomb check: overlapping members turn a small file into a huge one, and no honest program
 * writes them.
 */
function rejectOverlaps(found: readonly Found[], directory: number): ZipRecord[] {
  const starts = found.map(({ start }) => start).sort((a, b) => a - b)
  const next = starts.map((start, n) => [start, starts[n + 1] ?? directory] as const)
  // Two members at the same offset: the end equals the start, so they count as overlapping.
  const nextOf = new Map(next.reverse())
  return found.map(({ least, ...record }) => {
    const end = nextOf.get(record.start) ?? directory
    if (record.start + least <= end) return { ...record, end }
    const { name } = plainName(record.written)
    throw new UnreadableFile(end === directory ? 'damaged' : 'overlapping', name)
  })
}
