import type { SyncDeps } from '#services/sync/sync-deps.ts'

/** A mutex for running a level change: one tab of a device at a time. */
export interface Claim {
  /** Requests it, unless that was already done. */
  request(): void
  isMine(): boolean
  release(): void
}

export function claimOn(
  { locks, userId }: Pick<SyncDeps, 'locks' | 'userId'>,
  granted: () => Promise<void>,
): Claim {
  let held: { mine: boolean; readonly over: PromiseWithResolvers<void> } | undefined
  const request = () => {
    if (held) return
    const mine = { mine: false, over: Promise.withResolvers<void>() }
    held = mine
    const hold = async () => {
      // Released while waiting.
      if (held !== mine) return
      mine.mine = true
      await granted()
      await mine.over.promise
    }
    // Without locks, every tab runs: the steps are idempotent.
    const asked = locks ? locks.request(`daywell-level-${userId}`, hold) : hold()
    asked.catch(() => {
      if (held === mine) held = undefined
    })
  }
  return {
    request,
    isMine: () => held?.mine ?? false,
    release() {
      held?.over.resolve()
      held = undefined
    },
  }
}
