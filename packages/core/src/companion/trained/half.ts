/** The 16-bit floats in which weights are stored. */
let table: Float32Array | undefined

function everyHalf(): Float32Array {
  table ??= Float32Array.from({ length: 65_536 }, (_, bits) => fromHalf(bits))
  return table
}

function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >>> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

export function readHalves(halves: Uint16Array): Float32Array {
  const every = everyHalf()
  const floats = new Float32Array(halves.length)
  for (let at = 0; at < floats.length; at++) floats[at] = every[halves[at] as number] as number
  return floats
}

/** Rounds to the nearest half, to even ones in the middle. */
export function writeHalves(floats: Float32Array, into: Uint16Array): void {
  const bits = new Uint32Array(floats.buffer, floats.byteOffset, floats.length)
  for (let at = 0; at < bits.length; at++) into[at] = halfOf(bits[at] as number)
}

function halfOf(bits: number): number {
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 0xff) - 112
  const fraction = bits & 0x7f_ffff
  if (exponent >= 31) return sign | 0x7c00
  if (exponent > 0) return sign | rounded((exponent << 23) | fraction, 13)
  return exponent < -10 ? sign : sign | rounded(fraction | 0x80_0000, 14 - exponent)
}

function rounded(value: number, shift: number): number {
  const kept = value >>> shift
  const rest = value & ((1 << shift) - 1)
  const middle = 1 << (shift - 1)
  return rest > middle || (rest === middle && kept & 1) ? kept + 1 : kept
}
