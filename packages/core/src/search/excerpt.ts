import { firstFound, markFound, type Piece } from './marks.ts'
import type { Term } from './terms.ts'

/** Characters that fill two lines of a card on any screen. */
const LENGTH = 240
/** Context before the first match. */
const LEAD = 32
/** A match before this is in the first two lines anyway. */
const NEAR = 60
const BLANKS = /[\s\u0085]+/gu

/**
 * The beginning of a text in one line, or the surroundings of the first match: in the text as it was
 * typed, if only that has one, such as in the address of a link.
 */
export function excerptOf(shown: string, terms: readonly Term[] = [], typed = shown): Piece[] {
  const isTyped = firstFound(shown, terms) === -1 && firstFound(typed, terms) !== -1
  const content = isTyped ? typed : shown
  const found = firstFound(content, terms)
  const start = found > NEAR ? startOfWord(content, found - LEAD) : 0
  // Blanks are collapsed, so more than the length may be needed to fill it.
  const line = content.slice(start, start + 4 * LENGTH).replace(BLANKS, ' ')
  const pieces = markFound(withoutHalves(line.trim().slice(0, LENGTH)), terms)
  return start > 0 ? [{ text: '… ', found: false }, ...pieces] : pieces
}

function startOfWord(text: string, from: number): number {
  const blank = text.slice(from, from + LEAD).search(/\s\S/u)
  return blank === -1 ? from : from + blank + 1
}

/** Removes an unpaired surrogate at the cut. */
function withoutHalves(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
}
