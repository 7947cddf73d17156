import type { PreferencesStore } from './preferences-store.ts'

interface Moments {
  readonly whenIdle: (act: () => void) => () => void
  /** Whenever the server may be reached that could not be reached before. */
  readonly onChance: (act: () => void) => () => void
}

/**
 * Learns once what was chosen on another device, and brings changes that wait to the server as
 * soon as it can be reached. Answers how to stop it.
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
    // Without an answer, what is on the device goes on being used.
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
