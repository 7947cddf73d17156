import { useEffect, useRef } from 'react'

/** Focuses the heading if the focused button disappeared with the previous state. */
export function useHeadingFocus(state: string): void {
  const last = useRef(state)
  useEffect(() => {
    const before = last.current
    last.current = state
    if (before === state || before === 'loading') return
    if (document.activeElement && document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [state])
}
