import { lengthText, mediaShownIn } from '#media/index.ts'

/** What a report prints of a photo or recording; the bytes are the typesetter's. */
export type PrintedMedia =
  | { readonly kind: 'photo'; readonly width: number; readonly height: number }
  | { readonly kind: 'audio' | 'video'; readonly seconds?: number | undefined }

const PRINTED_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
/** What the compiler of reports reads. */
export type PrintedType = (typeof PRINTED_TYPES)[number]

export function canBePrinted(type: string): type is PrintedType {
  return PRINTED_TYPES.some((one) => one === type)
}

/** By id. */
export type PrintedMediaById = Readonly<Record<string, PrintedMedia>>

/** A report is a book to read; further photos are named in brackets. */
export const MAX_PRINTED_PHOTOS = 40

/** Control characters, of which a text that is printed has none. */
const [OPEN, MIDDLE, CLOSE] = ['\x01', '\x02', '\x03']
/** Splits a text into words, and at each edge the number of the place that begins, or `undefined`. */
const EDGE = new RegExp(`${OPEN}(\\d+)${MIDDLE}|${CLOSE}`)

/** A photo or recording that is printed in this place. */
export type Placed = PrintedMedia & { readonly id: string }

/** Gives out what may be printed, and counts what may not. */
export function mediaForBook(media: PrintedMediaById = {}) {
  let photos = 0
  let leftOut = 0
  return {
    take(id: string): Placed | undefined {
      const found = Object.hasOwn(media, id) ? media[id] : undefined
      if (!found || (found.kind === 'photo' && photos === MAX_PRINTED_PHOTOS)) {
        leftOut += 1
        return undefined
      }
      if (found.kind === 'photo') photos += 1
      return { ...found, id }
    },
    get leftOut() {
      return leftOut
    },
  }
}

export type MediaForBook = ReturnType<typeof mediaForBook>

/** A text in which each place is found again by `piecesAtPlaces`. What isn't printed is named in brackets. */
export function withPlaces(text: string, media: MediaForBook): { text: string; places: Placed[] } {
  const places: Placed[] = []
  const parts: string[] = []
  let done = 0
  for (const { id, caption, from, to } of mediaShownIn(text)) {
    // One in the caption of another.
    if (from < done) continue
    const words = caption.replace(/\s+/g, ' ').trim()
    const found = media.take(id)
    const mark = found
      ? [OPEN, places.push(found) - 1, MIDDLE, words, CLOSE]
      : ['\\[', words || 'Photo', '\\]']
    parts.push(text.slice(done, from), ...mark.map(String))
    done = to
  }
  return { text: parts.join('') + text.slice(done), places }
}

/** Words, the number of a place that begins, or null where one ends. */
export function piecesAtPlaces(text: string): (string | number | null)[] {
  return text.split(EDGE).map((piece, at) => {
    if (at % 2 === 0) return piece
    return piece === undefined ? null : Number(piece)
  })
}

/** A recording as a line: `Voice note, 2:10`. */
export function recordingInWords(
  { kind, seconds }: Exclude<PrintedMedia, { kind: 'photo' }>,
  caption: string,
): string {
  const name = caption || (kind === 'audio' ? 'Voice note' : 'Video')
  return seconds === undefined ? name : `${name}, ${lengthText(seconds)}`
}
