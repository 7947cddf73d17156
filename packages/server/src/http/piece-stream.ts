import { Readable } from 'node:stream'

/** Long enough for one piece over a very slow line. */
const STALLED_MS = 5 * 60_000

/**
 * An answer that is sent as it is made, with backpressure: no more than one piece is made ahead of
 * what the line takes. A reader that takes nothing for long is cut off, so that it can't hold on
 * to a piece, and to a place among the person's exports, for ever.
 */
export function pieceStream(
  pieces: AsyncIterable<Buffer | string>,
  stalledMs = STALLED_MS,
): Readable {
  const stream = Readable.from(watched(), { highWaterMark: 1 })
  return stream

  async function* watched() {
    for await (const piece of pieces) {
      const stalled = setTimeout(() => stream.destroy(), stalledMs)
      try {
        yield piece
      } finally {
        clearTimeout(stalled)
      }
    }
  }
}
