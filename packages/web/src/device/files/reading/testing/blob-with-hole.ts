interface Hole {
  readonly at: number
  readonly length: number
}

/** A sparse blob of any size. Node's blobs count in 32 bits; browsers' blobs don't. */
export function blobWithHole(bytes: Uint8Array, hole: Hole): Blob {
  return part(bytes, hole, [0, bytes.length + hole.length])
}

function part(bytes: Uint8Array, hole: Hole, [start, end]: [number, number]): Blob {
  const size = end - start
  const slice = (from = 0, to = size) =>
    part(bytes, hole, [start + Math.min(from, size), start + Math.min(to, size)])
  const arrayBuffer = async () =>
    Uint8Array.from({ length: size }, (_, n) => byteAt(bytes, hole, start + n)).buffer
  const own = {
    size: { value: size },
    slice: { value: slice },
    arrayBuffer: { value: arrayBuffer },
  }
  return Object.defineProperties(new Blob(), own)
}

function byteAt(bytes: Uint8Array, { at, length }: Hole, place: number): number {
  if (place < at) return bytes[place] ?? 0
  return place < at + length ? 0 : (bytes[place - length] ?? 0)
}
