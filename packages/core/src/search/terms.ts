import { isUnspaced, splitWords } from '#journal/index.ts'
import { fold } from './fold.ts'

/** One of the words that are looked for. */
export interface Term {
  readonly text: string
  /**
   * `word`: as it is; `beginning`: of a word, for it is still being typed; `anywhere`: in scripts
   * without blanks, where a word begins is a guess, and a guess must not hide an entry; `signs`:
   * anywhere, too, and no word at all.
   */
  readonly fits: 'word' | 'beginning' | 'anywhere' | 'signs'
}

/** Marks alone stand on a sign. */
const IS_WORD = /[\p{L}\p{N}]/u

/** The words of a search query, or its signs where it has no words. */
export function termsOf(query: string): Term[] {
  const words = splitWords(query)
    .map(fold)
    .filter((word) => IS_WORD.test(word))
  if (words.length === 0) return signsOf(query)
  return words.map((text, index) => ({ text, fits: fitOf(text, index === words.length - 1) }))
}

/** Asks for a coloured picture where both are possible; a text may have been written without. */
const AS_PICTURE = /\ufe0f$/

function signsOf(query: string): Term[] {
  const signs = fold(query)
    .split(/\s+/)
    .map((text) => text.replace(AS_PICTURE, ''))
  return signs.filter((text) => text !== '').map((text) => ({ text, fits: 'signs' }))
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
  if (fits === 'anywhere' || fits === 'signs') return place
  while (place !== -1) {
    const ends = fits === 'beginning' || isEdge(text, place + sought.length)
    if (ends && isEdge(text, place - 1)) return place
    place = text.indexOf(sought, place + 1)
  }
  return -1
}

const PART_OF_WORD = /[\p{L}\p{M}\p{N}]/u
const LOW_SURROGATE = /[\udc00-\udfff]/

/** Whether this position is outside of any word. */
function isEdge(text: string, place: number): boolean {
  if (place < 0 || place >= text.length) return true
  // The second half of a character that takes two units.
  const start = LOW_SURROGATE.test(text.charAt(place)) ? place - 1 : place
  const sign = String.fromCodePoint(text.codePointAt(start) ?? 0)
  return !PART_OF_WORD.test(sign) || isUnspaced(sign)
}
