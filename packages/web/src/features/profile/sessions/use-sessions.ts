import type { Session } from '@daywell/core/account'
import { endpoints } from '@daywell/core/contract'
import { useEffect, useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { inOrder } from './last-used.ts'

export type Sessions =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'known'; readonly list: readonly Session[] }

/** Where the person is signed in; asked again when the network is back, and after every change. */
export function useSessions() {
  const { premium } = useClients()
  const [sessions, setSessions] = useState<Sessions>({ phase: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks anew
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    premium.call(endpoints.listSessions, { signal }).then(
      ({ body }) => setSessions({ phase: 'known', list: inOrder(body) }),
      () => {
        // A list that was there before is still the best that is known.
        if (!signal.aborted) setSessions((old) => (old.phase === 'known' ? old : FAILED))
      },
    )
    window.addEventListener('online', () => setRound((last) => last + 1), { signal })
    return () => asking.abort()
  }, [premium, round])

  return {
    sessions,
    retry() {
      setSessions({ phase: 'loading' })
      setRound(round + 1)
    },
    async end(id: string) {
      await premium.call(endpoints.endSession, { params: { id } }).catch(unlessGone)
      setSessions((old) => without(old, (session) => session.id === id))
    },
    async endOthers() {
      await premium.call(endpoints.endOtherSessions)
      setSessions((old) => without(old, (session) => !session.current))
    },
  }
}

const FAILED: Sessions = { phase: 'failed' }

/** One that was ended elsewhere meanwhile is as good as ended. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CallFailure) || error.status !== 404) throw error
}

function without(sessions: Sessions, ended: (session: Session) => boolean): Sessions {
  if (sessions.phase !== 'known') return sessions
  return { phase: 'known', list: sessions.list.filter((session) => !ended(session)) }
}
