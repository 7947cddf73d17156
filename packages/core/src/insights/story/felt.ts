import type { Feeling, Sentence } from '#analysis/index.ts'
import type { Page } from '../reading/pages.ts'
import { isLongAgo } from './everyday.ts'
import { LIKENS } from './made-up.ts'
import { isAboutThings, isMocking, isOthersWord, isSaidByOthers } from './not-felt.ts'
import type { Subject } from './subject.ts'

export interface Span {
  readonly start: number
  readonly end: number
}

/** A sentence of an entry, and whose it is. */
export interface Found extends Span {
  readonly text: string
  readonly index: number
  readonly subject: Subject
}

export interface Felt {
  readonly feelings: readonly Feeling[]
  readonly valence: number
}

/** What the writer feels in a sentence; another's feelings are none. */
export function feltIn(page: Page, found: Found): Felt {
  const feelings = feelingsIn(page, found)
  return { feelings, valence: valenceOf(page, found, feelings) }
}

/** A sentence about what someone else feels, or about what wasn't meant. */
export function isOthersFeeling({ reading }: Page, { start, end }: Span, { feelings }: Felt) {
  const within = reading.analysis.feelings.filter((one) => one.start >= start && one.end <= end)
  return within.length > 0 && feelings.length === 0 && within.some(({ valence }) => valence !== 0)
}

/** A clause about another person ends the writer's own. */
const OTHERS_CLAUSE = /\b(?:he|she|they|who|that|which)\b[^,;]*$/i
/** Tears say how someone feels only where they aren't of joy. */
const TEARS = /^(?:cr(?:y|ied|ying)|wept|weep|sob|tear)/i
const GOOD_TEARS =
  /\b(?:good kind|happy|joy|relief|relieved|laugh\w*|good (?:tears|cry)|in a good way)\b/i
/** `It made me so` angry. */
const DONE_TO_ME = /\b(?:me|us)(?: \w+){0,2} $/i

function feelingsIn({ reading }: Page, found: Found): Feeling[] {
  const { start, end, text: sentence, subject } = found
  const isOthers = subject === 'other'
  const likened = sentence.search(LIKENS)
  if (isSaidByOthers(sentence) || isLongAgo(sentence)) return []
  const isMocked = reading.wry || isMocking(sentence)
  return reading.analysis.feelings.filter((feeling) => {
    const at = feeling.start - start
    if (at < 0 || feeling.end > end || feeling.whose !== 'self' || feeling.hedged) return false
    const before = sentence.slice(0, at)
    return (
      !isAboutThings(feeling.word, { before, from: sentence.slice(at) }) &&
      !(isMocked && feeling.valence > 0) &&
      !(TEARS.test(feeling.word) && GOOD_TEARS.test(sentence)) &&
      (likened === -1 || at < likened) &&
      !isOthersWord(before) &&
      !OTHERS_CLAUSE.test(sentence.slice(lastOwn(sentence, at), at)) &&
      !(isOthers && lastOwn(sentence, at) === 0 && !DONE_TO_ME.test(before))
    )
  })
}

/** Where the writer was last the subject before a place. */
function lastOwn(sentence: string, before: number): number {
  let at = 0
  for (const { index } of sentence.slice(0, before).matchAll(/\b(?:i|we)\b/gi)) at = index
  return at
}

/** Named feelings count first; without any, what the model reads in the same sentence. */
function valenceOf({ reading }: Page, found: Found, felt: readonly Feeling[]): number {
  if (felt.length > 0) return mean(felt.map(({ valence }) => valence))
  if (found.subject !== 'self' || LIKENS.test(found.text) || isMocking(found.text)) return 0
  // The model reads the words of a feeling that was found not to be the writer's.
  const isOfOther = reading.analysis.feelings.some(
    ({ start, end, hedged, valence }) =>
      start >= found.start && end <= found.end && !hedged && valence !== 0,
  )
  if (isOfOther) return 0
  const read = reading.analysis.sentences.find((one) => isSame(one, found))?.valence ?? 0
  return reading.wry ? Math.min(0, read) : read
}

const isSame = (one: Sentence, { start, end }: Span) =>
  Math.abs(one.start - start) < 2 && Math.abs(one.end - end) < 2

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
