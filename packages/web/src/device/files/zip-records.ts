// From PKWARE's APPNOTE.TXT, without the fields a file below 4 GB doesn't need.
export const LOCAL_HEADER = 0x04034b50
export const CENTRAL_HEADER = 0x02014b50
export const END = 0x06054b50
const VERSION = 20
const MADE_ON_UNIX = (3 << 8) | VERSION
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

type Field = readonly [bytes: 2 | 4, value: number]

export function localHeader(member: ZipMember): Uint8Array<ArrayBuffer> {
  return record([[4, LOCAL_HEADER], [2, VERSION], ...shared(member), [2, 0]], member.name)
}

export function centralHeader(member: ZipMember): Uint8Array<ArrayBuffer> {
  // No extra field, comment, disk number or internal attributes.
  const none: Field[] = [2, 2, 2, 2].map(() => [2, 0])
  const fields: Field[] = [
    [4, CENTRAL_HEADER],
    [2, MADE_ON_UNIX],
    [2, VERSION],
    ...shared(member),
    ...none,
    [4, ATTRIBUTES],
    [4, member.offset],
  ]
  return record(fields, member.name)
}

export function endRecord(count: number, size: number, offset: number): Uint8Array<ArrayBuffer> {
  return record([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
}

function shared({ name, method, crc, size, packedSize, modified }: ZipMember): Field[] {
  return [
    [2, FLAGS],
    [2, METHODS[method]],
    [2, dosTime(modified)],
    [2, dosDay(modified)],
    [4, crc],
    [4, packedSize],
    [4, size],
    [2, name.length],
  ]
}

function record(
  fields: readonly Field[],
  name: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const made = new Uint8Array(length + name.length)
  const view = new DataView(made.buffer)
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  made.set(name, length)
  return made
}

function dosTime(date: Date): number {
  return (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)
}

/** Zip dates range from 1980 to 2107. */
function dosDay(date: Date): number {
  const year = Math.min(Math.max(date.getFullYear() - 1980, 0), 127)
  return (year << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
}
