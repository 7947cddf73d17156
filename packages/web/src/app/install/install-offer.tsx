import { useLazy } from '#app/shell/use-lazy.ts'
import { useLocation } from '#kit/navigation/navigation.tsx'

/** Offers to install the app on the preferences page. The browser's own menu does, too. */
export function InstallOffer() {
  const isHere = useLocation().pathname === '/preferences'
  const Line = useLazy(isHere, async () => (await import('./install-line.tsx')).InstallLine)
  return isHere && Line ? <Line /> : null
}
