import { useObservable } from '#kit/observable/use-observable.ts'
import { usePreferencesDeps } from './preferences-context.ts'
import {
  type KnownPreferences,
  type PreferencesStore,
  preferencesStoreOf,
} from './preferences-store.ts'

export function usePreferences(): PreferencesStore {
  return preferencesStoreOf(usePreferencesDeps())
}

/** The preferences known to this device; follows saves in other tabs. */
export function useKnownPreferences(): KnownPreferences {
  const store = usePreferences()
  return useObservable(store, store.known)
}
