import { createContext, use } from 'react'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider')
  return session
}

export function useSessionState(): SessionState {
  const session = useSession()
  return useObservable(session, session.state)
}
