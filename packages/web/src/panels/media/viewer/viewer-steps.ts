import type { MediaInfo } from '@daywell/core/media'
import type { ShownItem } from '../shown-item.ts'

export interface ViewedPhoto {
  readonly item: ShownItem
  /** Its index among all that the text shows. */
  readonly at: number
  readonly info: MediaInfo
}

export function photosOf(
  items: readonly ShownItem[],
  infoOf: (id: string) => MediaInfo | null | undefined,
): ViewedPhoto[] {
  return items.flatMap((item, at) => {
    const info = infoOf(item.id)
    return info?.kind === 'photo' ? [{ item, at, info }] : []
  })
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** The index that a key leads to. In an enlarged photo, the arrow keys scroll. */
export function stepByKey(
  { key, altKey, ctrlKey, metaKey }: Keys,
  at: number,
  count: number,
  isEnlarged: boolean,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (isEnlarged) return undefined
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, at + 1)
  return undefined
}

const MIN_SWIPE_PX = 48

/** Which way a finger went; undefined for a tap, and where it went up or down. */
export function swipeOf(right: number, down: number): 'previous' | 'next' | undefined {
  if (Math.abs(right) < MIN_SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return undefined
  return right > 0 ? 'previous' : 'next'
}
