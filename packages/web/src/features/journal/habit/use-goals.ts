import { useKnownPreferences } from '#services/preferences/use-preferences.ts'

/** What the person wants to write; of one who chose nothing, what most choose. */
export function useGoals() {
  return useKnownPreferences().preferences.writingGoals
}
