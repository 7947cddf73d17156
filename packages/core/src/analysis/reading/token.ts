import { parted } from './contractions.ts'
import type { Span } from './sentences.ts'
import type { Tagged, Tagger } from './tagger.ts'
import { type Word, wordsInPlace } from './words-in-place.ts'

/** A word of an English sentence, as far as it was understood. */
export interface Token extends Word, Tagged {
  /** What stands between this word and the one before, if it parts clauses. */
  readonly breaks: boolean
  /** Nothing but a blank or a hyphen stands between this word and the one before. */
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

/** The words of a sentence, with what the tagger knows of each. */
export function readSentence(
  text: string,
  span: Span,
  index: number,
  { tag, most }: { readonly tag: Tagger; readonly most: number },
): ReadSentence {
  const own = text.slice(span.start, span.end)
  const words = wordsInPlace(own, span.start).flatMap(parted).slice(0, most)
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

/** The word at a place of a sentence as it is compared; none beyond its ends. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.lower ?? ''
}

/** Whether words belong together: `care home`, `my parents' house`, `Dr. Patel`. */
function isClose(gap: string, before: Word | undefined): boolean {
  if (before && gap === '. ') return TITLE.test(before.lower)
  return CLOSE.test(gap)
}
