import { sentencesOf } from '#analysis/reading/sentences.ts'
import type { AskedEntry } from './asked-entry.ts'

/** Characters of a piece, where an entry is short: few sentences, so that none drowns another. */
const SHORT = 220
/** A model reads 256 tokens of a piece, and no more. */
const LONGEST = 800
/** So many pieces are made of an entry, and its end is found by words alone. */
const MOST = 24

/** Some sentences of one paragraph, as they stand in the entry. */
export interface Piece {
  readonly text: string
  readonly start: number
}

/** Cuts an entry into pieces whose meaning can be told one by one. */
export function piecesOf({ content }: Pick<AskedEntry, 'content'>): Piece[] {
  const looked = content.slice(0, MOST * LONGEST)
  const size = Math.min(LONGEST, Math.max(SHORT, Math.ceil(looked.length / MOST)))
  const pieces: Piece[] = []
  let open: Piece | undefined
  for (const { text, start } of sentencesIn(looked)) {
    const joined = open && looked.slice(open.start, start + text.length)
    if (open && joined && joined.length <= size && !/\n\s*\n/.test(joined))
      open = { text: joined, start: open.start }
    else {
      if (open) pieces.push(open)
      open = { text, start }
    }
  }
  return (open ? [...pieces, open] : pieces).slice(0, MOST)
}

/** The sentences of a text; one that never ends is cut. */
export function sentencesIn(text: string): Piece[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const cut: Piece[] = []
    for (let at = start; at < end; at += LONGEST)
      cut.push({ text: text.slice(at, Math.min(end, at + LONGEST)).toWellFormed(), start: at })
    return cut
  })
}
