import type { Backing } from '@daywell/core/insights'

/** The part of an entry that a model was given. */
export interface Given {
  readonly id: string
  readonly localDate: string
  readonly text: string
}

/** Something that a model claims about some days. */
export interface OfDays {
  readonly text: string
  readonly days: readonly string[]
}

export interface Claim {
  readonly text: string
  readonly entries: string[]
}

/** Claims about days that the model got to read; all others have no basis and are dropped. */
export function claimsOf(claims: readonly OfDays[], given: readonly Given[], most: Most): Claim[] {
  return claims.slice(0, most.items).flatMap(({ text, days }) => {
    const entries = given.filter(({ localDate }) => days.includes(localDate)).map(({ id }) => id)
    const said = shorten(text, most.characters)
    return said === '' || entries.length === 0 ? [] : [{ text: said, entries }]
  })
}

interface Most {
  readonly items: number
  readonly characters: number
}

/** Lines that appear in an entry word for word; a model's paraphrase isn't a quotation. */
export function quotesOf(quotes: readonly string[], given: readonly Given[], most: Most) {
  return quotes.slice(0, most.items * 2).flatMap((written) => {
    const quote = written.trim().replace(/^[“"]|[”"]$/g, '')
    const source = given.find(({ text }) => text.includes(quote))
    if (quote === '' || quote.length > most.characters || !source) return []
    return [{ quote, id: source.id, localDate: source.localDate }]
  })
}

/** Words that appear in entries. */
export function wordsIn(words: readonly string[], given: readonly Given[], most: Most): Claim[] {
  const found = new Map<string, string[]>()
  for (const written of words.slice(0, most.items)) {
    const word = written.trim().toLowerCase()
    const entries = given.filter(({ text }) => holds(text, word)).map(({ id }) => id)
    const isWord = word !== '' && word.length <= most.characters
    if (isWord && entries.length > 0) found.set(word, entries)
  }
  return [...found].map(([text, entries]) => ({ text, entries }))
}

/** As a word of its own, where the script has such. */
function holds(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isSpaced = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\s'’-]+$/u.test(word)
  const pattern = isSpaced ? `(?<!\\p{L})${escaped}(?!\\p{L})` : escaped
  return new RegExp(pattern, 'iu').test(text)
}

/** A text up to the last sentence that fits. */
export function shorten(text: string, most: number): string {
  const trimmed = text.trim()
  if (trimmed.length <= most) return trimmed
  const window = trimmed.slice(0, most)
  const end = Math.max(...['. ', '? ', '! ', '。', '\n'].map((mark) => window.lastIndexOf(mark)))
  return window
    .slice(0, end > most / 2 ? end + 1 : most)
    .toWellFormed()
    .trim()
}

export const textsOf = (claims: readonly Claim[]) => claims.map(({ text }) => text)
export const backingOf = (claims: readonly Claim[]): Backing[string] =>
  claims.map(({ entries }) => entries)
