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

/** What the device knows of them now; a save in another tab is followed at once. */
export function useKnownPreferences(): KnownPreferences {
  const store = usePreferences()
  return useObservable(store, store.known)
}
