import type { Preferences } from '@daywell/core/preferences'

/** What of a person's preferences bears on a reply, a line each; what they left open is left out. */
export function describePreferences(preferences: Preferences): string {
  const { writingGoals, personalInfo, journalStyle } = preferences
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['Writes for', [writingGoals.primaryGoal, ...writingGoals.specificGoals]],
    ['Mood of late', [personalInfo.currentMood]],
    ['Stress', [personalInfo.stressLevel]],
    ['Sleep', [personalInfo.sleepQuality]],
    ['Went through', personalInfo.majorLifeEvents],
    ['Is interested in', [...personalInfo.interests, ...journalStyle.topicsOfInterest]],
    ['Works on', personalInfo.challengesToAddress],
  ]
  return lines
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}: ${[...new Set(values)].join(', ')}`)
    .join('\n')
}
