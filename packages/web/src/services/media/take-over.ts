import type { MediaInfo, MediaPart, MediaPartInfo } from '@daywell/core/media'
import type { MediaStore } from '#device/media/media-store.ts'
import type { MediaRow } from '#device/media/media-tables.ts'
import type { MediaServer } from './media-server.ts'

interface TakeOverDeps {
  readonly store: MediaStore
  readonly server: Pick<MediaServer, 'page' | 'fetch'>
}

/**
 * Two devices that import the same file give it the same id, and each its own copies: what the
 * server has wins. Undefined if it's another photo, or if that would lose bytes that only this
 * device has.
 */
export async function takeOver(
  { store, server }: TakeOverDeps,
  { info, here }: MediaRow,
): Promise<MediaRow | undefined> {
  const stored = (await server.page(info.id)).media.find(({ id }) => id === info.id)
  if (!stored || !isOfSameFile(info, stored)) return undefined
  const bytes = new Map<MediaPart, Blob>()
  for (const part of here) {
    const theirs = stored.parts.find((one) => one.part === part)
    if (!theirs) return undefined
    if (isSamePart(theirs, info)) continue
    const read = stored.whole.includes(part) && (await server.fetch(info.id, theirs))
    if (!read) return undefined
    bytes.set(part, read)
  }
  return (await store.replace(info, stored, bytes)) ? store.get(info.id) : undefined
}

/** By all that doesn't depend on the browser that made the copies. */
function isOfSameFile(one: MediaInfo, other: MediaInfo): boolean {
  const isAlike = one.kind === other.kind && one.name === other.name
  const hasSameSize = one.width === other.width && one.height === other.height
  return isAlike && (one.kind !== 'photo' || (hasSameSize && one.takenOn === other.takenOn))
}

function isSamePart({ part, sha256 }: MediaPartInfo, { parts }: MediaInfo): boolean {
  return parts.some((one) => one.part === part && one.sha256 === sha256)
}
