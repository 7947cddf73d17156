import { DEFAULT_WRITING_TIME, type WritingTime } from '#account/index.ts'
import type { Preferences } from './preferences.ts'

/** The default preferences. */
export function defaultPreferences(): Preferences {
  return {
    writingGoals: {
      entriesPerWeek: 5,
      wordsPerEntry: 200,
      primaryGoal: 'self-reflection',
      specificGoals: [],
    },
    personalInfo: {
      currentMood: 'neutral',
      stressLevel: 'medium',
      sleepQuality: 'average',
      majorLifeEvents: [],
      interests: [],
      challengesToAddress: [],
    },
    journalStyle: {
      promptPreference: 'freeform',
      topicsOfInterest: [],
      privacyLevel: 'hybrid',
      aiInteraction: 'balanced',
    },
    notifications: { reminderEnabled: false, streakAlerts: true, preferredTime: '20:00' },
    accessibility: { fontSize: 'medium', lineSpacing: 1.5 },
    preferredWritingTime: DEFAULT_WRITING_TIME,
    version: 0,
  }
}

const reminderTimes: Record<WritingTime, string> = {
  morning: '08:00',
  afternoon: '14:00',
  evening: '20:00',
  night: '22:00',
}

/** The suggested reminder time for a preferred writing time. */
export function reminderTimeFor(writingTime: WritingTime): string {
  return reminderTimes[writingTime]
}
