import { paragraphsOf, readLines, readSpans } from '#markdown/index.ts'

const ANY_ID = /media:([0-9a-f]{24})(?![0-9a-f])/g

/** A photo or a recording at its place in a text. */
export interface MediaReference {
  readonly id: string
  readonly caption: string
  readonly from: number
  readonly to: number
}

/** What a text shows of the journal's photos and recordings, in order. */
export function mediaShownIn(text: string): MediaReference[] {
  if (!text.includes('media:')) return []
  return paragraphsOf(readLines(text)).flatMap((lines) => {
    const kind = lines[0]?.kind
    if (kind !== 'text' && kind !== 'heading') return []
    return readSpans(text, lines).flatMap(({ media, from, innerFrom, innerTo, to }) =>
      media === undefined ? [] : [{ id: media, caption: text.slice(innerFrom, innerTo), from, to }],
    )
  })
}

/**
 * Every id that a text names in any way, even in code or broken marks. What isn't named here may be
 * removed, so this finds more than is shown.
 */
export function mediaNamedIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(ANY_ID), ([, id]) => id as string))
}

/** The Markdown of a photo or a recording. A backslash can't be escaped, and becomes a slash. */
export function mediaMark(id: string, caption: string): string {
  const words = caption.replace(/\s+/g, ' ').trim().replaceAll('\\', '/')
  return `![${words.replace(/[[\]*_~`<]/g, '\\$&')}](media:${id})`
}
