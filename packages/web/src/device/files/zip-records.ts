// From PKWARE's APPNOTE.TXT. What doesn't fit into 32 bits is in a zip64 field or record.
export const LOCAL_HEADER = 0x04034b50
export const CENTRAL_HEADER = 0x02014b50
export const END = 0x06054b50
export const END_64 = 0x06064b50
export const LOCATOR_64 = 0x07064b50
/** The id of the extra field with large sizes and offsets. */
export const LARGE_SIZES = 0x0001
/** The marker in a 16- or 32-bit field for "see the zip64 field or record". */
export const FULL_16 = 0xffff
export const FULL_32 = 0xffffffff
const VERSION = 20
const VERSION_64 = 45
const ON_UNIX = 3 << 8
/** Of the zip64 end record, what follows its own length. */
const END_64_REST = 44
/** The names are UTF-8. */
const FLAGS = 1 << 11
/** A regular file: writable by its owner, readable by everyone. */
const ATTRIBUTES = (0o100644 << 16) >>> 0

/** One file in a zip file, and its offset there. */
export interface ZipMember {
  readonly name: Uint8Array
  readonly method: 'stored' | 'deflated'
  readonly crc: number
  readonly size: number
  readonly packedSize: number
  readonly modified: Date
  readonly offset: number
}

const METHODS = { stored: 0, deflated: 8 } as const

type Field = readonly [bytes: 2 | 4 | 8, value: number]

export function localHeader(member: ZipMember): Uint8Array<ArrayBuffer> {
  const { size, packedSize, name } = member
  // Both sizes or none; a packed file is never the larger one.
  const large = isLarge(size) ? largeField([size, packedSize]) : []
  const fields: Field[] = [[4, LOCAL_HEADER], [2, versionFor(large)], ...shared(member)]
  return record([...fields, [2, lengthOf(large)]], name, large)
}

export function centralHeader(member: ZipMember): Uint8Array<ArrayBuffer> {
  const large = largeField([member.size, member.packedSize, member.offset].filter(isLarge))
  const fields: Field[] = [
    [4, CENTRAL_HEADER],
    [2, ON_UNIX | versionFor(large)],
    [2, versionFor(large)],
    ...shared(member),
    [2, lengthOf(large)],
    // No comment, disk number or internal attributes.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, ATTRIBUTES],
    [4, Math.min(member.offset, FULL_32)],
  ]
  return record(fields, member.name, large)
}

/** The records after the central directory, which has this many members and this size. */
export function endRecords(count: number, size: number, offset: number): Uint8Array<ArrayBuffer> {
  const isSmall = count < FULL_16 && !isLarge(size) && !isLarge(offset)
  return record([
    ...(isSmall ? [] : largeEnd(count, size, offset)),
    [4, END],
    [2, 0],
    [2, 0],
    [2, Math.min(count, FULL_16)],
    [2, Math.min(count, FULL_16)],
    [4, Math.min(size, FULL_32)],
    [4, Math.min(offset, FULL_32)],
    [2, 0],
  ])
}

function largeEnd(count: number, size: number, offset: number): Field[] {
  return [
    [4, END_64],
    [8, END_64_REST],
    [2, ON_UNIX | VERSION_64],
    [2, VERSION_64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
    [4, LOCATOR_64],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ]
}

function largeField(values: readonly number[]): Field[] {
  if (values.length === 0) return []
  const fields = values.map((value): Field => [8, value])
  return [[2, LARGE_SIZES], [2, lengthOf(fields)], ...fields]
}

function isLarge(value: number): boolean {
  return value >= FULL_32
}

function versionFor(large: readonly Field[]): number {
  return large.length > 0 ? VERSION_64 : VERSION
}

function shared({ name, method, crc, size, packedSize, modified }: ZipMember): Field[] {
  return [
    [2, FLAGS],
    [2, METHODS[method]],
    [2, dosTime(modified)],
    [2, dosDay(modified)],
    [4, crc],
    [4, Math.min(packedSize, FULL_32)],
    [4, Math.min(size, FULL_32)],
    [2, name.length],
  ]
}

function record(
  fields: readonly Field[],
  name: Uint8Array = new Uint8Array(),
  after: readonly Field[] = [],
): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(lengthOf(fields) + name.length + lengthOf(after))
  made.set(name, write(made, 0, fields))
  write(made, lengthOf(fields) + name.length, after)
  return made
}

function write(into: Uint8Array<ArrayBuffer>, start: number, fields: readonly Field[]): number {
  const view = new DataView(into.buffer)
  let at = start
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else if (bytes === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += bytes
  }
  return at
}

function lengthOf(fields: readonly Field[]): number {
  return fields.reduce((sum, [bytes]) => sum + bytes, 0)
}

function dosTime(date: Date): number {
  return (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)
}

/** Zip dates range from 1980 to 2107. */
function dosDay(date: Date): number {
  const year = Math.min(Math.max(date.getFullYear() - 1980, 0), 127)
  return (year << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
}
