import type { Preferences } from '@daywell/core/preferences'
import { useCallback, useEffect, useState } from 'react'
import { useKnownPreferences, usePreferences } from '#services/preferences/use-preferences.ts'

/** How far the server has been asked what the person chose before. */
export interface Asking {
  readonly phase: 'asking' | 'answered' | 'failed'
  readonly attempt: number
}

export interface Choices {
  readonly preferences: Preferences
  /** Nobody has told this device what the person chose. */
  readonly areGuessed: boolean
  readonly asking: Asking
  readonly askAgain: () => void
}

const FIRST: Asking = { phase: 'asking', attempt: 1 }

/** What the person has chosen so far, as far as it is known; the server is asked meanwhile. */
export function useChoices(): Choices {
  const { preferences, from } = useKnownPreferences()
  const keeper = usePreferences()
  const [asking, setAsking] = useState(FIRST)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another question
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const say = (next: Asking) => {
      if (!signal.aborted) setAsking(next)
    }
    say(FIRST)
    keeper.load({ signal, onAttempt: (attempt) => say({ phase: 'asking', attempt }) }).then(
      () => say({ phase: 'answered', attempt: 1 }),
      () => say({ phase: 'failed', attempt: 1 }),
    )
    return () => leaving.abort()
  }, [keeper, round])

  const askAgain = useCallback(() => setRound((before) => before + 1), [])
  useEffect(() => {
    if (asking.phase !== 'failed') return
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [asking.phase, askAgain])
  return { preferences, areGuessed: from === 'defaults', asking, askAgain }
}
