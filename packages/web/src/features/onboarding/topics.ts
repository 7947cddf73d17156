import type { Step } from './machine/steps.ts'

const topics = {
  1: 'mood',
  2: 'goals',
  3: 'interests',
  4: 'challenges',
  5: 'setup',
} as const satisfies Record<Step, string>

export type Topic = (typeof topics)[Step]

/** The topic of a step. */
export function topicOf(step: Step): Topic {
  return topics[step]
}
