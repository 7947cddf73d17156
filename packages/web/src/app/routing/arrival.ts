import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useReturning } from '#kit/navigation/navigation.tsx'
import { scrollMemory } from './scroll-memory.ts'

/** The live region that says which page a navigation led to. */
export const ARRIVAL_ID = 'arrived'

/**
 * After a navigation: sets the title, restores the scroll position, and moves focus to the heading
 * so a screen reader announces the page. A screen that places the focus itself is announced by a
 * live region. The first page of a visit doesn't take focus.
 */
export function useArrival(): (title: string) => void {
  const location = useLocation()
  const returning = useReturning()
  const [memory] = useState(() => scrollMemory(window))
  const visited = useRef(false)
  useEffect(() => memory.listen(), [memory])

  const { key, hash } = location
  useLayoutEffect(() => memory.leave(key), [memory, key])
  return useCallback(
    (title) => {
      document.title = title
      const position = memory.enter(key)
      const target = targetOf(hash)
      if (returning && position !== undefined) window.scrollTo(0, position)
      else if (target) target.scrollIntoView({ behavior: visited.current ? motion() : 'instant' })
      else if (visited.current) window.scrollTo(0, 0)
      if (visited.current) announce(title, target ?? document.querySelector('main'))
      visited.current = true
    },
    [memory, key, hash, returning],
  )
}

/** Fragments are untrusted input: one that can't be decoded matches nothing. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** By its focused heading, or by the live region. */
function announce(title: string, place: Element | null): void {
  const isHeard = focusHeading(place)
  const region = document.getElementById(ARRIVAL_ID)
  if (region) region.textContent = isHeard ? '' : title
}

/** False if there's no heading to focus, or the screen places the focus itself. */
function focusHeading(place: Element | null): boolean {
  const heading = place?.querySelector<HTMLElement>('h1, h2')
  if (!heading || heading.dataset.caretElsewhere !== undefined) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
