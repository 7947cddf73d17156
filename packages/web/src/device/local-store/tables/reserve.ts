import type { Backend, Transaction } from './backend.ts'

/** Together 4 MB: as much as Chromium writes before it tidies up what was deleted. */
const PIECES = Array.from({ length: 16 }, (_, index) => `reserve-${index}`)
const PIECE_BYTES = 256 * 1024

/**
 * Sets room aside for the day when there is none. Chromium does not give the room of deleted rows
 * back at once, and even takes more for noting that they went; a large value, which lies in a
 * file of its own, makes room at once.
 */
export async function setRoomAside(backend: Backend, pieces = PIECES.length): Promise<void> {
  const bytes = incompressible()
  for (const piece of PIECES.slice(0, pieces)) {
    // Each by itself: nobody who saves meanwhile has to wait for all of them.
    await backend.transact('readwrite', async ({ facts }) => {
      if (await facts.get(piece)) return
      facts.put(piece, true)
      facts.put(bytesOf(piece), bytes)
    })
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
function incompressible(): Uint32Array {
  const bytes = new Uint32Array(PIECE_BYTES / 4)
  let last = 1
  for (let index = 0; index < bytes.length; index += 1) {
    last ^= last << 13
    last ^= last >>> 17
    last ^= last << 5
    bytes[index] = last
  }
  return bytes
}
