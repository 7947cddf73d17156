import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'

/**
 * Keeps the app on the device and offers its next version. It starts only when the page is there
 * and the browser idle, so that it costs the first paint nothing.
 */
export function Updates() {
  const [loaded, setLoaded] = useState<{ Offer: ComponentType }>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    return whenLoaded(() => {
      // Without it the app needs the network, as it does this very moment.
      import('./new-version.tsx').then(
        ({ NewVersion }) => setLoaded({ Offer: NewVersion }),
        () => {},
      )
    })
  }, [])
  return loaded ? <loaded.Offer /> : null
}

function whenLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(act)
  let cancel = () => window.removeEventListener('load', start)
  const start = () => {
    cancel = whenIdle(act)
  }
  window.addEventListener('load', start, { once: true })
  return () => cancel()
}
