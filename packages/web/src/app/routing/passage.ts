import type { SessionState } from '#services/session/session-state.ts'

/** Who may see a page; `plans` stays open when the session ends while the page is shown. */
export type Access = 'everyone' | 'landing' | 'visitors' | 'signed-in' | 'journal' | 'plans'

export type Passage = 'open' | 'wait' | { readonly to: '/' | '/login' | '/journal' | '/onboarding' }

export interface Visit {
  readonly access: Access
  readonly fromNotification: boolean
  /** The person was signed in earlier on this page. */
  readonly wasSignedIn: boolean
}

export function passage(state: SessionState, visit: Visit): Passage {
  if (visit.access === 'everyone') return 'open'
  if (state.phase === 'loading') return 'wait'
  return state.phase === 'signed-in'
    ? signedInPassage(state, visit)
    : signedOutPassage(state, visit)
}

type In = Extract<SessionState, { phase: 'signed-in' }>
type Out = Extract<SessionState, { phase: 'signed-out' }>

function signedInPassage(state: In, { access, fromNotification }: Visit): Passage {
  if (access === 'visitors') return { to: '/journal' }
  if (access === 'landing') return { to: state.onboarded ? '/journal' : '/onboarding' }
  if (access !== 'journal' || state.onboarded || fromNotification) return 'open'
  return { to: '/onboarding' }
}

function signedOutPassage(state: Out, { access, wasSignedIn }: Visit): Passage {
  if (access === 'visitors' || access === 'landing') return 'open'
  // A deleted account can't sign in.
  if (state.because === 'gone') return { to: '/' }
  const vanished = wasSignedIn && state.because === 'elsewhere'
  return access === 'plans' && vanished ? 'open' : { to: '/login' }
}
