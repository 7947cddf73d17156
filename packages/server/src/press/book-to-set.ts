import type { BookOf, PrintedMedia } from '@daywell/core/report'
import type { PhotoToSet } from './photos.ts'

/** A book that brings its photos one by one, and only once it's its turn. */
export interface BookToSet extends Omit<BookOf, 'media'> {
  readonly readMedia?: (() => AsyncIterable<MediaToSet>) | undefined
}

/** A photo with its bytes, or what a recording is printed as. */
export type MediaToSet =
  | { readonly printed: Extract<PrintedMedia, { kind: 'photo' }>; readonly photo: PhotoToSet }
  | { readonly printed: Exclude<PrintedMedia, { kind: 'photo' }>; readonly id: string }
