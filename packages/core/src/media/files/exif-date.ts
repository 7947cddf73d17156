import { byteAt, tagAt, u16, u32 } from './bytes.ts'

const EXIF_IFD = 0x8769
const WHEN_TAKEN = 0x9003
const WHEN_DIGITIZED = 0x9004
const MAX_FIELDS = 1000

/**
 * When a photo was taken, as the camera knew it and in no time zone: `2026-03-14T09:30:00`. Of all
 * that Exif says, this reads nothing else, and never the place.
 */
export function exifTakenAt(head: Uint8Array): string | undefined {
  for (const at of tiffStarts(head)) {
    const found = takenIn(head.subarray(at))
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Exif in a JPEG or a HEIC begins with its name, in a PNG or a WebP it is a chunk, and in an AVIF
 * mostly only an offset of zero is before it.
 */
function* tiffStarts(head: Uint8Array): Generator<number> {
  for (let at = 0; at < head.length; at++) {
    const first = head[at]
    if ((first === 0x49 || first === 0x4d) && isTiffAfterZeros(head, at)) yield at
    if (first !== 0x45 && first !== 0x65) continue
    if (tagAt(head, at, 6) === 'Exif\0\0') yield at + 6
    const name = tagAt(head, at)
    if (name === 'eXIf') yield at + 4
    if (name === 'EXIF') yield at + 8
  }
}

function isTiffAfterZeros(head: Uint8Array, at: number): boolean {
  const start = tagAt(head, at)
  return (start === 'II*\0' || start === 'MM\0*') && at >= 4 && u32(head, at - 4) === 0
}

function takenIn(tiff: Uint8Array): string | undefined {
  const order = tagAt(tiff, 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const isLittle = order === 'II'
  if (u16(tiff, 2, isLittle) !== 42) return undefined
  const exif = fieldsAt(tiff, u32(tiff, 4, isLittle), isLittle).get(EXIF_IFD)
  if (exif === undefined) return undefined
  const fields = fieldsAt(tiff, exif, isLittle)
  return momentAt(tiff, fields.get(WHEN_TAKEN)) ?? momentAt(tiff, fields.get(WHEN_DIGITIZED))
}

/** The value of each field of a directory, or where it is. */
function fieldsAt(tiff: Uint8Array, at: number, isLittle: boolean): Map<number, number> {
  const count = Math.min(u16(tiff, at, isLittle), MAX_FIELDS)
  const fields = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const field = at + 2 + index * 12
    fields.set(u16(tiff, field, isLittle), u32(tiff, field + 8, isLittle))
  }
  return fields
}

function momentAt(tiff: Uint8Array, at: number | undefined): string | undefined {
  if (at === undefined || byteAt(tiff, at) === 0) return undefined
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(tagAt(tiff, at, 19))
  if (!parts) return undefined
  const [, year, month, day, time] = parts
  const moment = `${year}-${month}-${day}T${time}`
  const date = new Date(`${moment}Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moment)
  return exists && date.getUTCFullYear() > 0 ? moment : undefined
}
