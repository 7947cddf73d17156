import { messageOf } from '@daywell/core/errors'
import { useFetch } from '#kit/fetch/use-fetch.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'

/** Loads the preferences from the server when the screen opens. */
export function useLoading() {
  const keeper = usePreferences()
  const known = keeper.known()
  return useFetch(keeper.load, {
    initial: known.from === 'server' ? known : undefined,
    onFailed: () => notify.error(messageOf(undefined, 'load-preferences')),
  })
}
