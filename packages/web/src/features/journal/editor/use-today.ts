import { localDay } from '@daywell/core/time'
import { useSyncExternalStore } from 'react'

/** Today's date, kept current past midnight. */
export function useToday(): string {
  return useSyncExternalStore(onTheMinute, () =>
    localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
}

/**
 * Polls each minute, since a timer for midnight is late after sleep; checks at once when visible.
 */
function onTheMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
