import { useSyncExternalStore } from 'react'

// Same breakpoint as larger controls: a day in a year is smaller than a fingertip there.
const QUERY = '(pointer: coarse), (max-width: 47.99rem)'

export function useForFingers(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(QUERY).matches)
}

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
