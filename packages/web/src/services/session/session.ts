import type { Identity, SignedIn, User } from '@daywell/core/account'
import { emitter } from '#kit/observable/emitter.ts'
import { type PendingCode, pendingCode } from './pending-code.ts'
import { bringBack, clearPersonal, setAside } from './personal-keys.ts'
import type { SafeStorage } from './safe-storage.ts'
import { type Ending, nextSession, type SessionEvent, type SessionState } from './session-state.ts'
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
  /**
   * Asks again about a session that the server could not be asked about at the start. False if it
   * still could not be asked.
   */
  recheck(): Promise<boolean>
  /** The answer to a signup or a recovery also brings a code. */
  signIn(answer: Omit<SignedIn, 'device'> & { readonly recoveryCode?: string }): void
  /** `ended`: the server knows the session and has ended it. */
  end(because: Ending, ended?: boolean): void
  completeOnboarding(): void
  /** The person goes by these names from now on. */
  renamed(person: User): void
  readonly code: PendingCode
  /** To be called with the key of each `storage` event: another tab changed something. */
  storageChanged(key: string | null): void
}

export function createSession(parts: {
  storage: SafeStorage
  /** What goes with the tab. */
  tab: SafeStorage
  /** `over`: nobody waits for the answer any more. */
  check: (over: AbortSignal) => Promise<Verdict>
}): Session {
  const { storage, check } = parts
  const code = pendingCode(parts.tab)
  const found = stored.readSession(storage)
  const changes = emitter()
  let state: SessionState = found
    ? { phase: 'loading', userId: found.userId }
    : { phase: 'signed-out', because: 'none' }

  const dispatch = (event: SessionEvent) => {
    const next = nextSession(state, event)
    if (next === state) return
    state = next
    changes.emit()
  }

  const endElsewhere = () => dispatch({ type: 'ended', because: 'elsewhere' })

  const end = (because: Ending, ended = false) => {
    // Another tab has ended it, and this one hears of that after a call that went without a token.
    if (because === 'refused' && stored.readToken(storage) === null) return endElsewhere()
    const revoked = (ended && stored.readUserId(storage)) || undefined
    if (because !== 'refused') {
      stored.setOnboarded(storage, false)
      clearPersonal(storage)
      code.drop()
    }
    leaveBehind(storage)
    dispatch({ type: 'ended', because, revoked })
  }

  const settle = (userId: string, verdict: Verdict) => {
    if (verdict.kind === 'unreachable')
      return dispatch({ type: 'unreachable', onboarded: stored.isOnboarded(storage, userId) })
    if (verdict.kind === 'refused' || verdict.identity.user.id !== userId) return end('refused')
    const { user, onboardingComplete } = verdict.identity
    if (onboardingComplete) stored.setOnboarded(storage, true)
    dispatch({ type: 'verified', person: user, onboarded: stored.isOnboarded(storage, userId) })
  }

  const ask = async (userId: string) => {
    const asked = state
    const asking = new AbortController()
    // The answer is about a session that may have been left or replaced meanwhile. Asked about once
    // more, the server would refuse it.
    const leave = changes.subscribe(() => state === asked || asking.abort())
    const verdict = await check(asking.signal)
    leave()
    if (state === asked) settle(userId, verdict)
  }

  const unchecked = () => state.phase === 'signed-in' && !state.person && state.userId

  const restore = async () => {
    const session = stored.readSession(storage)
    if (!session) return leaveBehind(storage)
    dispatch({ type: 'found', userId: session.userId })
    await ask(session.userId)
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    token: () => stored.readToken(storage),
    restore,
    async recheck() {
      const userId = unchecked()
      if (userId) await ask(userId)
      return !unchecked()
    },
    signIn({ token, user, onboardingComplete, recoveryCode }) {
      if (stored.readUserId(storage) !== user.id) {
        leaveBehind(storage)
        bringBack(storage, user.id)
      }
      stored.writeSession(storage, { token, userId: user.id })
      stored.setOnboarded(storage, onboardingComplete)
      if (recoveryCode) code.keep(user.id, recoveryCode)
      else if (code.of(user.id) === null) code.drop()
      dispatch({ type: 'verified', person: user, onboarded: stored.isOnboarded(storage, user.id) })
    },
    end,
    code,
    completeOnboarding() {
      stored.setOnboarded(storage, true)
      dispatch({ type: 'onboarded' })
    },
    renamed(person) {
      if (state.phase === 'signed-in' && state.userId === person.id)
        dispatch({ type: 'verified', person, onboarded: state.onboarded })
    },
    storageChanged(key) {
      if (!stored.concernsSession(key)) return
      const session = stored.readSession(storage)
      if (session && isAnother(state, session.userId)) void restore()
      if (stored.readToken(storage) === null) endElsewhere()
    },
  }
}

/** What a person leaves on the device waits for them, and for nobody else. */
function leaveBehind(storage: SafeStorage): void {
  const userId = stored.readUserId(storage)
  if (userId) setAside(storage, userId)
  stored.clearSession(storage)
}

function isAnother(state: SessionState, userId: string): boolean {
  return state.phase === 'signed-out' || state.userId !== userId
}
