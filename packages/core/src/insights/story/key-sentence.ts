import type { Page } from '../reading/pages.ts'
import { best } from './best.ts'
import { changeIn } from './events.ts'
import type { Statement, Told } from './statements.ts'
import { isFit, telling } from './telling-sentence.ts'

/** News comes first: how much that says for the first sentence and for the second. */
const LEAD = [1.2, 0.6]
/** Where no sentence tells of a change, the news counts for more. */
const LEAD_ALONE = 2
/** Words that tell of a change, above doubt. */
export const CLEAR_CHANGE = 2
const MAX_BOTH_CHARS = 180
const FEW_WORDS = 8

/** The sentence that tells of the change, with the one beside it where one needs the other. */
export function keySentence({ page, statements }: Told): Statement | undefined {
  const isClear = statements.some(({ text }) => changeIn(text) >= CLEAR_CHANGE)
  const lead = isClear ? 1 : LEAD_ALONE
  const key = best(
    statements.filter((one) => isFit(one) || one.index === 0),
    (one) => 2 * changeIn(one.text) + 0.6 * telling(one) + lead * (LEAD[one.index] ?? 0),
  )
  if (!key) return undefined
  const beside = (step: number) => statements.find(({ index }) => index === key.index + step)
  return withNeighbor(page, key, beside(-1), beside(1))
}

function withNeighbor(
  page: Page,
  key: Statement,
  before: Statement | undefined,
  next: Statement | undefined,
): Statement | undefined {
  if (before && LEANS.test(key.text) && !LEANS.test(before.text))
    return joined(page, before, key) ?? key
  const isBrief = key.text.split(/\s+/).length <= FEW_WORDS
  const both = isBrief && next ? joined(page, key, next) : undefined
  return both ?? (isFit(key) ? key : undefined)
}

const LEANS = /^(?:he|she|they|it|we|that|this)\b/i

/** Two sentences that follow each other, verbatim. */
function joined(page: Page, first: Statement, second: Statement): Statement | undefined {
  const text = page.reading.text.slice(first.start, second.end)
  const isFine = text.length <= MAX_BOTH_CHARS && !first.isExclaimed && !text.includes('\n')
  return isFine ? { ...second, text, start: first.start } : undefined
}
