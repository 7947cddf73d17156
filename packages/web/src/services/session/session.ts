import type { Identity, SignedIn, User } from '@daywell/core/account'
import { emitter } from '#kit/observable/emitter.ts'
import { type PendingCode, pendingCode } from './pending-code.ts'
import type { SafeStorage } from './safe-storage.ts'
import { type Ending, nextSession, type SessionEvent, type SessionState } from './session-state.ts'
import * as stored from './stored-session.ts'

/** Keys without the owner's id in their name. */
const KEYS = [
  ...['achievements', 'currentStreak', 'lastEntryDate', 'scheduledNotifications'],
  ...['promptsSeen', 'onboardingProgress'],
] as const

/**
 * Renames the values to keys with the person's id, so that they're there when the person returns.
 */
function setAside(storage: SafeStorage, userId: string): void {
  for (const key of KEYS) {
    const value = storage.get(key)
    if (value !== null) storage.set(`${key}_${userId}`, value)
    storage.remove(key)
  }
}

/** Restores this person's own values, and no one else's. */
function bringBack(storage: SafeStorage, userId: string): void {
  for (const key of KEYS) {
    const own = storage.get(`${key}_${userId}`)
    if (own === null) storage.remove(key)
    else storage.set(key, own)
    storage.remove(`${key}_${userId}`)
  }
}

function clearPersonal(storage: SafeStorage): void {
  for (const key of [...KEYS, 'reminderIntervalId']) storage.remove(key)
}

/** The server's verdict on the stored session at start. */
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
  /** Checks a session again that couldn't be checked at start. False if it still can't be. */
  recheck(): Promise<boolean>
  /** A signup or a recovery also returns a code. */
  signIn(answer: Omit<SignedIn, 'device'> & { readonly recoveryCode?: string }): void
  /** `ended`: the server knows the session and has ended it. */
  end(because: Ending, ended?: boolean): void
  completeOnboarding(): void
  /** The person's names have changed. */
  renamed(person: User): void
  readonly code: PendingCode
  /** Handles a `storage` event from another tab. */
  storageChanged(key: string | null): void
}

export function createSession(parts: {
  storage: SafeStorage
  /** Session storage. */
  tab: SafeStorage
  /** `over`: aborted once the answer is no longer needed. */
  check: (over: AbortSignal) => Promise<Verdict>
}): Session {
  const { storage, check } = parts
  const code = pendingCode(parts.tab, storage)
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
    // Race: another tab ended it, and this one made a call without a token before its storage
    // event.
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
    // Race: the session may have been left or replaced in the meantime. Asked about it again, the
    // server would refuse it.
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

/** Keeps a person's data on the device for their return, hidden from anyone else. */
function leaveBehind(storage: SafeStorage): void {
  const userId = stored.readUserId(storage)
  if (userId) setAside(storage, userId)
  stored.clearSession(storage)
}

function isAnother(state: SessionState, userId: string): boolean {
  return state.phase === 'signed-out' || state.userId !== userId
}
