import type { MediaKind } from './media-schema.ts'
import { mediaShownIn } from './references.ts'

const ANY_NAME = /media:[0-9a-f]{24}(?![0-9a-f])/g

/**
 * What to call an entry that only shows photos: `Photo` or `2 photos`. A recording has a caption
 * from the beginning, so that its text says that it's one.
 */
export function titleOfPhotos(text: string): string {
  const count = mediaShownIn(text).length
  if (count === 0) return ''
  return count === 1 ? 'Photo' : `${count} photos`
}

const FIRST_CAPTIONS = { photo: '', audio: 'Voice note', video: 'Video' } as const

/** The caption of what was just added: only by it, a text tells a recording from a photo. */
export function firstCaption(kind: MediaKind): string {
  return FIRST_CAPTIONS[kind]
}

/** A text with its marks, in which no photo can be found by its id. */
export function withoutMediaIds(text: string): string {
  return text.includes('media:') ? text.replaceAll(ANY_NAME, '') : text
}
