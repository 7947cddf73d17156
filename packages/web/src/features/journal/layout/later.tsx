import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'

type Load<P> = () => Promise<ComponentType<P>>

const ahead: Load<never>[] = []

/**
 * Lazy-loads a part that isn't needed to start typing. If its chunk fails to load, it's missing
 * until the network is back, and never crashes the page.
 */
export function later<P extends object>(load: Load<P>, placeholder: ReactNode = null) {
  let found: ComponentType<P> | undefined
  const fetch: Load<P> = async () => {
    found ??= await load()
    return found
  }
  ahead.push(fetch as Load<never>)
  return function Later(props: P) {
    const [Part, setPart] = useState(() => found)
    const missing = Part === undefined
    useEffect(() => {
      if (!missing) return
      const loadPart = () => void fetch().then((loaded) => setPart(() => loaded), nothing)
      loadPart()
      window.addEventListener('online', loadPart)
      return () => window.removeEventListener('online', loadPart)
    }, [missing])
    return Part ? <Part {...props} /> : placeholder
  }
}

/** Prefetches all parts when idle, so they work offline. */
export function fetchLaterParts(): () => void {
  return whenIdle(() => {
    for (const load of ahead) load().catch(nothing)
  })
}

const nothing = () => {}
