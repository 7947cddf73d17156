/** Numbers and tags in bytes; past the end there are only zeros. */

export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0
}

export function u16(bytes: Uint8Array, at: number, isLittle = false): number {
  const [one, other] = [byteAt(bytes, at), byteAt(bytes, at + 1)]
  return isLittle ? other * 256 + one : one * 256 + other
}

export function u32(bytes: Uint8Array, at: number, isLittle = false): number {
  const [one, other] = [u16(bytes, at, isLittle), u16(bytes, at + 2, isLittle)]
  return isLittle ? other * 65_536 + one : one * 65_536 + other
}

/** Exact up to 2^53, which no file reaches. */
export function u64(bytes: Uint8Array, at: number): number {
  return u32(bytes, at) * 2 ** 32 + u32(bytes, at + 4)
}

export function tagAt(bytes: Uint8Array, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Latin letters as bytes. */
export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (char) => char.charCodeAt(0))
}
