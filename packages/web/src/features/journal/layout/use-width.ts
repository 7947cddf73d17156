import { useSyncExternalStore } from 'react'

/** One column with sheets; the page and one panel; the page between two. */
export type Width = 'phone' | 'tablet' | 'wide'

const QUERIES = { wide: '(min-width: 80rem)', tablet: '(min-width: 48rem)' } as const

export function useWidth(): Width {
  return useSyncExternalStore(onChange, readWidth)
}

export function readWidth(): Width {
  if (window.matchMedia(QUERIES.wide).matches) return 'wide'
  return window.matchMedia(QUERIES.tablet).matches ? 'tablet' : 'phone'
}

function onChange(changed: () => void): () => void {
  const queries = Object.values(QUERIES).map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}
