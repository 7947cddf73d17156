const TABLES = 8
const BYTES = 256

/** The lookup tables: each byte after eight steps of the division, and after 16, 24 and so on. */
const tables = /* @__PURE__ */ makeTables()

function makeTables(): Uint32Array {
  const made = new Uint32Array(TABLES * BYTES)
  for (let byte = 0; byte < BYTES; byte += 1) {
    let rest = byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
    made[byte] = rest
  }
  for (let at = BYTES; at < made.length; at += 1) {
    const before = made[at - BYTES] as number
    made[at] = (before >>> 8) ^ (made[before & 0xff] as number)
  }
  return made
}

/**
 * CRC-32, the checksum of zip files. Incremental: `before` is the checksum of all previous chunks.
 * Eight bytes at a time (“slicing by 8”), because a backup may have gigabytes of photos.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const inEights = bytes.length - (bytes.length % 8)
  let crc = ~before
  let at = 0
  for (; at < inEights; at += 8)
    crc = afterEight(crc ^ view.getInt32(at, true), view.getInt32(at + 4, true))
  for (; at < bytes.length; at += 1)
    crc = (crc >>> 8) ^ (tables[(crc ^ view.getUint8(at)) & 0xff] as number)
  return ~crc >>> 0
}

function afterEight(first: number, second: number): number {
  return (
    entry(7, first) ^
    entry(6, first >>> 8) ^
    entry(5, first >>> 16) ^
    entry(4, first >>> 24) ^
    entry(3, second) ^
    entry(2, second >>> 8) ^
    entry(1, second >>> 16) ^
    entry(0, second >>> 24)
  )
}

function entry(table: number, byte: number): number {
  return tables[table * BYTES + (byte & 0xff)] as number
}
