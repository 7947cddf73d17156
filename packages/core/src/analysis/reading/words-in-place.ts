import { splitWords } from '#journal/index.ts'

/** A word of a text, and its position. */
export interface Word {
  readonly text: string
  /** Normalized: lower case, straight apostrophes. Empty if it's too long to be a word. */
  readonly lower: string
  readonly start: number
  readonly end: number
}

/** Bounds the work: a word of 50,000 letters would cost seconds. */
const MAX_WORD_CHARS = 40

/** The words of a part of a text, with their positions in the whole. */
export function wordsInPlace(text: string, offset = 0): Word[] {
  const words: Word[] = []
  let from = 0
  for (const word of splitWords(text)) {
    const start = text.indexOf(word, from)
    from = start + word.length
    const lower = word.length > MAX_WORD_CHARS ? '' : normalize(word)
    words.push({ text: word, lower, start: offset + start, end: offset + from })
  }
  return words
}

function normalize(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}
