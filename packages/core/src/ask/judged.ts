import { inOrder } from './answer-order.ts'
import {
  type Answering,
  type Asked,
  MAX_ANSWERING_ENTRIES,
  MAX_LISTED_ENTRIES,
} from './ask-index.ts'

/** From this chance on, a passage counts as an answer. How it was chosen: docs/ask.md. */
const SURE = 0.5
/** From this one on, a model gets to read it. */
const MAY_BE = 0.2

/** What a judge of answers reads of a passage. */
export const toJudge = (question: string, { passage }: Answering): string =>
  `${question} | ${passage}`

/** What was found, by how likely each of the candidates answers the question. */
export function judged(asked: Asked, chances: readonly number[]): Asked {
  const { candidates, wanted } = asked
  // More than a judge has seen: they were found by their words, and count as they are.
  if (wanted === 'all' && asked.matching > candidates.length) return asked
  const ranked = candidates
    .map((one, at) => ({ ...one, score: chances[at] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
  const best = ranked[0]?.score ?? 0
  const sure = wanted === 'best' ? [] : ranked.filter(({ score }) => score >= SURE)
  const isOrdered = sure.length > 0
  return {
    ...asked,
    found: best >= SURE,
    mayBe: best >= MAY_BE,
    isNear: asked.isNear || best >= MAY_BE,
    order: isOrdered ? wanted : 'best',
    matching: sure.length,
    answering: isOrdered
      ? inOrder(sure, wanted, ({ entry }) => entry.localDate).slice(0, MAX_LISTED_ENTRIES)
      : ranked.slice(0, MAX_ANSWERING_ENTRIES),
  }
}
