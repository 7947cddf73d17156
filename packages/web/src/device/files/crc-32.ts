/** The lookup table: each byte after eight steps of the division. */
const table = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/**
 * CRC-32, the checksum of zip files. Incremental: `before` is the checksum of all previous chunks.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)
  return ~crc >>> 0
}
