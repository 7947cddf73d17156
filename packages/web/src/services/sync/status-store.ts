import {
  refusedIds,
  type SyncState,
  type SyncStatus,
  syncStart,
  syncStatus,
  type Why,
} from '@daywell/core/sync'
import { emitter } from '#kit/observable/emitter.ts'

/** The sync status; emits only when it changes. */
export function createStatusStore() {
  const changes = emitter()
  let status = syncStatus(syncStart)
  let refused: ReadonlyMap<string, Why> = new Map()
  let fetchedAll = false
  return {
    status: (): SyncStatus => status,
    whyRefused: (id: string): Why | undefined => refused.get(id),
    hasFetchedAll: (): boolean => fetchedAll,
    subscribe: changes.subscribe,
    show(state: SyncState, hasFetchedAll: boolean) {
      const next = syncStatus(state)
      const reasons = refusedIds(state).map(
        (id) => [id, state.refused[id]?.why ?? 'refused'] as const,
      )
      const before = JSON.stringify([status, [...refused], fetchedAll])
      if (JSON.stringify([next, reasons, hasFetchedAll]) === before) return
      status = next
      refused = new Map(reasons)
      fetchedAll = hasFetchedAll
      changes.emit()
    },
  }
}
