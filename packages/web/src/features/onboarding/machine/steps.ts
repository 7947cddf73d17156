import type { Answers } from './answers.ts'

export const STEPS = [1, 2, 3, 4, 5] as const
export type Step = (typeof STEPS)[number]

const answered: Record<Step, (answers: Answers) => boolean> = {
  1: ({ mood }) => mood !== '',
  2: ({ goals }) => goals.length > 0,
  3: ({ interests }) => interests.length > 0,
  4: ({ challenges }) => challenges.length > 0,
  5: () => true,
}

export function isAnswered(answers: Answers, step: Step): boolean {
  return answered[step](answers)
}

/** The furthest reachable step: none before it is unanswered. */
export function reachable(answers: Answers, wanted: Step): Step {
  return STEPS.find((step) => step === wanted || !isAnswered(answers, step)) ?? wanted
}

export function stepAfter(step: Step): Step {
  return STEPS.find((other) => other > step) ?? step
}

export function stepBefore(step: Step): Step {
  return STEPS.findLast((other) => other < step) ?? step
}

export function isStep(value: unknown): value is Step {
  return STEPS.some((step) => step === value)
}
