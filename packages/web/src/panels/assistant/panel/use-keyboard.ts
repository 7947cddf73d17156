import { useSyncExternalStore } from 'react'

// A finger types on a keyboard on the screen, which has no Shift+Enter.
const QUERY = '(pointer: coarse)'

/** Whether one types on keys, as far as a browser tells. */
export function useKeyboard(): boolean {
  return !useSyncExternalStore(onChange, () => window.matchMedia(QUERY).matches)
}

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
