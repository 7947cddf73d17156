import { growingBlob } from '../growing-blob.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Each read is an asynchronous call to the browser, so read a lot at once. */
const READ_BYTES = 2 ** 20
/**
 * Deflate expands up to a thousandfold, and a browser unpacks each chunk whole: 16 MiB at worst.
 */
const CHUNK_BYTES = 2 ** 14

/** A slice of a file, complete or an error. */
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

/** A file's bytes in small chunks, read on demand. */
export function blobPieces(blob: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  let held = new Uint8Array(0)
  return new ReadableStream(
    {
      async pull(controller) {
        if (held.length === 0 && at === blob.size) return controller.close()
        if (held.length === 0) {
          held = await readSlice(blob, at, Math.min(READ_BYTES, blob.size - at))
          at += held.length
        }
        controller.enqueue(held.slice(0, CHUNK_BYTES))
        held = held.subarray(CHUNK_BYTES)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Not every browser can iterate over a stream. Leaving the loop cancels the stream. */
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
    // Canceling a failed stream rejects again.
    await reader.cancel().catch(() => undefined)
  }
}

/** The pieces as one Blob, of which little is in memory. */
export async function gatherPieces(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  signal?: AbortSignal,
): Promise<Blob> {
  const pile = growingBlob()
  for await (const piece of pieces) {
    signal?.throwIfAborted()
    pile.add(piece)
  }
  return pile.blob()
}
