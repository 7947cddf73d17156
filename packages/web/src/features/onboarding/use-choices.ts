import type { Preferences } from '@daywell/core/preferences'
import { type Fetched, useFetch } from '#kit/fetch/use-fetch.ts'
import { useKnownPreferences, usePreferences } from '#services/preferences/use-preferences.ts'

export interface Choices {
  readonly preferences: Preferences
  /** This device does not know what the person chose. */
  readonly areGuessed: boolean
  readonly loading: Fetched<unknown> & { readonly retry: () => void }
}

/** What the person has chosen so far, as far as it is known; the server is asked meanwhile. */
export function useChoices(): Choices {
  const { preferences, from } = useKnownPreferences()
  const loading = useFetch(usePreferences().load)
  return { preferences, areGuessed: from === 'defaults', loading }
}
