/** Bytes of files for tests: text is Latin letters, and numbers are single bytes. */
export type Bytes = Uint8Array<ArrayBuffer>

export type Part = string | Uint8Array | readonly number[]

export function join(...parts: readonly Part[]): Bytes {
  const all = parts.map((part) =>
    typeof part === 'string' ? Uint8Array.from(part, (char) => char.charCodeAt(0)) : part,
  )
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of all) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export const big = (value: number, length = 4): number[] =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256)

export const little = (value: number, length = 4): number[] => big(value, length).reverse()

/** The characters of bytes, to search in. */
export const latin = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
