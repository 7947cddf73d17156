import type { Pace } from '#concurrency/transfer-pace.ts'
import { release } from '#crypto/index.ts'

/** Handed to the line in each turn of the event loop. */
const SLICE_BYTES = 128 << 10

/**
 * The first piece doesn't wait: a thumbnail is no more than that. The memory of a piece is given
 * back once the line has taken it. The garbage collection would wait until there's 100 MB of it.
 */
export async function* atPace(
  pieces: AsyncIterable<Buffer>,
  pace: Pace,
  isTaken: () => boolean,
): AsyncGenerator<Buffer> {
  let isFirst = true
  let sent: Buffer[] = []
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += SLICE_BYTES) {
      const slice = piece.subarray(at, at + SLICE_BYTES)
      // The stream has handed on every earlier slice by the next turn of the event loop.
      await ((isFirst ? undefined : pace(slice.length)) ?? new Promise(setImmediate))
      if (isTaken()) {
        for (const earlier of sent) release(earlier)
        sent = []
      }
      yield slice
    }
    isFirst = false
    sent.push(piece)
  }
}
