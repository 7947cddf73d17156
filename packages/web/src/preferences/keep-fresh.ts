import type { PreferencesKeeper } from './keeper.ts'

interface Moments {
  readonly whenIdle: (act: () => void) => () => void
  readonly onOnline: (act: () => void) => () => void
}

/**
 * Learns once what was chosen on another device, and brings changes that wait to the server as
 * soon as it can be reached. Answers how to stop it.
 */
export function keepFresh(
  keeper: Pick<PreferencesKeeper, 'isWaiting' | 'load'>,
  { whenIdle, onOnline }: Moments,
): () => void {
  const ending = new AbortController()
  // Without an answer, what is on the device goes on being used.
  const load = () => void keeper.load({ signal: ending.signal }).catch(() => {})
  const notNow = whenIdle(load)
  const deafen = onOnline(() => keeper.isWaiting() && load())
  return () => {
    notNow()
    deafen()
    ending.abort()
  }
}
