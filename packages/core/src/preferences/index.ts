export {
  type AiInteraction,
  aiInteractions,
  challenges,
  type FontSize,
  fontSizes,
  interestAreas,
  type Mood,
  moods,
  type PrivacyLevel,
  type PromptPreference,
  primaryGoals,
  privacyLevels,
  promptPreferences,
  sleepQualities,
  specificGoals,
  stressLevels,
} from './choices.ts'
export { defaultPreferences, reminderTimeFor } from './defaults.ts'
export {
  aiInteraction,
  mood,
  type Preferences,
  type PreferencesInput,
  preferences,
  preferencesInput,
  privacyLevel,
} from './preferences.ts'
export { ranges } from './ranges.ts'
