import { isUnspaced, wordsOf } from '#journal/index.ts'
import { fold } from './fold.ts'

/** One of the words that are looked for. */
export interface Term {
  readonly text: string
  /**
   * `word`: as it is; `beginning`: of a word, for it is still being typed; `anywhere`: in scripts
   * without blanks, where a word begins is a guess, and a guess must not hide an entry.
   */
  readonly fits: 'word' | 'beginning' | 'anywhere'
}

/** The words of what somebody types into a search box; none where it holds no word. */
export function termsOf(query: string): Term[] {
  const words = wordsOf(query)
    .map(fold)
    .filter((word) => word !== '')
  return words.map((text, index) => ({ text, fits: fitOf(text, index === words.length - 1) }))
}

function fitOf(text: string, isLast: boolean): Term['fits'] {
  if (isUnspaced(text)) return 'anywhere'
  return isLast ? 'beginning' : 'word'
}

/** Whether a folded text holds all the words. */
export function holdsAll(text: string, terms: readonly Term[]): boolean {
  return terms.every((term) => placeOf(term, text, 0) !== -1)
}

/** Where in a folded text a word stands, at or after a place; -1 where it does not. */
export function placeOf({ text: sought, fits }: Term, text: string, from: number): number {
  let place = text.indexOf(sought, from)
  if (fits === 'anywhere') return place
  while (place !== -1) {
    const ends = fits === 'beginning' || isEdge(text, place + sought.length)
    if (ends && isEdge(text, place - 1)) return place
    place = text.indexOf(sought, place + 1)
  }
  return -1
}

const PART_OF_WORD = /[\p{L}\p{M}\p{N}]/u
const LOW_SURROGATE = /[\udc00-\udfff]/

/** Whether no word goes on at this place of a text. */
function isEdge(text: string, place: number): boolean {
  if (place < 0 || place >= text.length) return true
  // The second half of a character that takes two units.
  const start = LOW_SURROGATE.test(text.charAt(place)) ? place - 1 : place
  const sign = String.fromCodePoint(text.codePointAt(start) ?? 0)
  return !PART_OF_WORD.test(sign) || isUnspaced(sign)
}
