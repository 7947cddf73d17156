import { useEffect } from 'react'

/** Milliseconds until the first further try; each one waits twice as long as the one before. */
const FIRST = 2_000
const MAX_WAIT_MS = 60_000

/** Asks again by itself for what could not be learnt, while somebody looks and has a network. */
export function useAskingAgain(isFailed: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isFailed) return
    let wait = FIRST
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
