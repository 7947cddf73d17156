import type { Analysis } from '#analysis/index.ts'

/** Why a text can't be reflected on: no words, or none that are understood. */
export type Unreadable = 'no words' | 'code' | 'another language' | 'not understood'

const LETTERS = /\p{L}/gu
const LATIN = /\p{sc=Latin}/gu
const CODE =
  /```|[{};][ \t]*\n|=>|<\/\w+>|^[ \t]*(?:function|const|import|def|class|SELECT|#include)\b/gm
/** Minimum words to detect a language. */
const MIN_WORDS = 4

/** Why a text isn't read; undefined if it is. */
export function unreadable(
  text: string,
  { language, wordCount }: Analysis,
): Unreadable | undefined {
  const letters = text.match(LETTERS)?.length ?? 0
  if (letters < 2) return 'no words'
  if ((text.match(CODE)?.length ?? 0) >= 2) return 'code'
  if ((text.match(LATIN)?.length ?? 0) < letters * 0.6) return 'another language'
  if (wordCount < MIN_WORDS || language === 'en')
    return isGibberish(text) ? 'not understood' : undefined
  if (language !== 'unknown') return 'another language'
  return wordCount > 5 || isGibberish(text) ? 'not understood' : undefined
}

/** No vowels, or endless consonants: random keys. */
function isGibberish(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const odd = words.filter(
    (word) => !/[aeiouy]/.test(word) || /[^aeiouy]{5,}/.test(word) || word.length > 30,
  )
  return words.length > 0 && odd.length > words.length / 2
}
