import type { SafeStorage } from './safe-storage.ts'

export interface StoredSession {
  readonly token: string
  readonly userId: string
}

const TOKEN = 'token'
const USER_ID = 'userId'
const PREFERENCES = 'userPreferences'
const ONBOARDING = 'onboardingComplete'

/** Hashes of tokens whose sessions the server has still to be told to end. */
export const REVOCATIONS_OWED = 'revocationsOwed'

/** A header can carry only these; anything else in storage was not put there by a sign-in. */
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

/** Whose session is or was here last; without a token it is over. */
export function readUserId(storage: SafeStorage): string | null {
  return storage.get(USER_ID) || null
}

/** The token goes in last and out first: another tab never sees it without its user. */
export function writeSession(storage: SafeStorage, session: StoredSession): void {
  storage.set(USER_ID, session.userId)
  storage.set(TOKEN, session.token)
}

/** Removes who the person is from this device, and nothing that they wrote. */
export function clearSession(storage: SafeStorage): void {
  for (const key of [TOKEN, PREFERENCES, USER_ID]) storage.remove(key)
}

/** Preferences of a person that the server may not have yet. They wait for their person alone. */
export const waitingPreferences = (userId: string) => `preferences_pending_${userId}`

/** One who saved preferences here is past the setup, also while the server has not heard of it. */
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
