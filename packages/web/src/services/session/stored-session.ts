import type { SafeStorage } from './safe-storage.ts'

export interface StoredSession {
  readonly token: string
  readonly userId: string
}

const TOKEN = 'token'
const USER_ID = 'userId'
const PREFERENCES = 'userPreferences'
const ONBOARDING = 'onboardingComplete'

/** Token hashes of sessions that still have to be revoked on the server. */
export const REVOCATIONS_OWED = 'revocationsOwed'

/** Only these characters fit into a header; anything else wasn't stored by a sign-in. */
const SENDABLE = /^[\x21-\x7e]+$/

export function readToken(storage: SafeStorage): string | null {
  const token = storage.get(TOKEN)
  return token !== null && SENDABLE.test(token) ? token : null
}

export function readSession(storage: SafeStorage): StoredSession | null {
  const token = readToken(storage)
  const userId = storage.get(USER_ID)
  return token !== null && userId ? { token, userId } : null
}

/** The owner of the current or last session; without a token it's over. */
export function readUserId(storage: SafeStorage): string | null {
  return storage.get(USER_ID) || null
}

/**
 * Order matters: the token is written last and removed first, so that no tab sees it without its
 * user.
 */
export function writeSession(storage: SafeStorage, session: StoredSession): void {
  storage.set(USER_ID, session.userId)
  storage.set(TOKEN, session.token)
}

/** Removes the person's identity from this device, and nothing they wrote. */
export function clearSession(storage: SafeStorage): void {
  for (const key of [TOKEN, PREFERENCES, USER_ID]) storage.remove(key)
}

/** A person's preferences that the server may not have yet. Only their owner can send them. */
export const waitingPreferences = (userId: string) => `preferences_pending_${userId}`

/** A person who saved preferences here is onboarded, even if the server doesn't know yet. */
export function isOnboarded(storage: SafeStorage, userId: string): boolean {
  return storage.get(ONBOARDING) === 'true' || storage.get(waitingPreferences(userId)) !== null
}

export function setOnboarded(storage: SafeStorage, complete: boolean): void {
  if (complete) storage.set(ONBOARDING, 'true')
  else storage.remove(ONBOARDING)
}

/** Whether a `storage` event can have changed the session; a key of `null` is a cleared storage. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === TOKEN || key === USER_ID
}
