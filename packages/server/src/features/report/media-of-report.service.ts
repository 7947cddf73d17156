import {
  imageSizeOf,
  type MediaPartInfo,
  mediaNamedIn,
  SHOWN_EDGE,
  type StoredMedia,
  sniffMediaType,
} from '@daywell/core/media'
import { canBePrinted, MAX_PRINTED_PHOTOS } from '@daywell/core/report'
import { AppError } from '#app-error.ts'
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
  /** Called with what kept a photo out of the report. */
  readonly failed: (error: unknown) => void
}

/** In the order of the book; a text may name more than it shows. */
const MAX_LOOKED_UP = 400
/** Read for one report. The press decodes them: its memory goes by the pixels. */
const MAX_BYTES = 60_000_000
const MAX_PIXELS = 130_000_000
const MAX_PIXELS_EACH = SHOWN_EDGE ** 2
/** A store that doesn't answer isn't asked for each photo: every call may wait for its timeout. */
const MAX_STORE_FAILURES = 2

/**
 * What a report prints of the photos and recordings of its entries, read one at a time. One that
 * can't be read is left out, and the report is set without it.
 */
export async function* mediaOfReport(
  entries: readonly { readonly content: string }[],
  { userId, media, gone, failed }: Reading,
): AsyncGenerator<MediaToSet> {
  const left = { photos: MAX_PRINTED_PHOTOS, bytes: MAX_BYTES, pixels: MAX_PIXELS }
  let storeFailures = 0

  async function attempt<T>(read: Promise<T>): Promise<T | undefined> {
    try {
      return await read
    } catch (error) {
      gone.throwIfAborted()
      if (error instanceof AppError && error.code === 'unavailable') storeFailures += 1
      failed(error)
      return undefined
    }
  }

  /** The largest copy that is here, isn't too large, and can be read and set. */
  async function photoOf(info: StoredMedia): Promise<PhotoOfReport | undefined> {
    for (const { part, bytes } of printableParts(info, left.bytes)) {
      if (storeFailures >= MAX_STORE_FAILURES) return undefined
      const read = await attempt(media.read(userId, { id: info.id, part, bytes }))
      if (!read) continue
      left.bytes -= read.length
      return toSet(info.id, read, left.pixels)
    }
    return undefined
  }

  for (const id of namedIn(entries)) {
    gone.throwIfAborted()
    await yieldToOthers(userId)
    const info = await attempt(media.find(userId, id))
    if (!info) continue
    const { kind, seconds } = info
    if (kind !== 'photo') {
      yield { printed: { kind, seconds }, id }
      continue
    }
    const photo = left.photos > 0 ? await photoOf(info) : undefined
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

/** Those that are here, the largest first. */
function printableParts({ parts, whole }: StoredMedia, room: number) {
  return (['shown', 'thumbnail'] as const).flatMap((part) => {
    const found = parts.find((one) => one.part === part && whole.includes(part))
    return found && isPrintable(found, room) ? [{ part, bytes: found.bytes }] : []
  })
}

const isPrintable = ({ type, bytes }: MediaPartInfo, room: number) =>
  canBePrinted(type) && bytes <= room

type PhotoOfReport = Extract<MediaToSet, { readonly photo: unknown }>

/** By what the bytes say: what the device has declared may be wrong. */
function toSet(id: string, bytes: Uint8Array, room: number): PhotoOfReport | undefined {
  const type = sniffMediaType(bytes)
  const size = type && imageSizeOf(bytes, type)
  if (!type || !size || !canBePrinted(type)) return undefined
  const pixels = size.width * size.height
  if (pixels > Math.min(room, MAX_PIXELS_EACH)) return undefined
  return { printed: { kind: 'photo' as const, ...size }, photo: { id, type, bytes } }
}
