import type { User } from '@daywell/core/account'

/**
 * Why no one is signed in: never was, refused by the server, logged out, ended in another tab,
 * account deleted.
 */
export type Absence = 'none' | 'refused' | 'left' | 'elsewhere' | 'gone'

/** Ways to end a session on this page. */
export type Ending = Extract<Absence, 'refused' | 'left' | 'gone'>

export type SessionState =
  | { readonly phase: 'loading'; readonly userId: string }
  | {
      readonly phase: 'signed-in'
      readonly userId: string
      /** Undefined until the server has answered: the journal then opens offline. */
      readonly person: User | undefined
      readonly onboarded: boolean
    }
  | {
      readonly phase: 'signed-out'
      readonly because: Absence
      /** The person who was signed in on this page before. */
      readonly whose?: string
      /**
       * The person whose session the server itself ended: copies of the server's data must not stay
       * here.
       */
      readonly revoked?: string
    }

export type SessionEvent =
  | { readonly type: 'found'; readonly userId: string }
  | { readonly type: 'verified'; readonly person: User; readonly onboarded: boolean }
  | { readonly type: 'unreachable'; readonly onboarded: boolean }
  | { readonly type: 'onboarded' }
  | { readonly type: 'ended'; readonly because: Absence; readonly revoked?: string | undefined }

export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'found':
      return { phase: 'loading', userId: event.userId }
    case 'verified':
      return {
        phase: 'signed-in',
        userId: event.person.id,
        person: event.person,
        onboarded: event.onboarded,
      }
    case 'unreachable':
      if (state.phase !== 'loading') return state
      return {
        phase: 'signed-in',
        userId: state.userId,
        person: undefined,
        onboarded: event.onboarded,
      }
    case 'onboarded':
      return state.phase === 'signed-in' && !state.onboarded ? { ...state, onboarded: true } : state
    case 'ended':
      if (state.phase === 'signed-out') return state
      return {
        phase: 'signed-out',
        because: event.because,
        whose: state.userId,
        ...(event.revoked !== undefined && { revoked: event.revoked }),
      }
  }
}
