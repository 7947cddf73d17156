import type { SyncDeps } from '#services/sync/sync-parts.ts'

/** The right to run a change of the level, which one tab of a device has at a time. */
export interface Claim {
  /** Asks for it, if that was not done yet. */
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
      // Given up while it was waiting.
      if (held !== mine) return
      mine.mine = true
      await granted()
      await mine.over.promise
    }
    // A browser without locks leaves every tab to itself: what they do can be done twice.
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
