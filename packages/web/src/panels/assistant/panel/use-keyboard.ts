import { useSyncExternalStore } from 'react'

// On-screen keyboards have no Shift+Enter.
const QUERY = '(pointer: coarse)'

/** Whether a hardware keyboard is likely. */
export function useKeyboard(): boolean {
  return !useSyncExternalStore(onChange, () => window.matchMedia(QUERY).matches)
}

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
