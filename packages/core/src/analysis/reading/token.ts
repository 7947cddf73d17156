import { expandContraction } from './contractions.ts'
import type { Span } from './sentences.ts'
import type { Tagged, Tagger } from './tagger.ts'
import { type Word, wordsInPlace } from './words-in-place.ts'

/** A word of an English sentence with its annotations. */
export interface Token extends Word, Tagged {
  /** Punctuation before this word separates clauses. */
  readonly breaks: boolean
  /** Only a blank or a hyphen is between this word and the one before. */
  readonly close: boolean
}

/** A sentence with its words. */
export interface ReadSentence extends Span {
  readonly index: number
  readonly text: string
  readonly tokens: readonly Token[]
}

const MAX_GAP_CHARS = 20
const PARTS_CLAUSES = /[,;:()[\]“”"—–…]|--|\.\.| - /
const CLOSE = /^(?:[ \t\u00a0]?|-|\n|['’] )$/
const TITLE = /^(?:mr|mrs|ms|dr|prof|st)$/

/** Tokenizes and tags a sentence. */
export function readSentence(
  text: string,
  span: Span,
  index: number,
  { tag, most }: { readonly tag: Tagger; readonly most: number },
): ReadSentence {
  const own = text.slice(span.start, span.end)
  const words = wordsInPlace(own, span.start).flatMap(expandContraction).slice(0, most)
  const untagged = words.map((word, at) => {
    const before = words[at - 1]
    const gap = before
      ? text.slice(before.end, Math.min(word.start, before.end + MAX_GAP_CHARS))
      : ''
    return {
      ...word,
      breaks: PARTS_CLAUSES.test(gap),
      close: isClose(gap, before),
      joined: word.lower.startsWith("'"),
    }
  })
  return { ...span, index, text: own, tokens: tag(untagged) }
}

/** The normalized word at an index; empty beyond the ends. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.lower ?? ''
}

/** Whether words form a unit: `care home`, `my parents' house`, `Dr. Patel`. */
function isClose(gap: string, before: Word | undefined): boolean {
  if (before && gap === '. ') return TITLE.test(before.lower)
  return CLOSE.test(gap)
}
