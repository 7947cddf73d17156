import { useFetch } from '#kit/fetch/use-fetch.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'

/** Loads the preferences from the server when the screen opens. */
export function useLoading() {
  const store = usePreferences()
  const known = store.known()
  return useFetch(store.load, {
    initial: known.from === 'server' ? known : undefined,
  })
}
