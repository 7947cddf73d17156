/** From which byte to which, the last one not included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The one range that a `Range` header asks for. Undefined: all of it, as for several ranges or what
 * isn't a range at all; null: none of its bytes exist.
 */
export function byteRange(header: string | undefined, bytes: number): Span | null | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') {
    const span = { from: Math.max(0, bytes - Number(last)), to: bytes }
    return Number(last) === 0 ? null : span
  }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= bytes) return null
  const to = last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  return { from: Number(first), to }
}
