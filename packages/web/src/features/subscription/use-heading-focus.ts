import { useEffect, useRef } from 'react'

/** Where the button that led to another state went with the last one, the heading has the focus. */
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
