import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs `act` at once or, while a mouse button or finger is down, after the release and its click.
 * Otherwise the layout shift would move the link being pressed.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false)
  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const release = () => {
      pressed.current = false
    }
    window.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])
  return useCallback((act) => {
    if (!pressed.current) return act()
    // The click follows the release, in the same tick.
    window.addEventListener('mouseup', () => window.setTimeout(act), { once: true })
  }, [])
}
