import { isUnspaced, splitWords } from '#journal/index.ts'
import { fold } from './fold.ts'

/** A search term. */
export interface Term {
  readonly text: string
  /**
   * `word`: exact; `beginning`: a prefix, because it's still being typed; `anywhere`: in scripts
   * without blanks, where word boundaries are a guess that must not hide an entry; `signs`:
   * anywhere, too, for a query without words.
   */
  readonly fits: 'word' | 'beginning' | 'anywhere' | 'signs'
}

/** Combining marks without a base. */
const IS_WORD = /[\p{L}\p{N}]/u

/** The words of a search query, or its signs where it has no words. */
export function termsOf(query: string): Term[] {
  const words = splitWords(query)
    .map(fold)
    .filter((word) => IS_WORD.test(word))
  if (words.length === 0) return signsOf(query)
  return words.map((text, index) => ({ text, fits: fitOf(text, index === words.length - 1) }))
}

/** The emoji variation selector; a text may have been written without it. */
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

/** Whether a folded text contains all terms. */
export function holdsAll(text: string, terms: readonly Term[]): boolean {
  return terms.every((term) => placeOf(term, text, 0) !== -1)
}

/** The position of a term in a folded text, from a start on; -1 if there is none. */
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

const FIRST_BEYOND_ASCII = 0x80

/** Most letters are of ASCII, and a pattern takes many times as long. Folding leaves a few capitals: ㎒. */
function isPlainLetter(unit: number): boolean {
  const lowerCase = unit | 0x20
  return (lowerCase >= 0x61 && lowerCase <= 0x7a) || (unit >= 0x30 && unit <= 0x39)
}

/** Whether this position is outside of any word. */
function isEdge(text: string, place: number): boolean {
  if (place < 0 || place >= text.length) return true
  const unit = text.charCodeAt(place)
  if (unit < FIRST_BEYOND_ASCII) return !isPlainLetter(unit)
  // A low surrogate.
  const start = LOW_SURROGATE.test(text.charAt(place)) ? place - 1 : place
  const sign = String.fromCodePoint(text.codePointAt(start) ?? 0)
  return !PART_OF_WORD.test(sign) || isUnspaced(sign)
}
