import { sentencesOf } from '#analysis/reading/sentences.ts'
import { ownText } from '#markdown/index.ts'
import type { AskedEntry } from './asked-entry.ts'

/** Minimum size of a piece where sentences have to share one. */
const MIN_PIECE_CHARS = 100
/** A model reads only 256 tokens of a piece. */
export const MAX_PIECE_CHARS = 800
/** Limit of pieces per entry; where there are more sentences, some share one. */
const MAX_PIECES = 32

/** Some sentences of one paragraph, as they stand in the entry without its marks. */
export interface Piece {
  readonly text: string
  readonly start: number
}

/**
 * Splits an entry into pieces that are embedded one by one: sentences, because a relevant one is
 * lost among others. The end of a very long entry is only found by words.
 */
export function piecesOf({ content }: Pick<AskedEntry, 'content'>): Piece[] {
  const looked = ownText(content).slice(0, MAX_PIECES * MAX_PIECE_CHARS)
  const sentences = sentencesIn(looked)
  let pieces = sentences
  for (let size = MIN_PIECE_CHARS; pieces.length > MAX_PIECES && size <= MAX_PIECE_CHARS; size *= 2)
    pieces = joinedUpTo(size, looked, sentences)
  return pieces.slice(0, MAX_PIECES)
}

/** Joins sentences of one paragraph up to a size. */
function joinedUpTo(size: number, looked: string, sentences: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const { text, start } of sentences) {
    const open = pieces.at(-1)
    const joined = open && looked.slice(open.start, start + text.length)
    if (open && joined && joined.length <= size && !/\n\s*\n/.test(joined))
      pieces[pieces.length - 1] = { text: joined, start: open.start }
    else pieces.push({ text, start })
  }
  return pieces
}

/** The sentences of a text; an endless one is cut. */
export function sentencesIn(text: string): Piece[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const cut: Piece[] = []
    for (let at = start; at < end; at += MAX_PIECE_CHARS)
      cut.push({
        text: text.slice(at, Math.min(end, at + MAX_PIECE_CHARS)).toWellFormed(),
        start: at,
      })
    return cut
  })
}
