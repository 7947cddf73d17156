import { best } from './best.ts'
import { changeIn } from './events.ts'
import type { Statement, Told } from './statements.ts'

const NEAR = 0.4
/** What each entry further on costs. */
const LATER = 0.25
const MIN_WORDS = 3

/** Long enough to say something. */
export const isFit = ({ text }: Statement) => text.split(/\s+/).length >= MIN_WORDS

/** The most telling sentence near the start of a list; further on where there's none. */
export function tellingOf(told: readonly Told[]): Statement | undefined {
  const near = told.slice(0, Math.max(2, Math.ceil(told.length * NEAR)))
  return tellingIn(near) ?? tellingIn(told)
}

function tellingIn(told: readonly Told[]): Statement | undefined {
  const found = told.flatMap(({ statements }, at) =>
    statements
      .filter((one) => one.isOwn && isFit(one))
      .map((one) => ({
        one,
        score: telling(one) + changeIn(one.text) * 0.4 - at * LATER,
      })),
  )
  return best(found, ({ score }) => score)?.one
}

/** A sentence of the writer that says a feeling tells more than one about an errand. */
export function telling({ isOwn, valence, feelings, text }: Statement): number {
  const words = text.split(/\s+/).length
  return (
    (isOwn ? 1 : 0) +
    Math.abs(valence) +
    (feelings.length > 0 ? 0.8 : 0) +
    (words < 4 ? -0.6 : 0) +
    (words > 24 ? -0.4 : 0) +
    Math.min(words, 12) * 0.03 +
    (REPORTS.test(text) ? -0.7 : 0) +
    (STATES.test(text) ? 0.6 : 0) +
    (DULL.test(text) ? -0.8 : 0)
  )
}

/** How it is, and what is missing. */
const STATES =
  /\b(?:i['’]?m|i am|i feel|i can(?:['’]?t|not)|i don['’]?t|i do not|i miss|i want|i need|i keep|never|no ?one|alone|nothing|hardly)\b/i
/** Lists, times and errands. */
const DULL = /^(?:[\p{L}\s]{2,20},\s){2}|\bo['’]clock\b|\b\d{1,2}[:.]\d\d\b|\bparking\b/iu

/** What someone said, at second hand. */
const REPORTS = /\b(?:he|she|they|\p{L}+) (?:says?|said|asks?|asked|thinks?)\b/iu
