import { emitter } from '#kit/observable/emitter.ts'
import type { SafeStorage } from './safe-storage.ts'

const KEY = 'recoveryCode'

/**
 * A recovery code that was issued and not confirmed as saved yet. It survives a reload but goes
 * with its tab, so that the next person at this browser can't find it.
 */
export interface PendingCode {
  of(userId: string): string | null
  keep(userId: string, code: string): void
  drop(): void
  subscribe(listener: () => void): () => void
}

export function pendingCode(tab: SafeStorage): PendingCode {
  const changes = emitter()
  return {
    of(userId) {
      const [owner, code] = tab.get(KEY)?.split(' ') ?? []
      return owner === userId && code ? code : null
    },
    keep(userId, code) {
      tab.set(KEY, `${userId} ${code}`)
      changes.emit()
    },
    drop() {
      tab.remove(KEY)
      changes.emit()
    },
    subscribe: changes.subscribe,
  }
}
