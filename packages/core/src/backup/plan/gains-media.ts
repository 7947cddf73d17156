import type { Entry } from '#journal/index.ts'
import type { Incoming, IncomingMedia } from '../incoming.ts'

/**
 * Whether the same text comes again with photos or recordings that couldn't come before. A text that
 * was changed here has a time of its own, and never gets back what was removed from it.
 */
export function gainsMedia({ media = [] }: Incoming, here: Entry, sent: Entry): boolean {
  if (Date.parse(here.updatedAt) !== Date.parse(sent.updatedAt)) return false
  if (media.every(({ mark }) => here.content.includes(mark))) return false
  return textWithoutMedia(here.content, media) === textWithoutMedia(sent.content, media)
}

/** A text without its photos, and without the names of those that are missing. */
function textWithoutMedia(text: string, media: readonly IncomingMedia[]): string {
  const without = media.reduce(
    (rest, { mark, remnant }) => rest.replaceAll(mark, ' ').replaceAll(remnant, ' '),
    text,
  )
  return without.replace(/\s+/g, ' ').trim()
}
