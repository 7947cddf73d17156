import type { Asked } from '@daywell/core/ask'
import type { Question } from './questions.ts'

export interface Outcome {
  readonly question: Question
  readonly asked: Asked
}

const isRight = ({ question, asked }: Outcome, at = 0) =>
  question.answers.includes(asked.answering[at]?.entry._id ?? '')

const RANKS = [0, 1, 2, 3, 4]

/** What an assistant that answers from a journal has to do well: docs/ask.md. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const answerable = outcomes.filter(({ question }) => question.answers.length > 0)
  const unanswerable = outcomes.filter(({ question }) => question.answers.length === 0)
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    first: answerable.filter((one) => isRight(one)).length,
    amongFive: answerable.filter((one) => RANKS.some((at) => isRight(one, at))).length,
    answered: answerable.filter((one) => one.asked.found && isRight(one)).length,
    rightlyNotFound: unanswerable.filter(({ asked }) => !asked.found).length,
    wrong: outcomes.filter((one) => isWrong(one)).length,
  }
}

/** An answer whose first quote is from an entry that doesn't answer the question. */
export const isWrong = (one: Outcome) => one.asked.found && !isRight(one)

/** The chance that a random answerable question scores higher than a random unanswerable one. */
export function areaUnder(yes: readonly number[], no: readonly number[]): number {
  const wins = yes.reduce(
    (sum, one) =>
      sum +
      no.filter((other) => one > other).length +
      no.filter((other) => one === other).length / 2,
    0,
  )
  return wins / (yes.length * no.length)
}
