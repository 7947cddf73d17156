import { type Entry, isUnspaced } from '#journal/index.ts'

/** The parts of a version that hold words. */
type Words = Pick<Entry, 'title' | 'content' | 'prompt' | 'tags'>

/** A word with its apostrophes, or any other single sign: an emoji that is gone is missed, too. */
const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|[^\s\u0085\p{L}\p{M}\p{N}]/gu
/** Finding the words of an unspaced script takes 50 times as long as finding those between blanks. */
const MAX_SEGMENTED_CHARS = 10_000

/**
 * ENT-19: whether every word of a version stands, in order, in a later one, so that nothing is
 * lost when only the later one is kept. It is transitive: in a chain of versions of which each is
 * covered by its successor, the last one holds the words of all. Takes linear time.
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
  if (!isUnspaced(before + after)) return isSubsequence(tokensOf(before), tokensOf(after))
  // What takes too long to tell counts as not covered: one version more, and no word less.
  if (before.length + after.length > MAX_SEGMENTED_CHARS) return false
  return isSubsequence(segmentsOf(before), segmentsOf(after))
}

/** Two texts without the words that they begin and end with together. */
function differingParts(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start += 1
  // Back to the word's beginning: what differs later in a word may make it another word.
  while (start > 0 && !isBoundary(one.charCodeAt(start - 1))) start -= 1
  let end = 0
  const last = (text: string) => text.charCodeAt(text.length - 1 - end)
  while (end < shorter - start && last(one) === last(other)) end += 1
  while (end > 0 && !isBoundary(one.charCodeAt(one.length - end))) end -= 1
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

/** Where no word goes on: at a blank, or at a sign by which unspaced scripts part sentences. */
function isBoundary(code: number): boolean {
  return code <= 0x20 || (code >= 0x3000 && code <= 0x303f) || (code >= 0xff01 && code <= 0xff20)
}

function tokensOf(text: string): string[] {
  return text.match(TOKENS) ?? []
}

function segmentsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment).filter(
    (segment) => segment.trim() !== '',
  )
}

function isSubsequence(few: readonly string[], many: readonly string[]): boolean {
  let met = 0
  for (const token of many) {
    if (met < few.length && few[met] === token) met += 1
  }
  return met === few.length
}
