import {
  CENTRAL_HEADER,
  END,
  END_64,
  FULL_16,
  FULL_32,
  LOCAL_HEADER,
  LOCATOR_64,
} from '../zip-records.ts'
import { readSlice } from './blob-pieces.ts'
import type { Limits } from './limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

const END_LENGTH = 22
const MAX_COMMENT_CHARS = 0xffff
const END_64_LENGTH = 56
const LOCATOR_64_LENGTH = 20
const FIRST_BYTES = [LOCAL_HEADER, END]

/** The offset of the central directory, and the length of anything before the zip file. */
export interface ZipEnd {
  readonly start: number
  readonly length: number
  readonly count: number
  /** Without zip64 the count wraps around. */
  readonly countsTo: number
  /** The origin of all offsets. */
  readonly base: number
}

interface Stated {
  readonly count: number
  readonly countsTo: number
  readonly length: number
  readonly offset: number
  /** The offset of the end record: the directory ends there. */
  readonly at: number
}

/** Searches backward from the end of the file for the end record. */
export async function findZipEnd(blob: Blob, limits: Limits): Promise<ZipEnd> {
  const stated = await statedEnd(blob)
  const { count, countsTo, length, at } = stated
  if (count > limits.members || length > limits.directoryBytes) throw new UnreadableFile('too-many')
  if (length > at) throw new UnreadableFile('cut-off')
  // With data before it, an empty directory means the directory was lost.
  if (count === 0 && length === 0 && at === 0) return { start: 0, length, count, countsTo, base: 0 }
  const start = await directoryStart(blob, stated)
  if (start < stated.offset) throw new UnreadableFile('cut-off')
  return { start, length, count, countsTo, base: start - stated.offset }
}

/**
 * Usually right before its end record; data prepended to the file shifts the stated offset, but not
 * this.
 */
async function directoryStart(blob: Blob, { at, length, offset }: Stated): Promise<number> {
  for (const start of [at - length, offset]) {
    if (start + length > at || length < 4) continue
    if (viewOf(await readSlice(blob, start, 4)).getUint32(0, true) === CENTRAL_HEADER) return start
  }
  throw new UnreadableFile('damaged')
}

async function statedEnd(blob: Blob): Promise<Stated> {
  const length = Math.min(blob.size, END_LENGTH + MAX_COMMENT_CHARS)
  const tail = viewOf(await readSlice(blob, blob.size - length, length))
  const found = endRecordIn(tail)
  if (found === undefined) throw new UnreadableFile(await withoutEnd(blob))
  const at = blob.size - length + found
  const read = (place: number) => tail.getUint16(found + place, true)
  const disks = [read(4), read(6)]
  const stated: Stated = {
    count: read(10),
    countsTo: FULL_16 + 1,
    length: tail.getUint32(found + 12, true),
    offset: tail.getUint32(found + 16, true),
    at,
  }
  const isFull = stated.count === FULL_16 || stated.length === FULL_32 || stated.offset === FULL_32
  const larger = isFull ? await largerEnd(blob, at) : undefined
  if (larger === undefined && disks.some((disk) => disk !== 0)) throw new UnreadableFile('split')
  return larger ?? stated
}

/**
 * The last one whose comment ends exactly at the end of the file; else the last that fits at all.
 */
function endRecordIn(tail: DataView): number | undefined {
  let fitting: number | undefined
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue
    const end = at + END_LENGTH + tail.getUint16(at + 20, true)
    if (end === tail.byteLength) return at
    if (end < tail.byteLength) fitting ??= at
  }
  return fitting
}

async function withoutEnd(blob: Blob): Promise<'cut-off' | 'not-a-zip'> {
  if (blob.size < 4) return 'not-a-zip'
  const first = viewOf(await readSlice(blob, 0, 4)).getUint32(0, true)
  return FIRST_BYTES.includes(first) ? 'cut-off' : 'not-a-zip'
}

async function largerEnd(blob: Blob, end: number): Promise<Stated | undefined> {
  const locatorAt = end - LOCATOR_64_LENGTH
  if (locatorAt < END_64_LENGTH) return undefined
  const locator = viewOf(await readSlice(blob, locatorAt, LOCATOR_64_LENGTH))
  if (locator.getUint32(0, true) !== LOCATOR_64) return undefined
  // Prepended data shifts the record; then it's right before its locator.
  for (const at of [safeNumber(locator, 8), locatorAt - END_64_LENGTH]) {
    if (at + END_64_LENGTH > locatorAt) continue
    const record = viewOf(await readSlice(blob, at, END_64_LENGTH))
    if (record.getUint32(0, true) === END_64) return stated64(record, at)
  }
  throw new UnreadableFile('damaged')
}

function stated64(record: DataView, at: number): Stated {
  if (record.getUint32(16, true) !== 0 || record.getUint32(20, true) !== 0) {
    throw new UnreadableFile('split')
  }
  return {
    count: safeNumber(record, 32),
    countsTo: Number.POSITIVE_INFINITY,
    length: safeNumber(record, 40),
    offset: safeNumber(record, 48),
    at,
  }
}

/** A 64-bit integer within the safe range; no file is larger. */
export function safeNumber(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new UnreadableFile('damaged')
  return Number(value)
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
