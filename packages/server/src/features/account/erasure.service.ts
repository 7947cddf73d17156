import type { AccountParts } from './account-parts.ts'
import { closedUsers, closeUser, eraseUser } from './erasure.store.ts'

type Parts = Pick<AccountParts, 'database' | 'keyring' | 'clock' | 'whenLeaving'>

/** The end of an account: closed in one unit, erased in many. */
export function erasureService({ database, keyring, clock, whenLeaving }: Parts) {
  const underWay = new Set<string>()

  const erase = async (userId: string, stopped?: AbortSignal) => {
    underWay.add(userId)
    try {
      await eraseUser(database, userId, stopped)
    } finally {
      underWay.delete(userId)
    }
  }

  return {
    /** Resolves when no row of the person is left. */
    async closeAndErase(userId: string): Promise<void> {
      await closeUser(database, userId, clock(), whenLeaving)
      keyring.forget(userId)
      await erase(userId)
    },

    /** Erases what a crash, or an error, has left. Says how many accounts that were. */
    async finishErasures(stopped: AbortSignal): Promise<number> {
      const left = (await closedUsers(database.read)).filter((id) => !underWay.has(id))
      for (const userId of left) if (!stopped.aborted) await erase(userId, stopped)
      return left.length
    },
  }
}
