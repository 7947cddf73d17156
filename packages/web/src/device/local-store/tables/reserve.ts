import type { Backend, Transaction } from './backend.ts'

/** 4 MB in total: as much as Chromium writes before it compacts deleted rows. */
const RESERVE_KEYS = Array.from({ length: 16 }, (_, index) => `reserve-${index}`)
const RESERVE_PIECE_BYTES = 256 * 1024

/**
 * Reserves room for a full device. Chromium doesn't free the room of deleted rows at once, and even
 * needs more to record the deletion; deleting a large value, which has its own file, frees room at
 * once.
 */
export async function fillReserve(backend: Backend, pieces = RESERVE_KEYS.length): Promise<void> {
  const bytes = incompressible()
  for (const piece of RESERVE_KEYS.slice(0, pieces)) {
    // One transaction each, so that a save doesn't have to wait for all of them.
    await backend.transact('readwrite', async ({ facts }) => {
      if (await facts.get(piece)) return
      facts.put(piece, true)
      facts.put(bytesOf(piece), bytes)
    })
  }
}

/** Releases a piece of the reserve; returns whether any was left. */
export async function releaseReserve({ facts }: Transaction): Promise<boolean> {
  for (const piece of RESERVE_KEYS) {
    if (!(await facts.get(piece))) continue
    facts.delete(piece)
    // Never read: a value that was read keeps its file until garbage collection.
    facts.delete(bytesOf(piece))
    return true
  }
  return false
}

const bytesOf = (piece: string) => `${piece}-bytes`

/** Random: compressible data would reserve next to nothing. */
function incompressible(): Uint32Array {
  const bytes = new Uint32Array(RESERVE_PIECE_BYTES / 4)
  let last = 1
  for (let index = 0; index < bytes.length; index += 1) {
    last ^= last << 13
    last ^= last >>> 17
    last ^= last << 5
    bytes[index] = last
  }
  return bytes
}
