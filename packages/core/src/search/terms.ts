import { isUnspaced, splitWords } from '#journal/index.ts'
import { fold } from './fold.ts'

/** A search term. */
export interface Term {
  readonly text: string
  /**
   * `word`: exact; `beginning`: a prefix, because it's still being typed; `anywhere`: in scripts
   * without blanks, where word boundaries are a guess that must not hide an entry; `signs`:
   * anywhere, too, for a query without words; `phrase`: words with one blank between, that follow
   * each other in a text whatever is between them.
   */
  readonly fits: 'word' | 'beginning' | 'anywhere' | 'signs' | 'phrase'
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
  if (fits === 'phrase') return placeOfPhrase(sought.split(' '), text, from)
  let place = text.indexOf(sought, from)
  if (fits === 'anywhere' || fits === 'signs') return place
  while (place !== -1) {
    const ends = fits === 'beginning' || isEdge(text, place + sought.length)
    if (ends && isEdge(text, place - 1)) return place
    place = text.indexOf(sought, place + 1)
  }
  return -1
}

/** The position of a phrase's longest word, which is the rarest as a rule. */
function placeOfPhrase(words: readonly string[], text: string, from: number): number {
  const anchor = words.reduce((longest, word) => (word.length > longest.length ? word : longest))
  const at = words.indexOf(anchor)
  const before = words.slice(0, at).reverse()
  const after = words.slice(at + 1)
  const term: Term = { text: anchor, fits: isUnspaced(anchor) ? 'anywhere' : 'word' }
  let place = placeOf(term, text, from)
  while (place !== -1) {
    if (isFollowedBy(after, text, place + anchor.length) && isPrecededBy(before, text, place))
      return place
    place = placeOf(term, text, place + 1)
  }
  return -1
}

function isFollowedBy(words: readonly string[], text: string, from: number): boolean {
  let place = from
  return words.every((word) => {
    while (place < text.length && !isPartOfWord(text, place)) place += 1
    const isHere = text.startsWith(word, place)
    place += word.length
    return isHere && (isUnspaced(word) || isEdge(text, place))
  })
}

function isPrecededBy(words: readonly string[], text: string, from: number): boolean {
  let place = from
  return words.every((word) => {
    while (place > 0 && !isPartOfWord(text, place - 1)) place -= 1
    place -= word.length
    const isHere = place >= 0 && text.startsWith(word, place)
    return isHere && (isUnspaced(word) || isEdge(text, place - 1))
  })
}

/** The signs that choose the look of an emoji count as marks, but are no part of a word. */
const PART_OF_WORD = /(?![\ufe00-\ufe0f])[\p{L}\p{M}\p{N}]/u
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
  return !isPartOfWord(text, place) || isUnspaced(signAt(text, place))
}

function isPartOfWord(text: string, place: number): boolean {
  const unit = text.charCodeAt(place)
  if (unit < FIRST_BEYOND_ASCII) return isPlainLetter(unit)
  return PART_OF_WORD.test(signAt(text, place))
}

function signAt(text: string, place: number): string {
  const start = LOW_SURROGATE.test(text.charAt(place)) ? place - 1 : place
  return String.fromCodePoint(text.codePointAt(start) ?? 0)
}
