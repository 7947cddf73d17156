import { useEffect, useRef } from 'react'

/** The button that led to another state of the screen goes with the last one: its heading is next. */
export function useHeadingFocus(state: string): void {
  const last = useRef(state)
  useEffect(() => {
    const before = last.current
    last.current = state
    if (before === state || before === 'loading') return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [state])
}
