import {
  type AiInteraction,
  defaultPreferences,
  type Mood,
  type Preferences,
  reminderTimeFor,
} from '@daywell/core/preferences'

/** A person's answers so far. */
export interface Answers {
  /** Empty until one is chosen. */
  readonly mood: Mood | ''
  readonly goals: readonly string[]
  readonly interests: readonly string[]
  readonly challenges: readonly string[]
  readonly aiInteraction: AiInteraction
  readonly reminderEnabled: boolean
  readonly preferredTime: string
  readonly streakAlerts: boolean
}

/**
 * The answers stored in preferences. For a new account, the default mood and reminder time don't
 * count as answers: the mood is asked for, the time follows the signup.
 */
export function answersIn(preferences: Preferences, newcomer: boolean): Answers {
  const { writingGoals, personalInfo, journalStyle, notifications } = preferences
  const first = defaultPreferences()
  const asked = newcomer && personalInfo.currentMood === first.personalInfo.currentMood
  const offered = newcomer && notifications.preferredTime === first.notifications.preferredTime
  return {
    mood: asked ? '' : personalInfo.currentMood,
    goals: writingGoals.specificGoals,
    interests: personalInfo.interests,
    challenges: personalInfo.challengesToAddress,
    aiInteraction: journalStyle.aiInteraction,
    reminderEnabled: notifications.reminderEnabled,
    preferredTime: offered
      ? reminderTimeFor(preferences.preferredWritingTime)
      : notifications.preferredTime,
    streakAlerts: notifications.streakAlerts,
  }
}

/** Returns the preferences with these answers merged in. */
export function withAnswers(preferences: Preferences, answers: Answers): Preferences {
  const { writingGoals, personalInfo, journalStyle } = preferences
  const { reminderEnabled, streakAlerts, preferredTime, aiInteraction } = answers
  return {
    ...preferences,
    writingGoals: { ...writingGoals, specificGoals: [...answers.goals] },
    personalInfo: {
      ...personalInfo,
      currentMood: answers.mood || personalInfo.currentMood,
      interests: [...answers.interests],
      challengesToAddress: [...answers.challenges],
    },
    journalStyle: { ...journalStyle, aiInteraction },
    notifications: { reminderEnabled, streakAlerts, preferredTime },
  }
}

/** Rebases the answers given since `began` onto what has become known in the meantime. */
export function rebaseAnswers(answers: Answers, began: Answers, known: Answers): Answers {
  const one = <Name extends keyof Answers>(name: Name): Answers[Name] =>
    answers[name] === began[name] ? known[name] : answers[name]
  const list = (name: 'goals' | 'interests' | 'challenges') => [
    ...known[name].filter((item) => answers[name].includes(item) || !began[name].includes(item)),
    ...answers[name].filter((item) => !began[name].includes(item) && !known[name].includes(item)),
  ]
  return {
    mood: one('mood'),
    goals: list('goals'),
    interests: list('interests'),
    challenges: list('challenges'),
    aiInteraction: one('aiInteraction'),
    reminderEnabled: one('reminderEnabled'),
    preferredTime: one('preferredTime'),
    streakAlerts: one('streakAlerts'),
  }
}
