import type { User } from '@daywell/core/account'
import { safeStorage } from '#services/session/safe-storage.ts'
import { createSession, type Verdict } from '#services/session/session.ts'
import { mapStorage } from './map-storage.ts'

export const ANNA: User = { id: 'a1', email: 'a@x.org', username: 'anna', displayName: 'Anna' }
export const SIGNED_IN = { token: 't0ken', userId: 'a1', userPreferences: '{}' }

export const verified = (onboardingComplete = false): Verdict => ({
  kind: 'verified',
  identity: { user: ANNA, onboardingComplete },
})

/** A session over stored values; the server returns these verdicts in order. */
export function startSession(stored: Record<string, string>, ...verdicts: Verdict[]) {
  const local = mapStorage(stored)
  const tab = mapStorage()
  const asked = { times: 0 }
  const check = async () => verdicts[asked.times++] ?? verdicts.at(-1) ?? verified()
  const session = createSession({
    storage: safeStorage(() => local),
    tab: safeStorage(() => tab),
    check,
  })
  return { session, local, tab, asked }
}
