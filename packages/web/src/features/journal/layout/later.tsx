import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#kit/ui/when-idle.ts'

type Load<P> = () => Promise<ComponentType<P>>

const ahead: Load<never>[] = []

/**
 * A part of the screen that nobody needs to start typing, fetched when it is first shown. One that
 * cannot be fetched is missing until the network is back, and never takes the page down with it.
 */
export function later<P extends object>(load: Load<P>, inTheMeantime: ReactNode = null) {
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
      const look = () => void fetch().then((loaded) => setPart(() => loaded), nothing)
      look()
      window.addEventListener('online', look)
      return () => window.removeEventListener('online', look)
    }, [missing])
    return Part ? <Part {...props} /> : inTheMeantime
  }
}

/** Fetches all of them while nothing else is to be done, so that they are there without a network. */
export function fetchLaterParts(): () => void {
  return whenIdle(() => {
    for (const load of ahead) load().catch(nothing)
  })
}

const nothing = () => {}
