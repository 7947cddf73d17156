import type { Row, Value } from './row-pages.ts'
import type { TableShape } from './table-shapes.ts'

/**
 * A part of MessagePack: nil, int64, str32, bin32 and array32, always in their widest form. Other
 * tools can read it, and equal values have equal bytes.
 */
const NIL = 0xc0
const INT = 0xd3
const TEXT = 0xdb
const BYTES = 0xc6
const LIST = 0xdd

export type Packed = Value | readonly Packed[]

const START_BYTES = 64 * 1024

/** Packs one value after the other into the same memory, which grows as it needs to. */
export function packer() {
  let buffer = Buffer.allocUnsafe(START_BYTES)
  let length = 0

  const reserve = (bytes: number) => {
    if (length + bytes <= buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(2 * buffer.length, length + bytes))
    buffer.copy(larger, 0, 0, length)
    buffer = larger
  }
  const head = (kind: number, size: number, body: number) => {
    reserve(5 + body)
    buffer[length] = kind
    buffer.writeUInt32BE(size, length + 1)
    length += 5
  }

  const add = (value: Packed): void => {
    if (value === null) {
      reserve(1)
      buffer[length++] = NIL
    } else if (typeof value === 'number') {
      reserve(9)
      buffer[length] = INT
      buffer.writeBigInt64BE(BigInt(value), length + 1)
      length += 9
    } else if (typeof value === 'string') {
      const bytes = Buffer.byteLength(value)
      head(TEXT, bytes, bytes)
      length += buffer.write(value, length)
    } else if (value instanceof Uint8Array) {
      head(BYTES, value.length, value.length)
      buffer.set(value, length)
      length += value.length
    } else {
      head(LIST, value.length, 0)
      for (const item of value) add(item)
    }
  }
  /** Valid until the next call. */
  return (value: Packed): Buffer => {
    length = 0
    add(value)
    return buffer.subarray(0, length)
  }
}

/** The values of a row, in the order of the table's columns. */
export function packRow({ columns }: TableShape, row: Row): Value[] {
  return columns.map(({ name }) => row[name] ?? null)
}

/** Throws on anything that `pack` doesn't write. */
export function unpack(bytes: Buffer): Packed {
  let at = 0
  const sized = () => {
    const size = bytes.readUInt32BE(at)
    at += 4
    return size
  }
  const slice = () => {
    const end = sized() + at
    if (end > bytes.length) throw new RangeError('It ends too early')
    const part = bytes.subarray(at, end)
    at = end
    return part
  }
  const next = (): Packed => {
    const kind = bytes[at++]
    switch (kind) {
      case NIL:
        return null
      case INT:
        at += 8
        return Number(bytes.readBigInt64BE(at - 8))
      case TEXT:
        return slice().toString('utf8')
      case BYTES:
        return slice()
      case LIST:
        return Array.from({ length: sized() }, next)
      default:
        throw new RangeError('It is in an unknown form')
    }
  }
  const value = next()
  if (at !== bytes.length) throw new RangeError('It is too long')
  return value
}
