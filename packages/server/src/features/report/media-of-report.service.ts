import {
  imageSizeOf,
  type MediaPartInfo,
  mediaNamedIn,
  SHOWN_EDGE,
  type StoredMedia,
  sniffMediaType,
} from '@daywell/core/media'
import { canBePrinted, MAX_PRINTED_PHOTOS } from '@daywell/core/report'
import { yieldToOthers } from '#concurrency/fair-scheduler.ts'
import type { MediaToSet } from '#press/book-to-set.ts'

/** What a report needs of photos and recordings, passed in by app.ts. */
export interface ReadMedia {
  find(userId: string, id: string): Promise<StoredMedia | undefined>
  read(
    userId: string,
    of: { readonly id: string; readonly part: 'shown' | 'thumbnail'; readonly bytes: number },
  ): Promise<Uint8Array>
}

interface Reading {
  readonly userId: string
  readonly media: ReadMedia
  /** Stops reading once the caller has gone. */
  readonly gone: AbortSignal
}

/** In the order of the book; a text may name more than it shows. */
const MAX_LOOKED_UP = 400
/** Read for one report. The press decodes them: its memory goes by the pixels. */
const MAX_BYTES = 60_000_000
const MAX_PIXELS = 130_000_000
const MAX_PIXELS_EACH = SHOWN_EDGE ** 2

/** What a report prints of the photos and recordings of its entries, read one at a time. */
export async function* mediaOfReport(
  entries: readonly { readonly content: string }[],
  { userId, media, gone }: Reading,
): AsyncGenerator<MediaToSet> {
  const left = { photos: MAX_PRINTED_PHOTOS, bytes: MAX_BYTES, pixels: MAX_PIXELS }
  for (const id of namedIn(entries)) {
    gone.throwIfAborted()
    await yieldToOthers(userId)
    const info = await media.find(userId, id)
    if (!info) continue
    const { kind, seconds } = info
    if (kind !== 'photo') {
      yield { printed: { kind, seconds }, id }
      continue
    }
    const part = left.photos > 0 ? printablePart(info, left.bytes) : undefined
    if (!part) continue
    const bytes = await media.read(userId, { ...part, id })
    left.bytes -= bytes.length
    const photo = toSet(id, bytes, left.pixels)
    if (!photo) continue
    left.photos -= 1
    left.pixels -= photo.printed.width * photo.printed.height
    yield photo
  }
}

function namedIn(entries: readonly { readonly content: string }[]): Set<string> {
  const ids = new Set<string>()
  for (const { content } of entries) {
    if (ids.size >= MAX_LOOKED_UP) break
    for (const id of mediaNamedIn(content)) ids.add(id)
  }
  return new Set([...ids].slice(0, MAX_LOOKED_UP))
}

/** The largest copy that is here, can be set and isn't too large. */
function printablePart({ parts, whole }: StoredMedia, room: number) {
  for (const part of ['shown', 'thumbnail'] as const) {
    const found = parts.find((one) => one.part === part && whole.includes(part))
    if (found && isPrintable(found, room)) return { part, bytes: found.bytes }
  }
  return undefined
}

const isPrintable = ({ type, bytes }: MediaPartInfo, room: number) =>
  canBePrinted(type) && bytes <= room

/** By what the bytes say: what the device has declared may be wrong. */
function toSet(id: string, bytes: Uint8Array, room: number) {
  const type = sniffMediaType(bytes)
  const size = type && imageSizeOf(bytes, type)
  if (!type || !size || !canBePrinted(type)) return undefined
  const pixels = size.width * size.height
  if (pixels > Math.min(room, MAX_PIXELS_EACH)) return undefined
  return { printed: { kind: 'photo' as const, ...size }, photo: { id, type, bytes } }
}
