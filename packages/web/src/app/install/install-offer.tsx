import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'

/** Where one settles how Daywell is used, it says that it can be installed; nowhere else. */
export function InstallOffer() {
  const isHere = useLocation().pathname === '/preferences'
  const [loaded, setLoaded] = useState<{ Line: ComponentType }>()
  useEffect(() => {
    if (!isHere) return
    // Where it cannot be fetched, the browser's own menu offers the same.
    import('./install-line.tsx').then(
      ({ InstallLine }) => setLoaded({ Line: InstallLine }),
      () => {},
    )
  }, [isHere])
  return isHere && loaded ? <loaded.Line /> : null
}
