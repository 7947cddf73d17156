import { useEffect } from 'react'

/** Backoff: the first retry delay, doubled each time. */
const FIRST_WAIT_MS = 2_000
const MAX_WAIT_MS = 60_000

/** Retries with backoff while the page is visible and online. */
export function useAskingAgain(isFailed: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isFailed) return
    let wait = FIRST_WAIT_MS
    let timer: number | undefined
    const plan = () => {
      timer = window.setTimeout(again, wait)
      wait = Math.min(wait * 2, MAX_WAIT_MS)
    }
    const again = () => {
      plan()
      if (document.visibilityState === 'visible' && navigator.onLine) void ask()
    }
    plan()
    return () => window.clearTimeout(timer)
  }, [isFailed, ask])
}
