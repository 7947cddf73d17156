import { plainText } from '@daywell/core/markdown'
import { type MediaReference, mediaShownIn } from '@daywell/core/media'

/** A photo or a recording as a text shows it. */
export interface ShownItem {
  readonly id: string
  /** As plain text. */
  readonly caption: string
}

export function shownItem({ id, caption }: Pick<MediaReference, 'id' | 'caption'>): ShownItem {
  return { id, caption: plainText(caption).trim() }
}

/** All that a text shows, in order. */
export function shownItemsIn(text: string): ShownItem[] {
  return mediaShownIn(text).map(shownItem)
}
