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
  let fetchedAll = false
  return {
    status: (): SyncStatus => status,
    isRefused: (id: string): boolean => refused.includes(id),
    hasFetchedAll: (): boolean => fetchedAll,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(state: SyncState, hasFetchedAll: boolean) {
      const said = syncStatus(state)
      const ids = refusedIds(state)
      const before = JSON.stringify([status, refused, fetchedAll])
      if (JSON.stringify([said, ids, hasFetchedAll]) === before) return
      status = said
      refused = ids
      fetchedAll = hasFetchedAll
      for (const listener of [...listeners]) listener()
    },
  }
}
