import { splitWords } from '#journal/index.ts'

/** A word of a text, and where it stands. */
export interface Word {
  readonly text: string
  /** As it is compared: small letters, straight apostrophes. Empty where it is too long to be one. */
  readonly lower: string
  readonly start: number
  readonly end: number
}

/** Longer than any word that says something; one of 50,000 letters would cost seconds. */
const MAX_WORD_CHARS = 40

/** The words of a stretch of text, with their places in the whole of it. */
export function wordsInPlace(text: string, offset = 0): Word[] {
  const words: Word[] = []
  let from = 0
  for (const word of splitWords(text)) {
    const start = text.indexOf(word, from)
    from = start + word.length
    const lower = word.length > MAX_WORD_CHARS ? '' : asCompared(word)
    words.push({ text: word, lower, start: offset + start, end: offset + from })
  }
  return words
}

function asCompared(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}
