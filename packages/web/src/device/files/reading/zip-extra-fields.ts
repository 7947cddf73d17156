import { FULL_32, LARGE_SIZES } from '../zip-records.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { safeNumber, viewOf } from './zip-end.ts'

const TIMES = 0x5455

export interface Places {
  readonly size: number
  readonly packedSize: number
  readonly offset: number
}

/** A member's extra fields by id; a malformed rest is ignored. */
export function extraFields(bytes: Uint8Array): Map<number, DataView> {
  const fields = new Map<number, DataView>()
  const view = viewOf(bytes)
  let at = 0
  while (at + 4 <= bytes.length) {
    const [kind, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (at + 4 + length > bytes.length) break
    if (!fields.has(kind)) fields.set(kind, viewOf(bytes.subarray(at + 4, at + 4 + length)))
    at += 4 + length
  }
  return fields
}

/** Zip64: numbers that don't fit into 32 bits are in an extra field, in this order. */
export function largePlaces(small: Places, fields: ReadonlyMap<number, DataView>): Places {
  const field = fields.get(LARGE_SIZES)
  let at = 0
  const large = (value: number): number => {
    if (value !== FULL_32) return value
    if (field === undefined || at + 8 > field.byteLength) throw new UnreadableFile('damaged')
    at += 8
    return safeNumber(field, at - 8)
  }
  return {
    size: large(small.size),
    packedSize: large(small.packedSize),
    offset: large(small.offset),
  }
}

/** Unix time in seconds, independent of the time zone. */
export function exactTime(fields: ReadonlyMap<number, DataView>): Date | undefined {
  const field = fields.get(TIMES)
  if (field === undefined || field.byteLength < 5 || (field.getUint8(0) & 1) === 0) return undefined
  return new Date(field.getInt32(1, true) * 1000)
}

/** Local time where the file was created, without a time zone. */
export function clockTime(day: number, time: number): Date | undefined {
  const [month, date] = [(day >> 5) & 15, day & 31]
  if (month < 1 || month > 12 || date < 1) return undefined
  const year = (day >> 9) + 1980
  return new Date(year, month - 1, date, time >> 11, (time >> 5) & 63, (time & 31) * 2)
}
