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

/** Takes the answer to one question back: it's then as it was before onboarding. */
export function withoutAnswer(answers: Answers, began: Answers, step: Step): Answers {
  switch (step) {
    case 1:
      return { ...answers, mood: began.mood }
    case 2:
      return { ...answers, goals: began.goals }
    case 3:
      return { ...answers, interests: began.interests }
    case 4:
      return { ...answers, challenges: began.challenges }
    case 5:
      return answers
  }
}

/** The furthest reachable step: each before it is answered or was skipped. */
export function reachable(answers: Answers, skipped: readonly Step[], wanted: Step): Step {
  const isPassed = (step: Step) => isAnswered(answers, step) || skipped.includes(step)
  return STEPS.find((step) => step === wanted || !isPassed(step)) ?? wanted
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
