import { crc32, deflateRawSync } from 'node:zlib'

/** A member of a zip file, valid or not. */
export interface RawMember {
  readonly name: string | Uint8Array
  readonly content?: string | Uint8Array
  /** Written instead of the packed content. */
  readonly packed?: Uint8Array
  readonly method?: number
  readonly flags?: number
  readonly crc?: number
  /** The declared size, true or not. */
  readonly size?: number
  readonly packedSize?: number
  readonly offset?: number
  readonly day?: number
  readonly extra?: Uint8Array
  /** Writes the sizes in a data descriptor after the content, as streaming writers do. */
  readonly described?: boolean
  /** The number of bytes to leave out: the file gets a hole of that size. */
  readonly hole?: number
  /** Writes sizes and offsets in the zip64 field. */
  readonly large?: boolean
}

export interface RawZip {
  readonly stub?: Uint8Array
  readonly comment?: string
  readonly large?: boolean
  readonly count?: number
  readonly disk?: number
}

const FULL = 0xffffffff
const DESCRIBED = 1 << 3
const UTF_8 = 1 << 11

/** Writes a zip file byte by byte, as another program might have. */
export function aZip(members: readonly RawMember[], options: RawZip = {}): Uint8Array<ArrayBuffer> {
  const body: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let start = 0
  for (const member of members) {
    const raw = facts(member, start)
    const parts = localPart(raw)
    start += sizeOf(parts) + (member.hole ?? 0)
    body.push(...parts)
    directory.push(centralPart(raw))
  }
  const length = sizeOf(directory)
  const end = endPart({ count: members.length, start, length, ...options })
  return joined([options.stub ?? new Uint8Array(), ...body, ...directory, ...end])
}

export function aZipFile(members: readonly RawMember[], options?: RawZip): File {
  return new File([aZip(members, options)], 'journal.zip')
}

type Facts = ReturnType<typeof facts>

function facts(member: RawMember, offset: number) {
  const content = bytesOf(member.content ?? '')
  const method = member.method ?? 8
  const packed = member.packed ?? (method === 8 ? deflateRawSync(content) : content)
  return {
    described: false,
    large: false,
    extra: new Uint8Array(),
    day: (46 << 9) | (3 << 5) | 4,
    crc: crc32(content),
    size: content.length,
    packedSize: packed.length,
    offset,
    ...member,
    name: bytesOf(member.name),
    flags: (member.flags ?? UTF_8) | (member.described ? DESCRIBED : 0),
    method,
    packed,
  }
}

function localPart(raw: Facts): Uint8Array[] {
  const known = raw.described ? [0, 0, 0] : [raw.crc, raw.large ? FULL : raw.packedSize, raw.size]
  const large = raw.large ? sizesField([raw.size, raw.packedSize]) : new Uint8Array()
  const header = joined([
    ints(4, 0x04034b50),
    ints(2, 45, raw.flags, raw.method, 0x6800, raw.day),
    ints(4, ...known),
    ints(2, raw.name.length, large.length),
    ...[raw.name, large],
  ])
  const described = [ints(4, 0x08074b50, raw.crc, raw.packedSize, raw.size)]
  return [header, raw.packed, ...(raw.described ? described : [])]
}

function centralPart(raw: Facts): Uint8Array {
  const large = raw.large ? sizesField([raw.size, raw.packedSize, raw.offset]) : new Uint8Array()
  const small = raw.large ? [FULL, FULL, FULL] : [raw.packedSize, raw.size, raw.offset]
  return joined([
    ints(4, 0x02014b50),
    ints(2, 45, 45, raw.flags, raw.method, 0x6800, raw.day),
    ints(4, raw.crc, small[0] ?? 0, small[1] ?? 0),
    ints(2, raw.name.length, raw.extra.length + large.length, 3, 0, 0),
    ints(4, 0, small[2] ?? 0),
    ...[raw.name, raw.extra, large, bytesOf('its')],
  ])
}

function endPart(end: RawZip & { count: number; start: number; length: number }): Uint8Array[] {
  const { count, start, length, large = false, disk = 0, comment = '' } = end
  const larger = [
    ints(4, 0x06064b50),
    ints(8, 44),
    ints(2, 45, 45),
    ints(4, disk, disk),
    ints(8, count, count, length, start),
    ints(4, 0x07064b50, 0),
    // The current offset, or the one before data was prepended.
    ints(8, start + length),
    ints(4, 1),
  ]
  const small = large ? [0xffff, 0xffff] : [count, count]
  return [
    ...(large ? larger : []),
    joined([
      ints(4, 0x06054b50),
      ints(2, disk, disk, ...small),
      ints(4, ...(large ? [FULL, FULL] : [length, start])),
      ints(2, bytesOf(comment).length),
      bytesOf(comment),
    ]),
  ]
}

const sizesField = (values: readonly number[]) =>
  joined([ints(2, 1, values.length * 8), ints(8, ...values)])

function ints(bytes: 2 | 4 | 8, ...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes * values.length))
  for (const [n, value] of values.entries()) {
    if (bytes === 2) view.setUint16(n * 2, value, true)
    else if (bytes === 4) view.setUint32(n * 4, value, true)
    else view.setBigUint64(n * 8, BigInt(value), true)
  }
  return new Uint8Array(view.buffer)
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
