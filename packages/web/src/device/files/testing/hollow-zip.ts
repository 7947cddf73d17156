/** A sparse zip file: the bytes of its holes are zeros that are never stored. */
export function hollowZip() {
  const parts: { readonly start: number; readonly bytes: Uint8Array }[] = []
  let size = 0
  return {
    hole: (length: number): Blob => sparse(length, []),
    size: () => size,
    add(part: Blob | Uint8Array<ArrayBuffer>) {
      if (!(part instanceof Blob)) parts.push({ start: size, bytes: part })
      size += part instanceof Blob ? part.size : part.length
    },
    blob: (): Blob => sparse(size, parts),
  }
}

interface Part {
  readonly start: number
  readonly bytes: Uint8Array
}

/** Node's blobs count in 32 bits; browsers' blobs don't. */
function sparse(size: number, parts: readonly Part[], from = 0): Blob {
  const slice = (start = 0, end = size) => {
    const [first, last] = [Math.min(start, size), Math.min(end, size)]
    return sparse(last - first, parts, from + first)
  }
  const arrayBuffer = async () => {
    const bytes = new Uint8Array(size)
    for (const { start, bytes: own } of parts) {
      const at = start - from
      if (at >= size || at + own.length <= 0) continue
      bytes.set(own.subarray(Math.max(0, -at), size - at), Math.max(0, at))
    }
    return bytes.buffer
  }
  const own = {
    size: { value: size },
    slice: { value: slice },
    arrayBuffer: { value: arrayBuffer },
  }
  return Object.defineProperties(new Blob(), own)
}
