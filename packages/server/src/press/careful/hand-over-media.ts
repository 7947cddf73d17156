import type { PrintedMedia, PrintedMediaById } from '@daywell/core/report'
import type { MediaToSet } from '../book-to-set.ts'
import type { PhotoToSet } from '../photos.ts'

/**
 * Gives the process one photo after the other, so that the server has only one in its memory. A
 * photo that ends the process takes the others with it: then the book is set without any.
 */
export async function handOverMedia(
  all: AsyncIterable<MediaToSet>,
  give: (photo: PhotoToSet) => Promise<unknown>,
): Promise<PrintedMediaById> {
  const media: Record<string, PrintedMedia> = {}
  for await (const one of all) {
    if (!('photo' in one)) {
      media[one.id] = one.printed
      continue
    }
    const isTaken = await give(one.photo)
    if (isTaken === undefined) return withoutPhotos(media)
    if (isTaken) media[one.photo.id] = one.printed
  }
  return media
}

export function withoutPhotos(media: PrintedMediaById): PrintedMediaById {
  return Object.fromEntries(Object.entries(media).filter(([, { kind }]) => kind !== 'photo'))
}

export function hasPhotos(media: PrintedMediaById = {}): boolean {
  return Object.values(media).some(({ kind }) => kind === 'photo')
}
