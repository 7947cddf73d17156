import type { Identity, SignedIn } from '@daywell/core/account'
import type { SafeStorage } from './safe-storage.ts'
import { nextSession, type SessionEvent, type SessionState } from './session-state.ts'
import * as stored from './stored-session.ts'

/** What the server says of the stored session at start. */
export type Verdict =
  | { readonly kind: 'verified'; readonly identity: Identity }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' }

export interface Session {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Read from storage each time, so that every tab follows a change at once. */
  token(): string | null
  restore(): Promise<void>
  signIn(answer: SignedIn): void
  end(because: 'refused' | 'left'): void
  completeOnboarding(): void
  /** To be called with the key of each `storage` event: another tab changed something. */
  storageChanged(key: string | null): void
}

export function createSession(parts: {
  storage: SafeStorage
  check: () => Promise<Verdict>
}): Session {
  const { storage, check } = parts
  const found = stored.readSession(storage)
  const listeners = new Set<() => void>()
  let state: SessionState = found
    ? { phase: 'loading', userId: found.userId }
    : { phase: 'signed-out', because: 'none' }

  const happen = (event: SessionEvent) => {
    const next = nextSession(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  const end = (because: 'refused' | 'left') => {
    stored.clearSession(storage)
    if (because === 'left') stored.setOnboarded(storage, false)
    happen({ type: 'ended', because })
  }

  const settle = (userId: string, verdict: Verdict) => {
    if (verdict.kind === 'unreachable')
      return happen({ type: 'unreachable', onboarded: stored.isOnboarded(storage) })
    if (verdict.kind === 'refused' || verdict.identity.user.id !== userId) return end('refused')
    const { user, onboardingComplete } = verdict.identity
    if (onboardingComplete) stored.setOnboarded(storage, true)
    happen({ type: 'verified', person: user, onboarded: stored.isOnboarded(storage) })
  }

  const restore = async () => {
    const session = stored.readSession(storage)
    if (!session) return stored.clearSession(storage)
    happen({ type: 'found', userId: session.userId })
    const asked = state
    const verdict = await check()
    // The answer is about a session that may have been left or replaced meanwhile.
    if (state === asked) settle(session.userId, verdict)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    token: () => stored.readToken(storage),
    restore,
    signIn(answer) {
      stored.writeSession(storage, { token: answer.token, userId: answer.user.id })
      stored.setOnboarded(storage, answer.onboardingComplete)
      happen({ type: 'verified', person: answer.user, onboarded: answer.onboardingComplete })
    },
    end,
    completeOnboarding() {
      stored.setOnboarded(storage, true)
      happen({ type: 'onboarded' })
    },
    storageChanged(key) {
      if (!stored.concernsSession(key)) return
      const session = stored.readSession(storage)
      if (session && isAnother(state, session.userId)) void restore()
      if (stored.readToken(storage) === null) happen({ type: 'ended', because: 'elsewhere' })
    },
  }
}

function isAnother(state: SessionState, userId: string): boolean {
  return state.phase === 'signed-out' || state.userId !== userId
}
