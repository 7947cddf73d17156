import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'

/**
 * Lazy-loads the service worker setup when the browser is idle, so it doesn't delay the first
 * paint.
 */
export function Updates() {
  const [loaded, setLoaded] = useState<{ Offer: ComponentType }>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    return whenLoaded(() => {
      // Without it the app needs the network, as it does right now.
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
