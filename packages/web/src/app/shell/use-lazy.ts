import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** Lazy-loads a component once it's needed. If its chunk fails to load, there is none this time. */
export function useLazy<P>(isNeeded: boolean, load: () => Promise<ComponentType<P>>) {
  const [loaded, setLoaded] = useState<ComponentType<P>>()
  const start = useEffectEvent(load)
  useEffect(() => {
    if (!isNeeded) return
    start().then(
      (component) => setLoaded(() => component),
      () => {},
    )
  }, [isNeeded])
  return loaded
}
