import { best } from './best.ts'
import { changeIn } from './events.ts'
import { inContext, isAmong, isFit } from './in-context.ts'
import type { Statement, Told } from './statements.ts'

const NEAR = 0.4
/** What each entry further on costs. */
const LATER = 0.25

/** The most telling sentence near the start of a list, but for some; further on where there's none. */
export function tellingOf(
  told: readonly Told[],
  without: readonly Statement[] = [],
): Statement | undefined {
  const near = told.slice(0, Math.max(2, Math.ceil(told.length * NEAR)))
  return tellingIn(near, without) ?? tellingIn(told, without)
}

function tellingIn(told: readonly Told[], without: readonly Statement[]): Statement | undefined {
  const found = told.flatMap((from, at) =>
    from.statements
      .filter((one) => one.isOwn && isFit(one) && !isAmong(one, without))
      .map((one) => ({
        one,
        from,
        score: telling(one) + changeIn(one.text) * 0.4 - at * LATER,
      })),
  )
  const most = best(found, ({ score }) => score)
  return most && inContext(most.from, most.one, without)
}

/** A sentence of the writer that says a feeling tells more than one about an errand. */
export function telling({ isOwn, valence, feelings, text }: Statement): number {
  const words = text.split(/\s+/).length
  const isPlain = feelings.length === 0 && words <= MAX_WORDS_OF_LEANING
  return (
    (isOwn ? 1 : 0) +
    Math.abs(valence) +
    (feelings.length > 0 ? 0.8 : 0) +
    (words < 4 ? -0.6 : 0) +
    (words > 24 ? -0.4 : 0) +
    Math.min(words, 12) * 0.03 +
    (REPORTS.test(text) ? -0.7 : 0) +
    (STATES.test(text) ? 0.6 : 0) +
    (isPlain && LEANS.test(text) ? -0.6 : 0) +
    (DULL.test(text) ? -0.8 : 0)
  )
}

/** How it is, and what is missing. */
const STATES =
  /\b(?:i['’]?m|i am|i feel|i can(?:['’]?t|not)|i don['’]?t|i do not|i miss|i want|i need|i keep|never|no ?one|alone|nothing|hardly)\b/i
/** `We put it in a pot`: the sentence before says what. */
const LEANS =
  /^(?:but|and|so|then)\b|\b(?:it|them|they|one|that|this|he|him|she)\b|\bher\b(?! \p{L})/iu
const MAX_WORDS_OF_LEANING = 9
/** Lists, times and errands. */
const DULL = /^(?:[\p{L}\s]{2,20},\s){2}|\bo['’]clock\b|\b\d{1,2}[:.]\d\d\b|\bparking\b/iu

/** What someone said, at second hand. */
const REPORTS = /\b(?:he|she|they|\p{L}+) (?:says?|said|asks?|asked|thinks?)\b/iu
