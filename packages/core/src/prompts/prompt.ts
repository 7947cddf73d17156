import type { WritingTime } from '#account/index.ts'
import type {
  challenges,
  interestAreas,
  Mood,
  PromptPreference,
  specificGoals,
} from '#preferences/index.ts'

export type Goal = (typeof specificGoals)[number]
export type Interest = (typeof interestAreas)[number]
export type Challenge = (typeof challenges)[number]
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** A prompt. An omitted tag means: for anyone, in any mood, at any time. */
export interface Prompt {
  readonly text: string
  readonly help: string
  readonly style: PromptPreference
  /** Easy enough to be among the first that a new account sees. */
  readonly plain?: true
  readonly goals?: readonly Goal[]
  readonly interests?: readonly Interest[]
  readonly challenges?: readonly Challenge[]
  /** The moods that it fits best. */
  readonly moods?: readonly Mood[]
  /** The only parts of the day at which it fits. */
  readonly hours?: readonly WritingTime[]
  /** The only seasons in which it fits. */
  readonly seasons?: readonly Season[]
}

/**
 * Prompts that have some tags in common.
 * @__NO_SIDE_EFFECTS__
 */
export function tagged<const Tags extends Partial<Prompt>>(
  tags: Tags,
  prompts: readonly Omit<Prompt, keyof Tags>[],
): readonly Prompt[] {
  return prompts.map((prompt) => ({ ...prompt, ...tags }) as Prompt)
}
