import type { FileSource, Piece } from '@daywell/core/media'

const WINDOW_BYTES = 1_000_000

/** Reads a file of any size with a window of a megabyte: a recording has thousands of blocks. */
export function sourceOf(file: Blob): FileSource {
  let window = { from: 0, bytes: new Uint8Array() }
  const load = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer())
  return {
    size: file.size,
    async read(from, to) {
      const end = Math.min(to, file.size)
      if (end - from > WINDOW_BYTES) return load(from, end)
      const isInside = from >= window.from && end <= window.from + window.bytes.length
      if (!isInside) window = { from, bytes: await load(from, from + WINDOW_BYTES) }
      return window.bytes.subarray(from - window.from, end - window.from)
    },
  }
}

const ZEROS = new Uint8Array(WINDOW_BYTES)

/** The pieces as one file, of which nothing is read yet. */
export function blobOf(file: Blob, pieces: readonly Piece[], type: string): Blob {
  const parts = pieces.flatMap((piece): BlobPart[] => {
    if (piece instanceof Uint8Array) return [piece]
    return 'zeros' in piece ? zeros(piece.zeros) : [file.slice(piece.from, piece.to)]
  })
  return new Blob(parts, { type })
}

function zeros(length: number): Uint8Array<ArrayBuffer>[] {
  const whole = Array.from({ length: Math.floor(length / WINDOW_BYTES) }, () => ZEROS)
  return [...whole, ZEROS.subarray(0, length % WINDOW_BYTES)]
}
