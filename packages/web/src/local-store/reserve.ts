import type { Transaction } from './shelf.ts'

const PIECES = ['reserve-1', 'reserve-2', 'reserve-3', 'reserve-4'] as const
const PIECE_BYTES = 256 * 1024

/**
 * Sets room aside for the day when there is none. Chromium gives the room of deleted rows back
 * only when it tidies up, which may take hours; a large value, which lies in a file of its own,
 * makes room at once.
 */
export async function setRoomAside({ facts }: Transaction): Promise<void> {
  for (const [index, piece] of PIECES.entries()) {
    if (await facts.get(piece)) continue
    facts.put(piece, true)
    facts.put(bytesOf(piece), incompressible(index + 1))
  }
}

/** Gives a piece of that room up; whether there was any left. */
export async function giveRoomUp({ facts }: Transaction): Promise<boolean> {
  for (const piece of PIECES) {
    if (!(await facts.get(piece))) continue
    facts.delete(piece)
    // Never read: what a page has read keeps its file until the page has forgotten it.
    facts.delete(bytesOf(piece))
    return true
  }
  return false
}

const bytesOf = (piece: string) => `${piece}-bytes`

/** A browser packs what repeats itself, and would set next to nothing aside for it. */
function incompressible(seed: number): Uint32Array {
  let last = seed
  return Uint32Array.from({ length: PIECE_BYTES / 4 }, () => {
    last ^= last << 13
    last ^= last >>> 17
    last ^= last << 5
    return last
  })
}
