import {
  challenges,
  interestAreas,
  type Mood,
  type Preferences,
  type PromptPreference,
  specificGoals,
} from '#preferences/index.ts'
import type { Challenge, Goal, Interest } from './prompt.ts'

/** The preferences that prompts depend on. */
export interface Wishes {
  readonly preference: PromptPreference
  readonly goals: readonly Goal[]
  readonly interests: readonly Interest[]
  readonly challenges: readonly Challenge[]
  readonly mood: Mood
}

const GOAL_OF = {
  'self-reflection': 'Self-reflection',
  'stress-management': 'Stress management',
  'personal-growth': 'Personal growth',
  creativity: 'Creativity enhancement',
  gratitude: 'Gratitude practice',
  'memory-keeping': 'Memory keeping',
} as const satisfies Record<Preferences['writingGoals']['primaryGoal'], Goal>

/** The preferences that the library knows; free text is skipped. */
export function wishesOf({ writingGoals, personalInfo, journalStyle }: Preferences): Wishes {
  return {
    preference: journalStyle.promptPreference,
    goals: known(specificGoals, [GOAL_OF[writingGoals.primaryGoal], ...writingGoals.specificGoals]),
    interests: known(interestAreas, [...personalInfo.interests, ...journalStyle.topicsOfInterest]),
    challenges: known(challenges, personalInfo.challengesToAddress),
    mood: personalInfo.currentMood,
  }
}

function known<T extends string>(choices: readonly T[], chosen: readonly string[]): T[] {
  const wanted = new Set(chosen.map((words) => words.trim().toLowerCase()))
  return choices.filter((choice) => wanted.has(choice.toLowerCase()))
}
