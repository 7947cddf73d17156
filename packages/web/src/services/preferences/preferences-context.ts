import { createContext, use } from 'react'
import type { PreferencesDeps } from './preferences-deps.ts'

const PreferencesContext = createContext<PreferencesDeps | null>(null)
export const PreferencesProvider = PreferencesContext.Provider

export function usePreferencesDeps(): PreferencesDeps {
  const deps = use(PreferencesContext)
  if (!deps) throw new Error('usePreferencesDeps needs a PreferencesProvider')
  return deps
}
