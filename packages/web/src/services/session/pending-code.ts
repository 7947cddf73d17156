import type { SafeStorage } from './safe-storage.ts'

const KEY = 'recoveryCode'
const unsavedKey = (userId: string) => `recovery_code_unsaved_${userId}`

/**
 * A recovery code that was issued and not saved yet. It survives a reload but goes with its tab, so
 * that the next person at this browser can't find it. That it wasn't saved is remembered longer, on
 * this device, and says nothing about the code.
 */
export interface PendingCode {
  of(userId: string): string | null
  isUnsaved(userId: string): boolean
  keep(userId: string, code: string): void
  /** A code that only the page shows, since no one is signed in yet. */
  issued(userId: string): void
  /** The person has copied or downloaded it. */
  saved(userId: string): void
  /** Forgets the code, saved or not. */
  drop(): void
}

export function pendingCode(tab: SafeStorage, device: SafeStorage): PendingCode {
  const drop = () => tab.remove(KEY)
  const issued = (userId: string) => device.set(unsavedKey(userId), 'true')
  return {
    of(userId) {
      const [owner, code] = tab.get(KEY)?.split(' ') ?? []
      return owner === userId && code ? code : null
    },
    isUnsaved: (userId) => device.get(unsavedKey(userId)) !== null,
    keep(userId, code) {
      tab.set(KEY, `${userId} ${code}`)
      issued(userId)
    },
    issued,
    saved(userId) {
      drop()
      device.remove(unsavedKey(userId))
    },
    drop,
  }
}
