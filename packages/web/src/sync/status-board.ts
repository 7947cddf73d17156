import {
  refusedIds,
  type SyncState,
  type SyncStatus,
  syncStart,
  syncStatus,
} from '@daywell/core/sync'

/** The status for whoever shows it; they hear of it only when it says something else. */
export function statusBoard() {
  const listeners = new Set<() => void>()
  let status = syncStatus(syncStart)
  let refused: readonly string[] = []
  return {
    status: (): SyncStatus => status,
    isRefused: (id: string): boolean => refused.includes(id),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(state: SyncState) {
      const said = syncStatus(state)
      const ids = refusedIds(state)
      if (JSON.stringify([said, ids]) === JSON.stringify([status, refused])) return
      status = said
      refused = ids
      for (const listener of [...listeners]) listener()
    },
  }
}
