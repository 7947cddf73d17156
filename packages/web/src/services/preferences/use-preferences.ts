import { useObservable } from '#kit/observable/use-observable.ts'
import { type KnownPreferences, keeperOf, type PreferencesKeeper } from './keeper.ts'
import { usePreferencesRoom } from './preferences-context.ts'

export function usePreferences(): PreferencesKeeper {
  return keeperOf(usePreferencesRoom())
}

/** What the device knows of them now; a save in another tab is followed at once. */
export function useKnownPreferences(): KnownPreferences {
  const keeper = usePreferences()
  return useObservable(keeper, keeper.known)
}
