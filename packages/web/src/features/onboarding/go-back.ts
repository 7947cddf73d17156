/** Timeout: a browser that doesn't go back must not block the way on. */
const BACK_TIMEOUT_MS = 500

type Browser = Pick<Window, 'history' | 'addEventListener' | 'setTimeout' | 'clearTimeout'>

/**
 * Goes back, then calls `goOn`. If the timeout came first, `goOn` runs again after the late
 * popstate.
 */
export function goBack(window: Browser, entries: number, goOn: () => void): void {
  if (entries <= 0 || entries >= window.history.length) {
    goOn()
    return
  }
  const timer = window.setTimeout(goOn, BACK_TIMEOUT_MS)
  const onPopState = () => {
    window.clearTimeout(timer)
    goOn()
  }
  window.addEventListener('popstate', onPopState, { once: true })
  window.history.go(-entries)
}
