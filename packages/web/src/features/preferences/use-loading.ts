import { messageOf } from '@daywell/core/errors'
import { useEffect, useState } from 'react'
import { notify } from '#kit/ui/toasts/notify.ts'
import { usePreferences } from '#services/preferences/use-preferences.ts'

export type Loading =
  | { readonly phase: 'loading'; readonly attempt: number }
  | { readonly phase: 'shown'; readonly failed: boolean }

const FIRST = { phase: 'loading', attempt: 1 } as const

/** Asks the server for the preferences when the screen opens, and again when somebody wants it. */
export function useLoading(): Loading & { retry: () => void } {
  const keeper = usePreferences()
  const [loading, setLoading] = useState<Loading>(() =>
    keeper.known().from === 'server' ? { phase: 'shown', failed: false } : FIRST,
  )
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const onAttempt = (attempt: number) =>
      setLoading((now) => (now.phase === 'loading' ? { ...now, attempt } : now))
    keeper.load({ signal, onAttempt }).then(
      () => !signal.aborted && setLoading({ phase: 'shown', failed: false }),
      () => {
        if (signal.aborted) return
        setLoading({ phase: 'shown', failed: true })
        notify.error(messageOf(undefined, 'load-preferences'))
      },
    )
    return () => ending.abort()
  }, [keeper, turn])

  const failed = loading.phase === 'shown' && loading.failed
  useEffect(() => {
    if (!failed) return
    const again = () => setTurn((now) => now + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed])

  const retry = () => {
    setLoading(FIRST)
    setTurn((now) => now + 1)
  }
  return { ...loading, retry }
}
