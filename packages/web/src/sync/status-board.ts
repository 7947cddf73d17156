import { type SyncState, type SyncStatus, syncStart, syncStatus } from '@daywell/core/sync'

/** The status for whoever shows it; they hear of it only when it says something else. */
export function statusBoard() {
  const listeners = new Set<() => void>()
  let status = syncStatus(syncStart)
  return {
    status: (): SyncStatus => status,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(state: SyncState) {
      const said = syncStatus(state)
      if (JSON.stringify(said) === JSON.stringify(status)) return
      status = said
      for (const listener of [...listeners]) listener()
    },
  }
}
