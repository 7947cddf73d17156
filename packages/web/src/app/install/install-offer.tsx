import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'

/** Lazy-loads the install offer on the preferences page, and only there. */
export function InstallOffer() {
  const isHere = useLocation().pathname === '/preferences'
  const [loaded, setLoaded] = useState<{ Line: ComponentType }>()
  useEffect(() => {
    if (!isHere) return
    // If the chunk fails to load, the browser's own menu still offers the install.
    import('./install-line.tsx').then(
      ({ InstallLine }) => setLoaded({ Line: InstallLine }),
      () => {},
    )
  }, [isHere])
  return isHere && loaded ? <loaded.Line /> : null
}
