import { UnreadableFile } from './unreadable-file.ts'

/** Asking the browser costs a turn each time. */
const READ_AT_ONCE = 2 ** 20
/** Deflate grows up to a thousandfold, and a browser unpacks each piece whole: 16 MiB at worst. */
const PIECE = 2 ** 14

/** A part of a file, complete or not at all. */
export async function readSlice(
  blob: Blob,
  start: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (start < 0 || start + length > blob.size) throw new UnreadableFile('cut-off')
  const bytes = await blob
    .slice(start, start + length)
    .arrayBuffer()
    .catch(outOfReach)
  if (bytes.byteLength !== length) throw new UnreadableFile('out-of-reach')
  return new Uint8Array(bytes)
}

function outOfReach(cause: unknown): never {
  throw new UnreadableFile('out-of-reach', undefined, cause)
}

/** The bytes of a file in small pieces, read as they are asked for. */
export function blobPieces(blob: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  let held = new Uint8Array(0)
  return new ReadableStream(
    {
      async pull(controller) {
        if (held.length === 0 && at === blob.size) return controller.close()
        if (held.length === 0) {
          held = await readSlice(blob, at, Math.min(READ_AT_ONCE, blob.size - at))
          at += held.length
        }
        controller.enqueue(held.slice(0, PIECE))
        held = held.subarray(PIECE)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Not every browser can loop over a stream. Leaving the loop ends the stream. */
export async function* piecesOf<Piece>(
  stream: ReadableStream<Piece>,
): AsyncGenerator<Piece, void, void> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // A stream that has failed says so once more when it is left.
    await reader.cancel().catch(() => undefined)
  }
}
