import { plainText } from '#markdown/index.ts'
import { isStopWord } from './stop-words.ts'
import { wordsAndCount } from './word-list.ts'
import { isUnspaced } from './words.ts'

const MAX_KEYWORDS = 5
// As many words as a long text has in a spaced script; one in Chinese may have five times as many,
// but its subject is clear by then.
const MAX_WORDS = 50_000
// Longer words aren't keywords.
const MAX_WORD_CHARS = 50
// Most words of many texts: letters that have one spelling only.
const PLAIN = /^[a-z]+$/
const THREE_LETTERS = /\p{L}\P{L}*\p{L}\P{L}*\p{L}/u
// In code or in broken marks, the id of a photo is a word like others.
const MEDIA_ID = /^[0-9a-f]{24}$/
// A Hangul syllable holds two or three letters.
const TWO_SYLLABLES = /^\p{sc=Hangul}{2}/u

/** Metadata derived from the text of an entry, without its marks. */
export function metadataOf(text: string): { wordCount: number; keywords: string[] } {
  const { words, count } = wordsAndCount(plainText(text), MAX_WORDS)
  return { wordCount: count, keywords: mostUsed(words) }
}

/** The most frequent words of a text, at most five; ties go to the earlier word. */
export function keywordsOf(text: string): string[] {
  return metadataOf(text).keywords
}

function mostUsed(words: readonly string[]): string[] {
  const uses = new Map<string, number>()
  for (const [word, times] of timesUsed(words)) {
    if (word.length > MAX_WORD_CHARS) continue
    const keyword = spellingOf(word)
    if (isTellingWord(keyword)) uses.set(keyword, (uses.get(keyword) ?? 0) + times)
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_KEYWORDS)
    .map(([keyword]) => keyword)
}

function spellingOf(word: string): string {
  const lower = word.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

/** Cached per word: most words of a text repeat. */
function timesUsed(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

/** Whether a lowercased word can be a keyword. */
export function isTellingWord(keyword: string): boolean {
  return isLongEnough(keyword) && !isStopWord(keyword) && !MEDIA_ID.test(keyword)
}

function isLongEnough(keyword: string): boolean {
  if (PLAIN.test(keyword)) return keyword.length >= 3
  if (isUnspaced(keyword)) return [...keyword].length >= 2
  return THREE_LETTERS.test(keyword) || TWO_SYLLABLES.test(keyword)
}
