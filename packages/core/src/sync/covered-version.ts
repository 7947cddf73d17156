import { type Entry, isUnspaced } from '#journal/index.ts'

/** The text fields of a version. */
type Words = Pick<Entry, 'title' | 'content' | 'prompt' | 'tags'>

/**
 * A token: a word with its apostrophes, a punctuation mark, or a run of other signs, because a lost
 * emoji counts, too, and half of a flag or of a joined emoji is another one.
 */
const TOKENS =
  /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|[!-/:-@[-`{-~、。，！？]\p{M}*|(?:[^\s\u0085\p{L}\p{M}\p{N}!-/:-@[-`{-~、。，！？]\p{M}*)+/gu
/** A token always begins before these. */
const SEPARATORS = '\t\n\r \u3000、。，！？'
/** Segmenting an unspaced script takes 50 times as long as splitting at blanks. */
const MAX_SEGMENTED_CHARS = 10_000
let segmenter: Intl.Segmenter | undefined

/**
 * ENT-19: whether every token of a version is contained, in order, in a later one, so that nothing
 * is lost if only the later one is kept. Transitive along a chain of versions. Takes linear time.
 */
export function isCoveredBy(earlier: Words, later: Words): boolean {
  return (
    isWithin(earlier.title, later.title) &&
    isWithin(earlier.prompt, later.prompt) &&
    isSubsequence(earlier.tags, later.tags) &&
    isWithin(earlier.content, later.content)
  )
}

function isWithin(earlier: string, later: string): boolean {
  if (earlier === later) return true
  const [before, after] = differingParts(earlier, later)
  const few = tokensOf(before)
  const many = tokensOf(after)
  if (!isUnspaced(before + after)) return isSubsequence(few, many)
  // If it takes too long, it counts as not covered: one more version, and no word lost.
  if (segmentedChars(few) + segmentedChars(many) > MAX_SEGMENTED_CHARS) return false
  return isSubsequence(few.flatMap(wordsWithin), many.flatMap(wordsWithin))
}

/** Removes the common prefix and suffix of two texts, in whole tokens. */
function differingParts(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  // Back to a token boundary in both: a later difference may make it another word.
  do start -= 1
  while (start > 0 && !isSeparator(one, start))
  start = Math.max(0, start)
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  while (end > 0 && !isSeparator(one, one.length - end)) end -= 1
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

function isSeparator(text: string, at: number): boolean {
  return SEPARATORS.includes(text.charAt(at))
}

function tokensOf(text: string): string[] {
  return text.match(TOKENS) ?? []
}

function segmentedChars(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + (isUnspaced(token) ? token.length : 0), 0)
}

/** Segmented alone, so that a word doesn't depend on its surroundings. */
function wordsWithin(token: string): string[] {
  if (!isUnspaced(token)) return [token]
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(segmenter.segment(token), ({ segment }) => segment)
}

function isSubsequence(few: readonly string[], many: readonly string[]): boolean {
  let met = 0
  for (const token of many) {
    if (met < few.length && few[met] === token) met += 1
  }
  return met === few.length
}
