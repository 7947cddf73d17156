import type { Page } from '../reading/pages.ts'
import { best } from './best.ts'
import { changeIn } from './events.ts'
import { isFit, joined } from './in-context.ts'
import type { Statement, Told } from './statements.ts'
import { telling } from './telling-sentence.ts'

/** News comes first: how much that says for the first sentence and for the second. */
const LEAD = [1.2, 0.6]
/** Where no sentence tells of a change, the news counts for more. */
const LEAD_ALONE = 2
/** Words that tell of a change, above doubt. */
export const CLEAR_CHANGE = 2
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
  // In words that no one foresaw, the news is in the first two sentences more often than in one.
  const isLead = !isClear && key.index < LEAD.length
  return withNeighbor(page, { key, before: beside(-1), next: beside(1), isLead })
}

interface Beside {
  readonly key: Statement
  readonly before: Statement | undefined
  readonly next: Statement | undefined
  readonly isLead: boolean
}

function withNeighbor(page: Page, { key, before, next, isLead }: Beside): Statement | undefined {
  const leans = LEANS.test(key.text) && before && !LEANS.test(before.text)
  if (before && (leans || isLead)) return joined(page, before, key) ?? key
  const isBrief = key.text.split(/\s+/).length <= FEW_WORDS
  const both = (isBrief || isLead) && next ? joined(page, key, next) : undefined
  return both ?? (isFit(key) ? key : undefined)
}

const LEANS = /^(?:he|she|they|it|we|that|this)\b/i
