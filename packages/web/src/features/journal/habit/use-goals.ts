import { useKnownPreferences } from '#services/preferences/use-preferences.ts'

/** The person's writing goals, or the defaults. */
export function useGoals() {
  return useKnownPreferences().preferences.writingGoals
}
