import type { Preferences } from '@daywell/core/preferences'
import { type Fetched, useFetch } from '#kit/fetch/use-fetch.ts'
import { useKnownPreferences, usePreferences } from '#services/preferences/use-preferences.ts'

export interface Choices {
  readonly preferences: Preferences
  /** This device doesn't know the person's choices. */
  readonly areGuessed: boolean
  readonly loading: Fetched<unknown> & { readonly retry: () => void }
}

/** The person's choices as far as known; fetches them from the server. */
export function useChoices(): Choices {
  const { preferences, from } = useKnownPreferences()
  const loading = useFetch(usePreferences().load)
  return { preferences, areGuessed: from === 'defaults', loading }
}
