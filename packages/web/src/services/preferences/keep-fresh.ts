import type { PreferencesStore } from './preferences-store.ts'

interface Moments {
  readonly whenIdle: (act: () => void) => () => void
  /** Subscribes to moments when the server may be reachable again. */
  readonly onChance: (act: () => void) => () => void
}

/**
 * Loads changes from other devices once, and sends pending changes as soon as the server is
 * reachable. Returns the function that stops it.
 */
export function keepFresh(
  store: Pick<PreferencesStore, 'isWaiting' | 'load'>,
  { whenIdle, onChance }: Moments,
): () => void {
  const ending = new AbortController()
  let isLoading = false
  const load = async () => {
    if (isLoading) return
    isLoading = true
    // Without an answer, the device's copy stays in use.
    await store.load({ signal: ending.signal }).catch(() => {})
    isLoading = false
  }
  const notNow = whenIdle(() => void load())
  const unsubscribe = onChance(() => {
    if (store.isWaiting()) void load()
  })
  return () => {
    notNow()
    unsubscribe()
    ending.abort()
  }
}
