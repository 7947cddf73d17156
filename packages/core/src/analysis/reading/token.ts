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
  const gaps = words.map((word, at) => text.slice(words[at - 1]?.end ?? span.start, word.start))
  const untagged = words.map((word, at) => ({
    ...word,
    breaks: at > 0 && PARTS_CLAUSES.test(gaps[at]?.slice(0, 20) ?? ''),
    joined: word.lower.startsWith("'"),
  }))
  const tags = tag(untagged)
  const tokens = untagged.map(({ breaks, joined: _, ...word }, at) => ({
    ...word,
    breaks,
    close: isClose(gaps[at]?.slice(0, 20) ?? '', words[at - 1]?.lower ?? ''),
    pos: tags[at]?.pos ?? 'X',
    lemma: tags[at]?.lemma ?? word.lower,
  }))
  return { ...span, index, text: own, tokens }
}

/** Whether words belong together: `care home`, `my parents' house`, `Dr. Patel`. */
function isClose(gap: string, before: string): boolean {
  return CLOSE.test(gap) || (gap === '. ' && TITLE.test(before))
}
