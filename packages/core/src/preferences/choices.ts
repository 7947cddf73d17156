/** The choices that are offered: stored values and their labels. */
export const moods = {
  happy: 'Happy',
  calm: 'Calm',
  neutral: 'Neutral',
  anxious: 'Anxious',
  sad: 'Sad',
  overwhelmed: 'Overwhelmed',
} as const

export const promptPreferences = {
  freeform: 'Free Writing',
  reflection: 'Reflection',
  growth: 'Personal Growth',
  gratitude: 'Gratitude',
} as const

export const privacyLevels = { hybrid: 'Hybrid', local: 'Local', cloud: 'Cloud' } as const

export const aiInteractions = {
  minimal: 'Minimal',
  balanced: 'Balanced',
  involved: 'Involved',
} as const

export const fontSizes = { small: 'Small', medium: 'Medium', large: 'Large' } as const

export const stressLevels = { low: 'Low', medium: 'Medium', high: 'High' } as const

export const sleepQualities = { poor: 'Poor', average: 'Average', good: 'Good' } as const

export const primaryGoals = {
  'self-reflection': 'Self-reflection',
  'stress-management': 'Stress management',
  'personal-growth': 'Personal growth',
  creativity: 'Creativity',
  gratitude: 'Gratitude',
  'memory-keeping': 'Memory keeping',
} as const

export type Mood = keyof typeof moods
export type PromptPreference = keyof typeof promptPreferences
export type PrivacyLevel = keyof typeof privacyLevels
export type AiInteraction = keyof typeof aiInteractions
export type FontSize = keyof typeof fontSizes

/** The values of a table of choices, in the order in which they are offered. */
export function valuesOf<T extends Record<string, string>>(choices: T): [keyof T & string] {
  return Object.keys(choices) as [keyof T & string]
}

export const specificGoals = [
  'Self-reflection',
  'Stress management',
  'Personal growth',
  'Problem-solving',
  'Emotional processing',
  'Memory keeping',
  'Creativity enhancement',
  'Goal tracking',
  'Gratitude practice',
  'Mental health support',
] as const

export const interestAreas = [
  'Career & Professional Growth',
  'Relationships & Social Life',
  'Health & Wellness',
  'Creative Projects',
  'Personal Development',
  'Spirituality & Mindfulness',
  'Hobbies & Recreation',
  'Family Life',
  'Education & Learning',
  'Life Transitions',
] as const

export const challenges = [
  'Stress & Anxiety',
  'Work-Life Balance',
  'Relationship Issues',
  'Self-Doubt',
  'Time Management',
  'Health Concerns',
  'Career Decisions',
  'Personal Identity',
  'Financial Stress',
  'Life Purpose',
] as const
