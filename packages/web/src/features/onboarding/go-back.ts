/** A browser goes back in a moment; one that does not keeps nobody from where they are going. */
const PATIENCE_MS = 500

type Browser = Pick<Window, 'history' | 'addEventListener' | 'setTimeout' | 'clearTimeout'>

/** Goes back, and on from there. Whoever was led on before the browser had gone back is led on again. */
export function goBack(window: Browser, entries: number, goOn: () => void): void {
  if (entries <= 0 || entries >= window.history.length) {
    goOn()
    return
  }
  const timer = window.setTimeout(goOn, PATIENCE_MS)
  const arrived = () => {
    window.clearTimeout(timer)
    goOn()
  }
  window.addEventListener('popstate', arrived, { once: true })
  window.history.go(-entries)
}
