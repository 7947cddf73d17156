import { inOrder } from './answer-order.ts'
import {
  type Answering,
  type Asked,
  MAX_ANSWERING_ENTRIES,
  MAX_LISTED_ENTRIES,
} from './ask-index.ts'

/** What a judge of answers reads of a passage, and how close it was found to be. */
export interface ToJudge {
  readonly text: string
  readonly near: number
}

/** What is taken for the closeness of a passage that only its words found. */
const NEAR_BY_WORDS = 0.4

export const toJudge = (
  question: string,
  { passage, near = NEAR_BY_WORDS }: Answering,
): ToJudge => ({ text: `${question} | ${passage}`, near })

interface Judged {
  readonly one: Answering
  /** What the judge makes of it, as log-odds. */
  readonly odds: number
}

/** How much the search counts beside the judge in the order of answers. Fitted, as all numbers here: docs/ask.md. */
const SEARCHED = 30
/** What makes the best passage an answer: one that is ahead of the others, and that the judge likes. */
const ANSWERS = { score: 14.7, near: -6.24, odds: 0.17, rival: -5.69, always: -1.47 }
/** From this chance on, it counts as an answer. */
const SURE = 0.65
/** From this one on, a model gets to read it. */
const MAY_BE = 0.25
/** In a list, the others count from this chance on that the judge gives them. */
const SURE_OF_OTHERS = 0.5

/** What was found, by what a judge says of each of the candidates. */
export function judged(asked: Asked, chances: readonly number[]): Asked {
  const { candidates, wanted } = asked
  // More than a judge has seen: they were found by their words, and count as they are.
  if (wanted === 'all' && asked.matching > candidates.length) return asked
  // No one can tell how near something is that only its words found.
  if (candidates.every(({ near }) => near === undefined)) return asked
  const ranked = candidates
    .map((one, at) => ({ one, odds: oddsOf(chances[at] ?? 0) }))
    .toSorted((a, b) => rankOf(b) - rankOf(a))
  const chance = chanceOfFirst(ranked)
  const found = chance >= SURE
  const isOrdered = found && wanted !== 'best'
  const listed = ranked.filter(({ odds }, at) => at === 0 || odds >= oddsOf(SURE_OF_OTHERS))
  return {
    ...asked,
    found,
    mayBe: chance >= MAY_BE,
    isNear: asked.isNear || chance >= MAY_BE,
    order: isOrdered ? wanted : 'best',
    matching: found ? (isOrdered ? listed.length : 1) : 0,
    answering: isOrdered
      ? inOrder(listed.map(answeringOf), wanted, ({ entry }) => entry.localDate).slice(
          0,
          MAX_LISTED_ENTRIES,
        )
      : ranked.map(answeringOf).slice(0, MAX_ANSWERING_ENTRIES),
  }
}

const answeringOf = ({ one }: Judged): Answering => one

const MAX_LOG_ODDS = 12
const oddsOf = (chance: number) =>
  Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, Math.log(chance / (1 - chance))))

const rankOf = ({ one, odds }: Judged) => odds + SEARCHED * one.score

function chanceOfFirst([first, ...others]: readonly Judged[]): number {
  if (!first) return 0
  const rival = Math.max(0, ...others.map(({ one }) => one.score))
  const sum =
    ANSWERS.score * first.one.score +
    ANSWERS.near * (first.one.near ?? NEAR_BY_WORDS) +
    ANSWERS.odds * first.odds +
    ANSWERS.rival * rival +
    ANSWERS.always
  return 1 / (1 + Math.exp(-sum))
}
