import { useCallback, useEffect, useRef } from 'react'

/**
 * Acts at once or, while the mouse or a finger is down, when it is up again and its click is done.
 * What appears under a pressed pointer would move the link away that is being pressed.
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
    // The click follows the release, in the same turn.
    window.addEventListener('mouseup', () => window.setTimeout(act), { once: true })
  }, [])
}
