import { localDay } from '@daywell/core/time'
import { useSyncExternalStore } from 'react'

/** Today in the person's own calendar, also on a page that stays open past midnight. */
export function useToday(): string {
  return useSyncExternalStore(onTheMinute, () =>
    localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
}

/** A timer set for midnight would be late after the device slept; a page in sight looks at once. */
function onTheMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
