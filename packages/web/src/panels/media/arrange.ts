import type { MediaInfo, MediaKind } from '@daywell/core/media'

const MAX_IN_ROW = 3
/** A panorama would take all the room of its row, and so would a very tall photo. */
const [MIN_RATIO, MAX_RATIO] = [0.6, 2.2]

/** Consecutive photos, or one recording. */
export interface Segment<T> {
  readonly kind: MediaKind
  readonly items: readonly T[]
}

/** Divides what a text shows in a row into photos that stand together, and recordings. */
export function segmentsOf<T>(items: readonly T[], kindOf: (item: T) => MediaKind): Segment<T>[] {
  const segments: { kind: MediaKind; items: T[] }[] = []
  for (const item of items) {
    const kind = kindOf(item)
    const last = segments.at(-1)
    if (kind === 'photo' && last?.kind === 'photo') last.items.push(item)
    else segments.push({ kind, items: [item] })
  }
  return segments
}

/** Rows of two or three, as even as they can be, with the shorter ones first. */
export function rowsOf<T>(photos: readonly T[]): T[][] {
  const count = Math.ceil(photos.length / MAX_IN_ROW)
  const size = Math.floor(photos.length / count)
  const longer = photos.length - size * count
  let at = 0
  return Array.from({ length: count }, (_, row) => {
    const from = at
    at += row < count - longer ? size : size + 1
    return photos.slice(from, at)
  })
}

/** Width by height; what isn't known is a square. */
export function ratioOf(info: MediaInfo | undefined): number {
  return info?.width && info.height ? info.width / info.height : 1
}

/** The same where several share a row. */
export function ratioInRow(info: MediaInfo | undefined): number {
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratioOf(info)))
}
