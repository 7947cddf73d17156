import type { MediaPart } from '@daywell/core/media'
import type { MediaStore } from '#device/media/media-store.ts'
import type { MediaRow } from '#device/media/media-tables.ts'
import type { MediaServer } from './media-server.ts'

/**
 * Evicts what the server has whole, which it's asked right before, the longest unused first. Never
 * the only copy of anything, nor one whose upload is unfinished. Resolves with whether that many
 * bytes are free now.
 */
export async function makeRoom(
  { store, server, mayGo }: RoomDeps,
  bytes: number,
): Promise<boolean> {
  const whole = new Map<string, readonly MediaPart[]>()
  try {
    for await (const stored of server.all()) whole.set(stored.id, stored.whole)
  } catch {
    return false
  }
  const rows = (await store.all())
    .filter((row) => isSafe(row, whole.get(row.info.id) ?? []) && mayGo(row))
    .toSorted((one, other) => one.usedAt - other.usedAt)
  let freed = 0
  for (const row of rows) {
    if (freed >= bytes) return true
    // Lists show the thumbnails.
    const parts = row.here.filter((part) => part !== 'thumbnail')
    await store.drop(row.info.id, parts)
    freed += bytesOf(row, parts)
  }
  return freed >= bytes
}

interface RoomDeps {
  readonly store: MediaStore
  readonly server: Pick<MediaServer, 'all'>
  /** Whether it belongs on the server, which won't remove it. */
  readonly mayGo: (row: MediaRow) => boolean
}

function isSafe({ here }: MediaRow, whole: readonly MediaPart[]): boolean {
  return here.length > 0 && here.every((part) => whole.includes(part))
}

export function bytesOf({ info }: MediaRow, parts: readonly MediaPart[]): number {
  const meant = info.parts.filter(({ part }) => parts.includes(part))
  return meant.reduce((sum, { bytes }) => sum + bytes, 0)
}
