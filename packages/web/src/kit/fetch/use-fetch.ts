import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export interface Fetched<T> {
  readonly phase: 'loading' | 'loaded' | 'failed'
  /** The last value, even while it reloads and after a reload failed. */
  readonly value: T | undefined
  readonly error: unknown
  /** The number of the current attempt, for calls that retry on their own. */
  readonly attempt: number
}

export interface LoadOptions {
  readonly signal: AbortSignal
  readonly onAttempt: (attempt: number) => void
}

interface FetchOptions<T> {
  /** Loads again when this changes. */
  readonly key?: string | undefined
  /** A cached value to show while the first load runs. */
  readonly initial?: T | undefined
}

/**
 * Loads on mount, when `key` changes, on `reload` and `retry`, and after a failure when the network
 * is back. Undefined instead of `load`: not yet.
 */
export function useFetch<T>(
  load: ((options: LoadOptions) => Promise<T>) | undefined,
  { key, initial }: FetchOptions<T> = {},
) {
  const [fetched, setFetched] = useState<Fetched<T>>(() => ({
    phase: initial === undefined ? 'loading' : 'loaded',
    value: initial,
    error: undefined,
    attempt: 1,
  }))
  const [round, setRound] = useState(0)
  const isReady = load !== undefined
  const start = useEffectEvent((options: LoadOptions) => load?.(options))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or round loads again
  useEffect(() => {
    if (!isReady) return
    const controller = new AbortController()
    const { signal } = controller
    const onAttempt = (attempt: number) => {
      if (!signal.aborted) setFetched((now) => ({ ...now, attempt }))
    }
    start({ signal, onAttempt })?.then(
      (value) => {
        if (signal.aborted) return
        setFetched({ phase: 'loaded', value, error: undefined, attempt: 1 })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setFetched((now) => ({ ...now, phase: 'failed', error, attempt: 1 }))
      },
    )
    return () => controller.abort()
  }, [isReady, key, round])

  /** Loads again, and keeps showing the current value until then. */
  const reload = useCallback(() => setRound((count) => count + 1), [])
  /** Loads again, and shows that it's loading. */
  const retry = useCallback(() => {
    setFetched((now) => ({ ...now, phase: 'loading', error: undefined, attempt: 1 }))
    setRound((count) => count + 1)
  }, [])
  const { phase } = fetched
  useEffect(() => {
    if (phase !== 'failed') return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [phase, reload])
  /** Optimistic update of the value. */
  const update = useCallback((change: (value: T) => T) => {
    setFetched((now) => (now.value === undefined ? now : { ...now, value: change(now.value) }))
  }, [])
  return { ...fetched, reload, retry, update }
}
